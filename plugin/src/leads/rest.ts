/**
 * The routes of the Leads screen, typed.
 */
import apiFetch from '@wordpress/api-fetch';
import type {
	LeadDelivery,
	LeadReply,
	LeadStatus,
	SpamReason,
} from '@brolga/contracts';

/** What happened to the mail of a lead. */
export interface Delivery {
	readonly state: LeadDelivery;
	readonly attempts?: number;
	/** When it is tried again, ISO 8601 in UTC. */
	readonly next?: string | null;
	readonly error?: string;
	/** One by one, oldest first; of one lead only. */
	readonly mails?: readonly OneDelivery[];
}

/** What happened to one mail. */
export interface OneDelivery {
	/** By which it alone is sent again. */
	readonly id: number;
	/**
	 * `mail`: to the owner; `autoreply` and `reply`: to the visitor; `webhook`,
	 * `slack`, `sheet` and `tracking`: to another server.
	 */
	readonly kind: string;
	readonly state: LeadDelivery;
	readonly attempts: number;
	readonly next: string | null;
	readonly error: string;
}

/** A value that a visitor sent, with the label it was asked under. */
export interface LeadField {
	readonly id: string;
	readonly label: string;
	readonly type: string;
	readonly value: string | readonly string[];
	/** The value as people read it. */
	readonly text: string;
	/** Of a field for files, in a lead's detail: those that are there. */
	readonly files?: readonly LeadFile[];
}

/** A file that came with a lead. */
export interface LeadFile {
	readonly name: string;
	/** In bytes. */
	readonly size: number;
	/** Its media type. */
	readonly type: string;
	/** Downloads it, for who is logged in now. */
	readonly url: string;
}

/** Something that happened to a lead. */
export interface LeadEvent {
	/** ISO 8601 in UTC. */
	readonly at: string;
	readonly kind:
		| 'received'
		| 'differs'
		| 'status'
		| 'note'
		| 'reply'
		| 'resend'
		| 'mail'
		| 'autoreply'
		| 'webhook'
		| 'slack'
		| 'sheet'
		| 'tracking'
		| 'kept'
		| 'released'
		| 'unverified';
	readonly text: string;
	/** Who did it; empty for a visitor or the site itself. */
	readonly user: string;
	/** Of a reply only. */
	readonly reply?: SentReply;
	/** What a text was marked as spam for. */
	readonly signs?: readonly SpamSign[];
}

/** Something that a text was marked as spam for. */
export interface SpamSign {
	readonly sign: string;
	/** How many, or which. */
	readonly value: string;
	/** The same in words. */
	readonly text: string;
}

/** A reply that was given to the outbox; its words are the event's text. */
export interface SentReply {
	readonly subject: string;
	/** Whether the enquiry stood below it. */
	readonly quotes: boolean;
	/** How far it is; null: nobody knows any more. */
	readonly mail: OneDelivery | null;
}

/** What a reply would be. */
export interface ReplyTerms {
	/** What it begins with. */
	readonly subject: string;
	/** Where the visitor's answer would go; empty: to the sender. */
	readonly answers_to: string;
	/** Why there can be none, in words; empty: nothing is in the way. */
	readonly obstacle: string;
}

/** A lead as the list shows it. */
export interface LeadRow {
	readonly id: number;
	readonly status: LeadStatus;
	/** ISO 8601 in UTC. */
	readonly created: string;
	readonly name: string;
	readonly email: string;
	/** The first words. */
	readonly summary: string;
	/** The form's name for its owner. */
	readonly form: string;
	readonly form_uid: string;
	readonly page: string;
	readonly delivery: Delivery;
	/** What added columns say, by their ids. */
	readonly columns?: Readonly< Record< string, string > >;
}

/** What an A/B test showed a visitor. */
export interface LeadVariant {
	/** The test's key: `12` for a post's first, `12-3` for its third. */
	readonly test: string;
	/** The post of the test. */
	readonly post: number;
	/** Its number, 0 being the control; `{experiment}-{n}` on a post with several. */
	readonly subject: string;
	/** The post's title, where everybody may see it. */
	readonly title: string;
}

/** A lead with all there is to know about it. */
export interface Lead extends LeadRow {
	readonly fields: readonly LeadField[];
	readonly referrer: string;
	readonly campaign: Readonly< Record< string, string > >;
	/** What A/B tests showed, as the visitor's browser says. */
	readonly variants: readonly LeadVariant[];
	readonly consent: string;
	/** Oldest first. */
	readonly timeline: readonly LeadEvent[];
	readonly reply: ReplyTerms;
}

