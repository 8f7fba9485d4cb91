/**
 * Keeps an answer: in the browser, and as proof on the server.
 */
import { write } from '../cookie';
import type { ConsentConfig } from '../../../runtime/consent/state';
import { config } from '../../../runtime/config';

/** How somebody answered. */
export type Action = 'accept' | 'reject' | 'choose';

/** An answer as it is proven. */
interface Proof {
	/** Its number: 32 hexadecimal digits. */
	readonly id: string;
	/** When it was given, in milliseconds since 1970. */
	readonly at: number;
	readonly version: string;
	readonly mode: string;
	readonly action: Action;
	readonly granted: readonly string[];
}

/** What this browser knows of its visitor's answers. */
interface Proofs {
	/** The latest one's number. */
	readonly number?: string;
	/** Those that the server has not taken yet, oldest first. */
	readonly waiting: readonly Proof[];
}

const KEY = 'brolga_consent_proof';

/** So many answers wait at most. */
const MAX_WAITING = 5;

/** Milliseconds after which a page that stays open tries again. */
const PAUSE_MS = 15_000;

/** What the server says to something that it will never take. */
const HOPELESS = [ 400, 413 ];

// Where the browser keeps nothing, the page does.
let kept: Proofs = { waiting: [] };

function read(): Proofs {
	try {
		const stored = JSON.parse(
			localStorage.getItem( KEY ) ?? ''
		) as Proofs;
		// What somebody else has written there is none of ours.
		if ( stored.waiting.every( ( { id } ) => id ) ) {
			kept = stored;
		}
	} catch {}
	return kept;
}

function store( proofs: Proofs ): void {
	kept = proofs;
	try {
		localStorage.setItem( KEY, JSON.stringify( proofs ) );
	} catch {}
}

/** Thirty-two hexadecimal digits by chance. */
const draw = (): string =>
	Array.from( crypto.getRandomValues( new Uint8Array( 16 ) ), ( byte ) =>
		byte.toString( 16 ).padStart( 2, '0' )
	).join( '' );

/** The number of the visitor's latest answer; nothing where there is none. */
export const number = (): string | undefined => read().number;

/**
 * Sends the answers that the server has not taken yet. What a busy server turns
 * away is kept, and sent again a little later or with the next page: the server
 * knows an answer by its number, and takes it once.
 *
 * @see CONSENT-28
 * @param isLast Whether this page tries no more.
 */
export async function prove( isLast = false ): Promise< void > {
	const { waiting } = read();
	if ( ! waiting.length ) {
		return;
	}
	// Resolved by the page's import map; nobody waits for it before there is an answer.
	const { post } = await import( /* webpackIgnore: true */ '@brolga/http' );
	for ( const { at, ...proof } of waiting ) {
		try {
			await post(
				`${ config().rest ?? '' }/consents`,
				() =>
					JSON.stringify( {
						et_frontend_nonce: config< {
							et_frontend_nonce: string;
						} >().et_frontend_nonce,
						...proof,
						age: Math.max(
							0,
							Math.floor( ( Date.now() - at ) / 1000 )
						),
					} ),
				{ 'Content-Type': 'application/json' },
				true
			);
		} catch ( error ) {
			if (
				! HOPELESS.includes( ( error as { status: number } ).status )
			) {
				if ( ! isLast ) {
					setTimeout( () => void prove( true ), PAUSE_MS );
				}
				return;
			}
		}
		// Another answer may have come in between.
		const now = read();
		store( {
			...now,
			waiting: now.waiting.filter( ( { id } ) => id !== proof.id ),
		} );
	}
}

/**
 * Keeps an answer.
 *
 * @see CONSENT-3 CONSENT-10
 * @param asked   The question.
 * @param action  How it was answered.
 * @param granted The services that were agreed to.
 */
export function keep(
	{ version, mode }: ConsentConfig[ 'consent' ],
	action: Action,
	granted: readonly string[]
): void {
	write( version, granted );
	const id = draw();
	store( {
		number: id,
		waiting: [
			...read().waiting,
			{ id, at: Date.now(), version, granted, mode, action },
		].slice( -MAX_WAITING ),
	} );
	prove().catch( () => {} );
}
