/**
 * `@brolga/hash`: the one owner of the address's hash. Modules bind to their entry, write it,
 * and hear of it again when the visitor goes back or forward.
 *
 * @see HASH-2 HASH-3 HASH-7 HASH-8 HASH-400
 */
import { parse, update } from './entries';

interface Binding {
	/**
	 * Called with the module's parameters: at once when the address names it,
	 * later whenever they change; with none when the entry has gone.
	 */
	readonly read: ( params: readonly string[] ) => void;
	readonly signal: AbortSignal;
}

const bindings = new Map< string, Binding >();
const pending = new Map< string, ReturnType< typeof setTimeout > >();
let known: string | undefined;
/** The hash of which whoever waits for an anchor has heard. */
let heard: string | undefined;
const settle = (): void => {
	heard = window.location.hash;
};

const paramsOf = ( id: string ): readonly string[] | undefined =>
	parse( window.location.hash ).find( ( entry ) => entry.id === id )?.params;

/** Tells bound modules, and any element a hash link names. */
function announce(): void {
	if ( window.location.hash === known ) {
		return;
	}
	const before = new Set( parse( known ?? '' ).map( ( { id } ) => id ) );
	known = window.location.hash;
	for ( const { id, params } of parse( known ) ) {
		before.delete( id );
		// What waits to be written is of before the step.
		clearTimeout( pending.get( id ) );
		bindings.get( id )?.read( params );
		document
			.getElementById( id )
			?.dispatchEvent(
				new CustomEvent( 'brolga:hash', { detail: { params } } )
			);
	}
	for ( const id of before ) {
		clearTimeout( pending.get( id ) );
		bindings.get( id )?.read( [] );
	}
}

/**
 * Connects a module with its entry of the address.
 *
 * @param id      The module's id.
 * @param binding What to do with its parameters, and until when.
 */
export function bind( id: string, binding: Binding ): void {
	bindings.set( id, binding );
	binding.signal.addEventListener( 'abort', () => {
		if ( bindings.get( id ) === binding ) {
			bindings.delete( id );
		}
	} );
	const params = paramsOf( id );
	if ( params ) {
		binding.read( params );
	}
}

/**
 * Writes a module's entry as a step of the history. The page does not scroll.
 *
 * @param id     The module's id.
 * @param params Its parameters; none removes the entry.
 * @param delay  Milliseconds to wait; a later write of the same id wins.
 * @param passes What is written is no step of its own: the last one is changed.
 */
export function write(
	id: string,
	params: readonly string[],
	delay = 0,
	passes = false
): void {
	clearTimeout( pending.get( id ) );
	const now = (): void => {
		pending.delete( id );
		// The browser has opened something on its way to an anchor, which nobody has heard of yet.
		if ( window.location.hash !== heard && anchor() ) {
			return;
		}
		const hash = update( window.location.hash, id, params );
		if ( `#${ hash }` === window.location.hash ) {
			return;
		}
		const { pathname, search } = window.location;
		window.history[ passes ? 'replaceState' : 'pushState' ](
			// A new step is not that of what lies over the page. @see SITE-160
			passes || ! window.history.state
				? window.history.state
				: { ...window.history.state, brolgaOver: undefined },
			'',
			pathname + search + ( hash && `#${ hash }` )
		);
		known = window.location.hash;
		settle();
	};
	if ( delay > 0 ) {
		pending.set( id, setTimeout( now, delay ) );
	} else {
		now();
	}
}

/**
 * Goes to an anchor as a link does: a step of the history, heard of by all.
 *
 * @param name What the link has behind its `#`, or with it.
 */
export const go = ( name: string ): void => {
	const before = window.location.hash;
	window.location.hash = name;
	if ( before === window.location.hash ) {
		// The browser tells nobody: what was shown may be out of sight again.
		dispatchEvent( new Event( 'hashchange' ) );
	}
};

/** What stands behind the address of a page that changes: entries of other modules stay. */
export const suffix = (): string => window.location.hash;

/** The address's plain anchor (`#name`), or '' where it holds entries. */
export function anchor(): string {
	const text = window.location.hash.slice( 1 );
	if ( text.includes( '|' ) ) {
		return '';
	}
	try {
		return decodeURIComponent( text );
	} catch {
		return text;
	}
}

/**
 * Calls back with the plain anchor now, when there is one, and on each change.
 *
 * @param callback Gets the anchor without `#`.
 * @param signal   Ends the listening.
 */
export function onAnchor(
	callback: ( name: string ) => void,
	signal: AbortSignal
): void {
	const tell = (): void => {
		const name = anchor();
		if ( name !== '' ) {
			callback( name );
		}
	};
	window.addEventListener( 'hashchange', tell, { signal } );
	tell();
}

window.addEventListener( 'popstate', announce );
window.addEventListener( 'hashchange', () => {
	announce();
	// After all others that hear of it.
	setTimeout( settle );
} );
// After the views of this page, which bind when they are mounted.
setTimeout( () => {
	announce();
	settle();
} );