/** Which leads. */
export interface LeadFilter {
	/** Empty: all but spam and what was deleted. */
	readonly status: LeadStatus | '';
	/** A form's uid; empty: all. */
	readonly form: string;
	readonly search: string;
	/** The first day, `2026-11-21`; empty: no beginning. */
	readonly from: string;
	/** The last day; empty: no end. */
	readonly to: string;
	/** The `utm_source`, else the host of the page before; empty: all. */
	readonly source: string;
	/** The `utm_campaign`; empty: all. */
	readonly campaign: string;
	/** The path of the form's page; empty: all. */
	readonly path: string;
	/** What an A/B test showed, `12:1`; empty: all. */
	readonly variant: string;
	/** The partner whose link brought the visitor. */
	readonly referral: string;
	/** Values of filters that other plugins add, by name; empty: all. */
	readonly more: Readonly< Record< string, string > >;
}

/** A column that another plugin adds. */
export interface AddedColumn {
	readonly id: string;
	readonly label: string;
}

/** A filter that another plugin adds, as the server describes it. */
export interface AddedFilter {
	readonly name: string;
	readonly label: string;
	readonly choices: readonly {
		readonly value: string;
		readonly label: string;
	}[];
}

/**
 * All values of a filter side by side, as the server takes them.
 *
 * @param filter The filter.
 */
export const parametersOf = ( {
	more,
	...own
}: LeadFilter ): Record< string, string > => ( { ...own, ...more } );

/** Which of them to list. */
export interface LeadQuery extends LeadFilter {
	/** Only leads older than this one; 0: from the newest. */
	readonly after: number;
}

/** A page of the list. */
export interface LeadPage {
	readonly items: readonly LeadRow[];
	/** The `after` of the next page; null where there is none. */
	readonly next: number | null;
	readonly counts: Readonly< Record< LeadStatus, number > >;
	/** Those of which there are more than were counted. */
	readonly more: readonly LeadStatus[];
}

/** A form that leads came from. */
export interface LeadForm {
	readonly uid: string;
	readonly title: string;
}

const ROUTE = '/brolga/v1/leads';

/**
 * A page of the list, newest first.
 *
 * @param query Which leads.
 */
export const list = ( { after, ...filter }: LeadQuery ): Promise< LeadPage > =>
	apiFetch( {
		path: `${ ROUTE }?${ new URLSearchParams( {
			...parametersOf( filter ),
			after_id: String( after ),
		} ).toString() }`,
	} );

/** What was kept away from the owner. */
export interface Blocked {
	/** Within how many days, today included. */
	readonly days: number;
	/** How often, by reason, most first. */
	readonly attempts: readonly {
		readonly reason: SpamReason;
		readonly count: number;
	}[];
}

/** What was kept apart or refused within the last days. */
export const blocked = (): Promise< Blocked > =>
	apiFetch( { path: `${ ROUTE }/blocked` } );

/** The forms that leads came from. */
export const forms = (): Promise< readonly LeadForm[] > =>
	apiFetch( { path: `${ ROUTE }/forms` } );

/**
 * One lead.
 *
 * @param id Its id.
 */
export const read = ( id: number ): Promise< Lead > =>
	apiFetch( { path: `${ ROUTE }/${ id }` } );

/**
 * Changes a lead's status or adds a note.
 *
 * @param id     Its id.
 * @param change What to change.
 */
export const update = (
	id: number,
	change: { readonly status?: LeadStatus; readonly note?: string }
): Promise< Lead > =>
	apiFetch( { path: `${ ROUTE }/${ id }`, method: 'PATCH', data: change } );

/** A lead and the status it gets, or had. */
export interface LeadStatusChange {
	readonly id: number;
	readonly status: LeadStatus;
}

/**
 * Changes the status of several leads, all or none of them.
 *
 * @param changes At most a hundred.
 * @return The changes that undo it.
 */
export const changeAll = async (
	changes: readonly LeadStatusChange[]
): Promise< readonly LeadStatusChange[] > => {
	const answer = await apiFetch< {
		readonly undo: readonly LeadStatusChange[];
	} >( { path: `${ ROUTE }/status`, method: 'POST', data: { changes } } );
	return answer.undo;
};

/**
 * Replies to a lead. The same key again sends nothing twice.
 *
 * @param id    Its id.
 * @param words What is answered.
 */
export const reply = ( id: number, words: LeadReply ): Promise< Lead > =>
	apiFetch( {
		path: `${ ROUTE }/${ id }/replies`,
		method: 'POST',
		data: words,
	} );

/**
 * Puts a lead's mail back into the queue.
 *
 * @param id  Its id.
 * @param job One mail that failed; else all of them.
 */
export const resend = ( id: number, job?: number ): Promise< Lead > =>
	apiFetch( {
		path: `${ ROUTE }/${ id }/resend`,
		method: 'POST',
		...( job === undefined ? {} : { data: { job } } ),
	} );

/**
 * Deletes a lead for good.
 *
 * @param id Its id.
 */
export const remove = ( id: number ): Promise< unknown > =>
	apiFetch( { path: `${ ROUTE }/${ id }?force=true`, method: 'DELETE' } );
