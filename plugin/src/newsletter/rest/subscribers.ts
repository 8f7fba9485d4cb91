/**
 * The routes of the Subscribers screen, typed.
 */
import apiFetch from '@wordpress/api-fetch';
import type { SubscriberIds } from '@brolga/contracts';
import type { FailedJob } from '../../outbox/rest';

/** Where a subscriber stands. */
export type SubscriberStatus = string;

/** What was answered besides, with the label it was asked under. */
export interface SubscriberField {
	readonly id: string;
	readonly label: string;
	/** The answer as people read it. */
	readonly text: string;
}

/** Somebody in a list, with the proof of consent. */
export interface Subscriber {
	readonly id: number;
	readonly list: string;
	readonly email: string;
	readonly name: string;
	readonly status: SubscriberStatus;
	/** Why it was kept apart; empty: it was not. */
	readonly spam: string;
	/** What failed for it, oldest first. */
	readonly dead: readonly FailedJob[];
	readonly fields: readonly SubscriberField[];
	readonly consent: {
		readonly text: string;
		readonly page: string;
		/** ISO 8601 in UTC. */
		readonly at: string;
	};
}

/** Which subscribers. */
export interface SubscriberQuery {
	/** Empty: all lists. */
	readonly list: string;
	/** Empty: wherever they stand. */
	readonly status: SubscriberStatus;
	readonly search: string;
	/** Only those who came before this one; 0: from the newest. */
	readonly after: number;
}

/** A page of subscribers. */
export interface SubscriberPage {
	readonly items: readonly Subscriber[];
	/** How many there are, by list and status. */
	readonly lists: Readonly<
		Record< string, Readonly< Record< string, number > > >
	>;
	/** The `after` of the next page; null where there is none. */
	readonly next: number | null;
}

const ROUTE = '/brolga/v1/subscribers';

/**
 * A page of subscribers, newest first.
 *
 * @param query Which.
 */
export const list = ( query: SubscriberQuery ): Promise< SubscriberPage > =>
	apiFetch( {
		path: `${ ROUTE }?${ new URLSearchParams( {
			list: query.list,
			status: query.status,
			search: query.search,
			after_id: String( query.after ),
		} ).toString() }`,
	} );

/**
 * Takes somebody off a list.
 *
 * @param id Who.
 */
export const unsubscribe = ( id: number ): Promise< Subscriber > =>
	apiFetch( { path: `${ ROUTE }/${ id }/unsubscribe`, method: 'POST' } );

/**
 * Forgets somebody, proof and all.
 *
 * @param id Who.
 */
export const forget = ( id: number ): Promise< unknown > =>
	apiFetch( { path: `${ ROUTE }/${ id }`, method: 'DELETE' } );

/** What became of sign-ups that were taken out of spam. */
export interface Released {
	/** Those that go on. */
	readonly released: readonly number[];
	/** Those whose address has had its share of mails for now. */
	readonly refused: readonly number[];
}

/**
 * Takes sign-ups out of spam; each goes on as if it had just come in, once.
 *
 * @param ids Which; those that are not in spam any more are left alone.
 */
export const release = ( ids: readonly number[] ): Promise< Released > =>
	apiFetch( {
		path: `${ ROUTE }/release`,
		method: 'POST',
		data: { ids: [ ...ids ] } satisfies SubscriberIds,
	} );

/** How many sign-ups were forgotten. */
export interface Discarded {
	readonly deleted: number;
}

/**
 * Forgets sign-ups in spam.
 *
 * @param ids Which; those that are not in spam any more are left alone.
 */
export const discard = ( ids: readonly number[] ): Promise< Discarded > =>
	apiFetch( {
		path: `${ ROUTE }/discard`,
		method: 'POST',
		data: { ids: [ ...ids ] } satisfies SubscriberIds,
	} );
