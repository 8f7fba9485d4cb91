/**
 * The routes of webhooks and of services that receive leads, typed.
 */
import type { WebhookChange } from '@brolga/contracts';
import apiFetch from '@wordpress/api-fetch';

const ROUTE = '/brolga/v1/webhooks';

const RECEIVERS = '/brolga/v1/receivers';

/** What a webhook can be told of. */
export interface WebhookEvent {
	readonly id: string;
	readonly label: string;
}

/** A server that is told of events. Its secret is never told. */
export interface Webhook {
	readonly id: string;
	readonly url: string;
	readonly has_secret: boolean;
	/** Until when the secret before signs as well, ISO 8601; empty: it does not. */
	readonly old_secret_until: string;
	/** Uids of the forms it is told of; empty: all. */
	readonly forms: readonly string[];
	/** Ids of the events it is told of. */
	readonly events: readonly string[];
}

/** A service that receives new leads in a form of its own. */
export interface Receiver {
	/** The kind of its jobs, too. */
	readonly id: string;
	readonly name: string;
	/** Whether it is set up. */
	readonly is_on: boolean;
	/** Its account, which owners have to know; empty: none. */
	readonly account: string;
}

/** How a test went. */
export interface TestResult {
	readonly sent: boolean;
	readonly message: string;
}

export const list = (): Promise< readonly Webhook[] > =>
	apiFetch( { path: ROUTE } );

/** All events, those of other plugins among them. */
export const events = (): Promise< readonly WebhookEvent[] > =>
	apiFetch( { path: `${ ROUTE }/events` } );

/**
 * Stores a webhook.
 *
 * @param id     Its id.
 * @param change What is stored; without a secret, the old one stays.
 */
export const save = (
	id: string,
	change: WebhookChange
): Promise< readonly Webhook[] > =>
	apiFetch( { path: `${ ROUTE }/${ id }`, method: 'PUT', data: change } );

/**
 * Forgets a webhook.
 *
 * @param id Its id.
 */
export const remove = ( id: string ): Promise< readonly Webhook[] > =>
	apiFetch( { path: `${ ROUTE }/${ id }`, method: 'DELETE' } );

/**
 * Has the secret before sign no longer.
 *
 * @param id The webhook.
 */
export const dropOldSecret = ( id: string ): Promise< readonly Webhook[] > =>
	apiFetch( { path: `${ ROUTE }/${ id }/old-secret`, method: 'DELETE' } );

/**
 * Sends an event that tells of nobody.
 *
 * @param id The webhook.
 */
export const test = ( id: string ): Promise< TestResult > =>
	apiFetch( { path: `${ ROUTE }/${ id }/test`, method: 'POST' } );

/** All services that can receive leads, as they are saved. */
export const receivers = (): Promise< readonly Receiver[] > =>
	apiFetch( { path: RECEIVERS } );

/**
 * Sends a message that tells of nobody.
 *
 * @param id The service.
 */
export const testReceiver = ( id: string ): Promise< TestResult > =>
	apiFetch( { path: `${ RECEIVERS }/${ id }/test`, method: 'POST' } );
