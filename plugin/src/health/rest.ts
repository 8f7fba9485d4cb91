/**
 * The routes of the Health screen, typed.
 */
import apiFetch from '@wordpress/api-fetch';
import type { FoundCookies } from '@brolga/contracts';

export type HealthState = 'good' | 'unchecked' | 'recommended' | 'critical';

/** A way to mend something. */
export interface HealthAction {
	readonly kind: 'link' | 'probe' | 'resend' | 'cookies';
	readonly label: string;
	/** Where a link leads. */
	readonly url: string;
}

/** What a check found. */
export interface Finding {
	readonly id: string;
	readonly state: HealthState;
	readonly title: string;
	/** What it means, and what to do. */
	readonly advice: string;
	/** Somebody else's words, such as a server's; may be empty. */
	readonly detail: string;
	readonly actions: readonly HealthAction[];
}

/** A line of the audit log. */
export interface AuditLine {
	/** ISO 8601 in UTC. */
	readonly at: string;
	/** Empty: the site itself, or somebody who is gone. */
	readonly user: string;
	readonly action: string;
	readonly items: number;
	readonly filter: Readonly< Record< string, string > >;
}

/** What all checks find. */
export const look = (): Promise< readonly Finding[] > =>
	apiFetch( { path: '/brolga/v1/health' } );

/**
 * Tries something out.
 *
 * @param check The id of its finding.
 */
export const probe = ( check: string ): Promise< Finding > =>
	apiFetch( {
		path: '/brolga/v1/health/probe',
		method: 'POST',
		data: { check },
	} );

/** A page to look at for cookies. */
export interface CookiePage {
	readonly url: string;
	/** The address that shows it as to a visitor who has refused everything. */
	readonly open: string;
}

/** Which pages are to be looked at for cookies. */
export const cookiePages = (): Promise< readonly CookiePage[] > =>
	apiFetch( { path: '/brolga/v1/found-cookies' } );

/**
 * Keeps what they set, and says what that means.
 *
 * @param data What was found.
 */
export const keepCookies = ( data: FoundCookies ): Promise< Finding > =>
	apiFetch( { path: '/brolga/v1/found-cookies', method: 'POST', data } );

/** Sends everything that failed again; how much that was. */
export const resend = async (): Promise< number > => {
	const answer = await apiFetch< { readonly resent: number } >( {
		path: '/brolga/v1/health/resend',
		method: 'POST',
	} );
	return answer.resent;
};

/** Who exported and changed what, newest first. */
export const log = (): Promise< readonly AuditLine[] > =>
	apiFetch( { path: '/brolga/v1/audit' } );
