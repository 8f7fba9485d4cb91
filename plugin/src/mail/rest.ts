/**
 * What owners try out about mail, typed.
 */
import apiFetch from '@wordpress/api-fetch';

/** How a test went. */
export interface TestResult {
	readonly sent: boolean;
	/** What the mailer says. */
	readonly message: string;
	/** What to do about it. */
	readonly advice: string;
	/** What was said to the mail server and by it. */
	readonly answer: readonly string[];
}

/** A record of the sender's domain. */
export interface DomainRecord {
	readonly record: 'SPF' | 'DKIM' | 'DMARC';
	readonly state: 'good' | 'recommended' | 'critical' | 'unknown';
	/** What the domain has; empty: nothing. */
	readonly found: string;
	readonly message: string;
	/** Where the line belongs; empty: nothing is missing. */
	readonly name: string;
	/** The line. */
	readonly value: string;
}

export interface DomainReport {
	/** The sender. */
	readonly address: string;
	readonly records: readonly DomainRecord[];
}

/** An example of an email. */
export interface MailPreview {
	readonly kinds: ReadonlyArray< {
		readonly id: string;
		readonly label: string;
	} >;
	readonly kind: string;
	readonly subject: string;
	readonly html: string;
	readonly text: string;
	/** Why there is no HTML; empty: there is. */
	readonly problem: string;
}

/**
 * Fetches an example of an email.
 *
 * @param kind Its kind; empty: the first.
 */
export const preview = ( kind: string ): Promise< MailPreview > =>
	apiFetch( {
		path: `/brolga/v1/mail/preview?${ new URLSearchParams( { kind } ) }`,
	} );

/**
 * Sends a test mail with the settings that are stored.
 *
 * @param to Whom to.
 */
export const test = ( to: string ): Promise< TestResult > =>
	apiFetch( {
		path: '/brolga/v1/mail/test',
		method: 'POST',
		data: { to },
	} );

/** Looks the sender's domain up. */
export const lookUp = (): Promise< DomainReport > =>
	apiFetch( { path: '/brolga/v1/mail/domain', method: 'POST' } );
