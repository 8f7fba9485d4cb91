import type { FormRedirectQuery } from '@brolga/contracts';
import type { Autoreply, FormLook, Route } from '@brolga/editor-forms';
import type {
	ContactFormAttributes,
	Refined,
} from '../../src/contracts/attributes';
import type { Check } from '../../src/forms/view/checks';

/** The block's attributes. */
export type Attributes = Refined<
	ContactFormAttributes,
	{
		readonly autoreply: Autoreply;
		readonly redirectQuery: readonly RedirectValue[];
		readonly routes: readonly Partial< Route >[];
		readonly messages: Messages;
		readonly limits: Readonly< Record< string, unknown > >;
		readonly look: FormLook;
	}
>;

/** A value that the address of the redirect may carry. */
export type RedirectValue = FormRedirectQuery;

/** The owner's own words; what is not said here is said by the default. */
export type Messages = {
	readonly [ key in MessageKey ]?: string;
};

/** What an owner may put into own words. */
export type MessageKey =
	| 'success'
	| 'contact_error_message'
	| 'fill_message'
	| 'invalid'
	| 'wrong_captcha'
	| 'captcha'
	| 'wrong_checkbox';

/** A field of the page's form, with what the visitor typed or chose. */
export interface Field {
	readonly id: string;
	readonly originalId: string;
	readonly type: string;
	readonly label: string;
	readonly required: boolean;
	readonly values: readonly string[];
	/** Whether its conditions keep it from being asked. */
	readonly hidden: boolean;
	/** What its value has to be like. */
	readonly checks: readonly Check[];
	/** What a module of another plugin says is wrong. @see EXT-826 */
	readonly said?: string | false | undefined;
	/** The id of its first control. */
	readonly target: string;
}

/** Why a field fails, by the key of its message. */
export interface Problem {
	readonly id: string;
	readonly key: 'fill_message' | 'invalid';
	/** What is said instead of the key's words. */
	readonly reason?: string;
}

/** What the script says, by key; the server prints it with the form. */
export type Words = {
	readonly [
		key in
			| Exclude< MessageKey, 'success' >
			| 'sending'
			| 'failed'
			| 'preview'
			| 'asked'
			| 'dropped'
	]: string;
};

/** A judged address; `value` is what is sent on. */
export interface Address {
	readonly checked: boolean;
	readonly valid: boolean;
	readonly value: string;
}

/** A field as the wire contract describes it. */
export interface Descriptor {
	readonly field_id: string;
	readonly original_id: string;
	readonly required_mark: 'required' | 'not_required';
	readonly field_type: string;
	readonly field_label: string;
}

/** What the page's entry in the browser's history knows. */
export interface HistoryState {
	readonly brolgaForms?: Record< string, Attempt >;
}

/** One body, as bodyOf() tells it, and the key it is sent with. */
export interface Attempt {
	readonly body: string;
	readonly key: string;
}
