/**
 * What visitors achieve, said once to the page: who says it knows nobody who
 * listens, and who listens nobody who says it.
 */

/**
 * What can be achieved, by name. Each feature declares its own where it says
 * it, by `declare module`.
 */
export interface Achievements {}

/** The name of one of them. */
export type EventName = keyof Achievements;

/** The detail of a `brolga:event`. */
export interface PageEvent {
	readonly name: EventName;
	/** The id of the module where it happened. */
	readonly source: string;
	readonly data: Readonly< Record< string, string > >;
	/** Keeps the visitor on the page until something is done, for a moment. */
	readonly wait?: ( work: Promise< unknown > ) => void;
}

const EVENT = 'brolga:event';

/** A visitor does not wait longer for the next page. */
const PATIENCE_MS = 1500;

/**
 * Says that something was achieved.
 *
 * @see NEWS-10 FORM-52
 * @param  name   What.
 * @param  source The id of the module.
 * @param  data   What there is to know of it.
 * @return Resolved when the visitor may go on to another page.
 */
export async function announce(
	name: EventName,
	source: string,
	data: PageEvent[ 'data' ] = {}
): Promise< void > {
	const works: Promise< unknown >[] = [];
	const wait = ( work: Promise< unknown > ) => void works.push( work );
	const detail: PageEvent = { name, source, data, wait };
	document.dispatchEvent( new CustomEvent( EVENT, { detail } ) );
	if ( works.length > 0 ) {
		await Promise.race( [
			Promise.allSettled( works ),
			new Promise( ( done ) => setTimeout( done, PATIENCE_MS ) ),
		] );
	}
}

/**
 * Hears of all that is achieved on the page.
 *
 * @param hear Gets each event.
 */
export const listen = ( hear: ( event: PageEvent ) => void ): void =>
	document.addEventListener( EVENT, ( event ) =>
		hear( ( event as CustomEvent< PageEvent > ).detail )
	);
