/**
 * The routes of failed jobs, typed.
 */
import apiFetch from '@wordpress/api-fetch';

/** Something that failed for good. */
export interface FailedJob {
	readonly id: number;
	/** `mail`, `autoreply`, `webhook`, `slack`, `sheet`, `provider`, `digest`, `digest_mail`. */
	readonly kind: string;
	/** Whether it is about a subscriber. */
	readonly subscriber: boolean;
	readonly attempts: number;
	/** Why, in the other side's words. */
	readonly error: string;
	/** When it failed, ISO 8601 in UTC. */
	readonly at: string;
	/** The lead it is about; 0: none, or not for these eyes. */
	readonly lead?: number;
	/** Whom it is about; empty: nobody, or not for these eyes. */
	readonly about?: string;
}

/** The last that failed, newest first. */
export const newest = (): Promise< readonly FailedJob[] > =>
	apiFetch( { path: '/brolga/v1/health/failed-jobs' } );

/**
 * Sends one again; false: it was on its way already.
 *
 * @param id    Which.
 * @param owner Where it is told: `health`, `subscribers/7`.
 */
export const resend = async ( id: number, owner: string ): Promise< boolean > =>
	(
		await apiFetch< { readonly resent: boolean } >( {
			path: `/brolga/v1/${ owner }/failed-jobs/${ id }/resend`,
			method: 'POST',
		} )
	).resent;
