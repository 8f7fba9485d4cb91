import type { FormRedirectQuery } from '@brolga/contracts';
import type { SpamCheckName } from '@brolga/editor-forms';
import type { ConditionWords } from '../../src/forms/conditional-fields';

/** The block's attributes, as block.json declares them. */
export type Attributes = {
	readonly anchor: string;
	/** What the form's identity is made of, together with where it is saved. */
	readonly uid: string;
	/** A list of the site, a feed service's window, or new posts by mail. */
	readonly kind: 'list' | 'feed' | 'posts';
	/** How often new posts are mailed. */
	readonly frequency: 'at-once' | 'daily' | 'weekly';
	readonly title: string;
	readonly listId: string;
	readonly provider: string;
	readonly accountName: string;
	readonly firstName: boolean;
	readonly lastName: boolean;
	readonly spamCheck: SpamCheckName;
	readonly consent: string;
	readonly success: string;
	readonly redirectUrl: string;
	readonly redirectQuery: readonly FormRedirectQuery[];
	readonly submitLabel: string;
	readonly feedUrl: string;
	readonly feedUri: string;
	/** The owner's words for what can go wrong. */
	readonly messages: { readonly [ key in MessageKey ]?: string };
};

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

/** An input that has to be put right. */
export interface Problem {
	readonly name: string;
	readonly key: 'invalid' | 'missing';
}

/** What the server answers; nothing in it is certain. */
export interface Answer {
	readonly error?: string;
	readonly success?: string;
	readonly redirect?: string;
}
