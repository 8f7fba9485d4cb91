/**
 * Opens and presses what an owner can reach, found in the page itself: what is
 * new there is pressed too, without a list of it.
 */
import type { Page } from '@playwright/test';

/** What pages of counted requests have on their window. */
interface Counted {
	/** How many requests the page's scripts wait for. */
	pending?: number;
}

/**
 * Counts what the scripts of all further pages ask a server for, so that
 * pressAll() knows when everything has been answered.
 *
 * @param page The page.
 */
export const countRequests = ( page: Page ): Promise< unknown > =>
	page.addInitScript( () => {
		const counted = window as unknown as Counted;
		const { fetch: ask } = window;
		counted.pending = 0;
		window.fetch = async ( ...request ) => {
			counted.pending = ( counted.pending ?? 0 ) + 1;
			try {
				return await ask( ...request );
			} finally {
				counted.pending--;
			}
		};
	} );

/** A place to press in. */
export interface Place {
	/** Where, as a selector. */
	readonly root: string;
	/** What is pressed there, as a selector; what opens from it is gone through whole. */
	readonly controls: string;
	/** Names of controls that are not pressed, as a regular expression. */
	readonly leave: string;
	/** What belongs to WordPress and is the same everywhere, as a selector: pressed once in a page's life. */
	readonly common?: string;
	/** Whether the server's answer to a press is waited for before the next one; see countRequests(). */
	readonly answered?: boolean;
}

/** What happened in a place. */
export interface Pressed {
	/** The panels that stood open at some moment. */
	readonly panels: readonly string[];
	/** The names of what was pressed, with what it was opened from, in order. */
	readonly controls: readonly string[];
	/** What broke, with the control that was pressed last. */
	readonly broken: readonly string[];
}

/**
 * Opens every panel of a place and presses its other controls once each:
 * buttons, then what changes a setting, to each of its values. What opens from
 * a control, a menu or a dialog, is gone through the same way and closed.
 *
 * @param page  The page.
 * @param place Where, what, and what not.
 */
