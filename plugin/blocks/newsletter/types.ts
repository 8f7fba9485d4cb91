import type { FormRedirectQuery } from '@brolga/contracts';
import type { FormLook } from '@brolga/editor-forms';
import type {
	NewsletterAttributes,
	Refined,
} from '../../src/contracts/attributes';
import type { ConditionWords } from '../../src/forms/view/conditional-fields';

/** The block's attributes. */
export type Attributes = Refined<
	NewsletterAttributes,
	{
		readonly redirectQuery: readonly FormRedirectQuery[];
		readonly look: FormLook;
		readonly messages: { readonly [ key in MessageKey ]?: string };
	}
>;

/** The messages of a sign-up, which says what failed in one text. */
export type MessageKey =
	| 'fill_message'
	| 'invalid'
	| 'subscription_failed'
	| 'captcha'
	| 'wrong_checkbox';

/** What the script says; the server prints it with the form. */
export interface Words extends ConditionWords {
	readonly sending: string;
	readonly failed: string;
	readonly stale: string;
	readonly invalid: string;
	/** Said before the labels of what is missing. */
	readonly fill: string;
	readonly preview: string;
}

/** Why an input has to be put right. */
export type Problem = 'invalid' | 'missing';

/** What the server answers; nothing in it is certain. */
export interface Answer {
	readonly error?: string;
	readonly success?: string;
	readonly redirect?: string;
}
