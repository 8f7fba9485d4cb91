/**
 * What tests of views share: the server's markup, a page to load it in, and what
 * a visitor does there.
 */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type * as Runtime from '@brolga/runtime';

/** A path from the folder of the test that runs. */
const fromTest = ( path: string ): string =>
	resolve( dirname( expect.getState().testPath ?? '' ), path );

/**
 * Markup as the server prints it: RenderTest pins it in this file.
 *
 * @param name The file in the folder `markup` beside the test.
 */
export const markup = ( name: string ): string =>
	readFileSync( fromTest( `markup/${ name }.html` ), 'utf8' );

/**
 * Opens a page with the block's view, in modules of its own.
 *
 * @param  html The page's content.
 * @return The runtime that the view has mounted with.
 */
export async function loadView( html: string ): Promise< typeof Runtime > {
	document.body.innerHTML = html;
	const loaded: { runtime?: typeof Runtime } = {};
	await jest.isolateModulesAsync( async () => {
		loaded.runtime = await import( '@brolga/runtime' );
		await import( fromTest( '../view' ) );
	} );
	if ( ! loaded.runtime ) {
		throw new Error( 'The view did not load.' );
	}
	return loaded.runtime;
}

/**
 * Presses a key on an element.
 *
 * @param target Where the focus is.
 * @param key    Its name.
 * @param held   What is held down with it.
 */
export const press = (
	target: Element | null,
	key: string,
	held: KeyboardEventInit = {}
): void => {
	target?.dispatchEvent(
		new KeyboardEvent( 'keydown', { key, bubbles: true, ...held } )
	);
};

/**
 * Waits until what was begun is done: answers, history, frames.
 *
 * @param ms How long that may take.
 */
export const settled = ( ms = 20 ): Promise< void > =>
	new Promise( ( done ) => setTimeout( done, ms ) );

/**
 * A window in which nothing is seen before the test says so.
 *
 * @return Tells whether an element is in view.
 */
export function fakeInView(): ( element: Element, seen: boolean ) => void {
	type Tell = ( entries: { isIntersecting: boolean }[] ) => void;
	const observed = new Map< Element, Tell >();
	window.IntersectionObserver = class {
		constructor( private readonly tell: Tell ) {}
		observe( element: Element ): void {
			observed.set( element, this.tell );
		}
		disconnect(): void {}
	} as unknown as typeof IntersectionObserver;
	return ( element, seen ) =>
		observed.get( element )?.( [ { isIntersecting: seen } ] );
}

/** Lets a test say whether the visitor wants less motion. */
export function fakeMotion(): {
	reduced: boolean;
	/** The visitor asks for less while the page is open, or for all again. */
	readonly change: ( reduced: boolean ) => void;
} {
	const listeners = new Set< ( event: { matches: boolean } ) => void >();
	const motion = {
		reduced: false,
		change: ( reduced: boolean ): void => {
			motion.reduced = reduced;
			listeners.forEach( ( hear ) => hear( { matches: reduced } ) );
		},
	};
	window.matchMedia = ( () => ( {
		get matches() {
			return motion.reduced;
		},
		addEventListener: (
			_: string,
			hear: ( event: { matches: boolean } ) => void
		) => listeners.add( hear ),
	} ) ) as unknown as typeof window.matchMedia;
	return motion;
}

/** Takes the style sheets that a notice brings, which jsdom cannot make. */
export function fakeStyleSheets(): void {
	CSSStyleSheet.prototype.replaceSync = () => undefined;
	Object.defineProperty( document, 'adoptedStyleSheets', {
		value: [],
		writable: true,
	} );
}

/** Lets dialogs open and close as a browser does, which jsdom cannot. */
export function fakeDialogs(): void {
	Object.assign( HTMLDialogElement.prototype, {
		showModal( this: HTMLDialogElement ) {
			this.open = true;
			this.querySelector< HTMLElement >( '[autofocus]' )?.focus();
		},
		close( this: HTMLDialogElement ) {
			if ( this.open ) {
				this.open = false;
				setTimeout( () => this.dispatchEvent( new Event( 'close' ) ) );
			}
		},
		getAnimations: () => [],
	} );
}