export const pressAll = ( page: Page, place: Place ): Promise< Pressed > =>
	page.evaluate( async ( { root, controls, leave, common, answered } ) => {
		/** What is above the page. The toolbar of a block floats, too, and is a place of its own. */
		const LAYERS =
			'.components-popover:not(.block-editor-block-popover, .components-tooltip), .components-modal__frame, .media-modal, dialog[open], [role="menu"][data-open], [role="dialog"][data-open]';
		const CLOSES =
			'.components-modal__header button, .media-modal-close, [data-close]';
		const IN_LAYERS = 'button, [role^="menuitem"], [role="option"]';
		const SETTINGS = 'select, input, [role="radio"], [role="switch"]';
		const TABS = '[role="tab"]';
		const CRASHES =
			/has encountered an (?:unexpected )?error|critical error on this website|Fatal error:/;
		/** No place has that many: names change with each press. */
		const MOST = 400;

		const memory = window as unknown as Counted & {
			pressedBefore?: Set< string >;
		};
		const before = ( memory.pressedBefore ??= new Set< string >() );
		const left = new RegExp( leave, 'i' );
		const seen = new Set< string >();
		const panels = new Set< string >();
		const pressed: string[] = [];
		const broken: string[] = [];

		const all = ( selector: string, within: ParentNode = document ) => [
			...within.querySelectorAll< HTMLElement >( selector ),
		];
		const drawn = () =>
			new Promise< void >( ( done ) =>
				requestAnimationFrame( () => setTimeout( done ) )
			);
		const settled = async () => {
			do {
				await drawn();
			} while ( answered && memory.pending );
		};
		const nameOf = ( element: Element ) =>
			(
				element.getAttribute( 'aria-label' ) ||
				( element as HTMLInputElement ).labels?.[ 0 ]?.textContent ||
				element.textContent ||
				''
			)
				.trim()
				.slice( 0, 60 );
		const layers = () =>
			all( LAYERS ).filter( ( layer ) => layer.checkVisibility() );
		const say = ( text: string ) =>
			broken.push( `${ pressed.at( -1 ) ?? 'at first' }: ${ text }` );

		const keyOf = ( element: HTMLElement, path: string ) => {
			const isCommon = common !== undefined && element.closest( common );
			return [
				isCommon ? 'common' : path,
				element.closest(
					'.components-panel__body, .components-tools-panel'
				)?.firstElementChild?.textContent,
				element.tagName,
				nameOf( element ),
			].join( ' > ' );
		};
		const isNew = ( key: string ) =>
			! seen.has( key ) && ! before.has( key );
		const isAble = ( element: HTMLElement ) =>
			element.isConnected &&
			element.checkVisibility() &&
			! element.matches(
				':disabled, [aria-disabled="true"], [type="text"], [type="number"]'
			) &&
			! left.test( nameOf( element ) );

		/** Presses a control, or has it tell each of its values. */
		const press = async ( element: HTMLElement, path: string ) => {
			pressed.push( `${ path } > ${ nameOf( element ) }` );
			if ( ! ( element instanceof HTMLSelectElement ) ) {
				element.click();
				await settled();
				return;
			}
			for ( const { value } of [ ...element.options ].reverse() ) {
				if ( element.isConnected && element.value !== value ) {
					element.value = value;
					element.dispatchEvent(
						new Event( 'change', { bubbles: true } )
					);
					await settled();
				}
			}
		};

		const close = async ( layer: HTMLElement ) => {
			// The library's uploader does not bear to be closed before it stands.
			for (
				const end = Date.now() + 3000;
				layer.matches( '.media-modal' ) &&
				Date.now() < end &&
				! layer.querySelector( '.moxie-shim' );
			) {
				await drawn();
			}
			const button = all( CLOSES, layer ).at( -1 );
			if ( button ) {
				button.click();
			} else {
				layer.dispatchEvent(
					new KeyboardEvent( 'keydown', {
						key: 'Escape',
						code: 'Escape',
						bubbles: true,
						cancelable: true,
					} )
				);
			}
			await drawn();
			if ( layer instanceof HTMLDialogElement ) {
				layer.close();
			}
		};

		/**
		 * Presses what there is to press, and goes through what opens from it.
		 *
		 * @param places Finds where to look, which may have been drawn anew.
		 * @param what   What is pressed there.
		 * @param path   How one comes here.
		 * @param back   Opens the places again when a press has closed them.
		 */
		const goThrough = async (
			places: () => readonly HTMLElement[],
			what: string,
			path: string,
			back?: () => Promise< void >
		): Promise< void > => {
			const next = () => {
				const able = places()
					.flatMap( ( within ) => all( what, within ) )
					.filter(
						( element ) =>
							isAble( element ) && isNew( keyOf( element, path ) )
					);
				// A setting may hide others, and a tab hides what is before it.
				return (
					able.find(
						( one ) => ! one.matches( `${ SETTINGS }, ${ TABS }` )
					) ??
					able.find( ( one ) => ! one.matches( TABS ) ) ??
					able[ 0 ]
				);
			};
			for (;;) {
				if ( back && places().length === 0 ) {
					await back();
				}
				const control = next();
				if ( control === undefined ) {
					break;
				}
				if ( pressed.length > MOST ) {
					say( `There is no end to ${ path }.` );
					break;
				}
				const key = keyOf( control, path );
				seen.add( key );
				if ( key.startsWith( 'common' ) ) {
					before.add( key );
				}
				const isPanel = control.matches(
					'.components-panel__body-toggle'
				);
				if (
					isPanel &&
					control.getAttribute( 'aria-expanded' ) === 'true'
				) {
					continue;
				}
				const there = new Set( layers() );
				const opened = () =>
					layers().filter( ( layer ) => ! there.has( layer ) );
				await press( control, path );
				for ( const title of all(
					'.components-panel__body.is-opened > .components-panel__body-title, .components-tools-panel-header'
				) ) {
					panels.add( nameOf( title ) );
				}
				if ( opened().length > 0 ) {
					let again = 0;
					await goThrough(
						opened,
						IN_LAYERS,
						`${ path } > ${ nameOf( control ) }`,
						async () => {
							if ( control.isConnected && again++ < 40 ) {
								control.click();
								await drawn();
							}
						}
					);
					for ( const layer of opened() ) {
						await close( layer );
					}
					if ( opened().length > 0 && control.isConnected ) {
						control.click();
						await drawn();
					}
				}
			}
		};

		const { error: complain } = window.console;
		const onError = ( { message, filename }: ErrorEvent ) => {
			// WordPress' uploader, whose window was closed before it had begun.
			if ( ! filename.includes( '/js/plupload/moxie' ) ) {
				say( message );
			}
		};
		window.console.error = ( ...texts: unknown[] ) => {
			say( texts.map( String ).join( ' ' ) );
			complain( ...texts );
		};
		window.addEventListener( 'error', onError );
		try {
			await settled();
			await goThrough( () => all( root ), controls, '' );
		} finally {
			window.console.error = complain;
			window.removeEventListener( 'error', onError );
		}
		for ( const body of [
			document.body,
			...all( 'iframe' ).map(
				( frame ) =>
					( frame as HTMLIFrameElement ).contentDocument?.body
			),
		] ) {
			for ( const line of ( body?.innerText ?? '' ).split( '\n' ) ) {
				if ( CRASHES.test( line ) ) {
					say( line );
				}
			}
		}
		return { panels: [ ...panels ], controls: pressed, broken };
	}, place );
