/**
 * Connects view code with the elements it is for: each element once, one
 * element's error never another's, and everything undone by one signal.
 *
 * @see SITE-5 SITE-6
 */

/** What a view gets besides its element. */
export interface Mounted {
	/** Aborted when the element is taken down. Pass it to every listener. */
	readonly signal: AbortSignal;
}

/** A view: wires one element. */
export type Setup = ( root: HTMLElement, context: Mounted ) => void;

const views: [ selector: string, setup: Setup ][] = [];
const mounted = new Map< HTMLElement, Map< Setup, AbortController > >();

function start( root: HTMLElement, setup: Setup ): void {
	const running = mounted.get( root ) ?? new Map< Setup, AbortController >();
	if ( running.has( setup ) ) {
		return;
	}
	const controller = new AbortController();
	mounted.set( root, running.set( setup, controller ) );
	try {
		setup( root, { signal: controller.signal } );
	} catch ( error ) {
		controller.abort();
		// The owner's only way to hear of it.
		console.error( error );
	}
}

const matching = ( scope: ParentNode, selector: string ): HTMLElement[] => [
	...( scope instanceof HTMLElement && scope.matches( selector )
		? [ scope ]
		: [] ),
	...scope.querySelectorAll< HTMLElement >( selector ),
];

/**
 * Runs a view for every element of the page that matches, now and in content
 * that refresh() is told of later.
 *
 * @param selector Which elements.
 * @param setup    The view.
 */
export function mount( selector: string, setup: Setup ): void {
	views.push( [ selector, setup ] );
	for ( const root of matching( document, selector ) ) {
		start( root, setup );
	}
}

/**
 * Mounts the views of content that has come into the page.
 *
 * @param scope The element that holds the new content, or is it.
 */
export function refresh( scope: ParentNode ): void {
	for ( const [ selector, setup ] of views ) {
		for ( const root of matching( scope, selector ) ) {
			start( root, setup );
		}
	}
}

/**
 * Takes the views of an element and of everything in it down, before it is
 * removed or replaced.
 *
 * @param scope The element.
 */
export function teardown( scope: HTMLElement ): void {
	for ( const [ root, running ] of mounted ) {
		if ( scope.contains( root ) ) {
			running.forEach( ( controller ) => controller.abort() );
			mounted.delete( root );
		}
	}
}
