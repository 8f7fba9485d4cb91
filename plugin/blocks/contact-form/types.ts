import type { FormRedirectQuery } from '@brolga/contracts';
import type { Autoreply, Route, SpamCheckName } from '@brolga/editor-forms';
import type { Check } from '../../src/forms/checks';

/** The block's attributes, as block.json declares them. */
export type Attributes = {
	readonly anchor: string;
	/** What the form's identity is made of, together with where it is saved. */
	readonly uid: string;
	readonly title: string;
	readonly submitLabel: string;
	readonly recipient: string;
	/** Whether nobody is mailed. */
	readonly silent: boolean;
	readonly subject: string;
	readonly body: string;
	/** Whether files come along with the mail to the owner. */
	readonly attachFiles: boolean;
	readonly autoreply: Autoreply;
	readonly redirectUrl: string;
	readonly redirectQuery: readonly RedirectValue[];
	/** What is different by what was answered. */
	readonly routes: readonly Partial< Route >[];
	readonly captcha: boolean;
	readonly spamCheck: SpamCheckName;
	/** After how many days its enquiries are deleted; 0: as the site says. */
	readonly retentionDays: number;
	readonly messages: Messages;
};

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
