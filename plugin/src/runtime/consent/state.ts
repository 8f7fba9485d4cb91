/**
 * What the visitor said. Each script that has to ask has its own copy of this
 * small module: the cookie and the page config are the only state there is.
 */
import { CONSENT } from '@brolga/contracts';
import { config } from '../config';

/**
 * - `granted`, `denied`: the visitor said so, or, where owners may assume yes
 *   until told otherwise, nothing yet;
 * - `waiting`: visitors are asked about it, and this one has not answered;
 * - `not-asked`: nothing on this site asks.
 */
export type Consent = 'granted' | 'denied' | 'waiting' | 'not-asked';

/** In the page config where visitors are asked. */
export interface ConsentConfig {
	readonly consent: {
		/** Changes with its words: an answer counts for what was asked. */
		readonly version: string;
		/** What answers to other wordings count for: `{version}~{service}`. */
		readonly also?: readonly string[];
		/** Whether nothing counts as no, or as yes. */
		readonly mode: 'opt-in' | 'opt-out';
		/** Each service's category, by its id. */
		readonly services: Readonly< Record< string, string > >;
		/** Which elements of a page wait for the answer, by the service's id; without one: every page. */
		readonly waits?: Readonly< Record< string, string > >;
	};
}

/** On the document, when the visitor has answered. */
const CHANGED = 'brolga:consent';

/**
 * What the visitor answered about a service; nothing where they have not: an
 * answer counts for what was asked in the same words.
 *
 * @see CONSENT-31
 * @param service Its id.
 * @param asked   What visitors are asked.
 * @param cookies The browser's.
 */
export function answerTo(
	service: string,
	{ version, also }: ConsentConfig[ 'consent' ],
	cookies = document.cookie
): boolean | undefined {
	const [ , about, ids = '' ] =
		new RegExp(
			`(?:^|; )${ CONSENT.cookie }=([\\w-]+)\\.\\d+\\.([\\w~-]*)(?:;|$)`
		).exec( cookies ) ?? [];
	return about === version || also?.includes( `${ about }~${ service }` )
		? ids.split( '~' ).includes( service )
		: undefined;
}

/** Browsers whose users have said no to all sites. */
export const saysNo = (): boolean =>
	( navigator as { globalPrivacyControl?: boolean } ).globalPrivacyControl ===
	true;

/**
 * Whether a service may run.
 *
 * @see TRACK-7 TRACK-11 CONSENT-3
 * @param service Its id.
 * @param asked   What visitors are asked.
 * @param cookies The browser's.
 * @param no      Says whether the browser says no to all sites.
 */
export function consentFor(
	service: string,
	asked = config< ConsentConfig >().consent,
	cookies?: string,
	no = saysNo
): Consent {
	if ( ! asked?.services[ service ] ) {
		return 'not-asked';
	}
	const may =
		answerTo( service, asked, cookies ) ??
		( ! no() && ( asked.mode === 'opt-out' || undefined ) );
	if ( may === undefined ) {
		return 'waiting';
	}
	return may ? 'granted' : 'denied';
}

/** Whether a service may run without asking any more. */
export const mayRun = ( service: string ): boolean =>
	[ 'granted', 'not-asked' ].includes( consentFor( service ) );

/**
 * Hears when the visitor answers, or changes their mind.
 *
 * @param hear   Is called after the cookie is written.
 * @param signal Ends it.
 */
export const onConsent = ( hear: () => void, signal?: AbortSignal ): void =>
	document.addEventListener( CHANGED, hear, signal && { signal } );

/** Says that the visitor has answered. */
export const tellConsent = (): boolean =>
	document.dispatchEvent( new CustomEvent( CHANGED ) );
