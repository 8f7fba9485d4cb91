/**
 * Opens and presses what an owner can reach, found in the page itself: what is
 * new there is pressed too, without a list of it.
 */
import type { Page } from '@playwright/test';

/** What WordPress says in the place of what broke. */
const CRASHES =
	/has encountered an (?:unexpected )?error|critical error on this website|Fatal error:/;

/** A place to press in, and what in it is to be left alone. */
interface Place {
	/** The place, as a selector. */
	readonly root: string;
	/** What is pressed, as a selector within the place. */
	readonly controls: string;
	/** Names of controls that are not pressed, as a regular expression. */
	readonly leave: string;
}

/** What happened to the controls of a place. */
export interface Pressed {
	/** The panels that stood open at some moment. */
	readonly panels: readonly string[];
	/** The names of what was pressed, in order. */
	readonly controls: readonly string[];
}

/**
 * Opens every panel of a place, and presses its other controls once each, with
 * what opens from them: the items of a menu, the buttons of a dialog, which is
 * closed again.
 *
 * @param page  The page.
 * @param place Where, what, and what not.
 */
export const pressAll = ( page: Page, place: Place ): Promise< Pressed > =>
	page.evaluate( async ( { root, controls, leave } ) => {
		const left = new RegExp( leave, 'i' );
		const pressed: string[] = [];
		const drawn = () =>
			new Promise< void >( ( done ) =>
				requestAnimationFrame( () => setTimeout( done ) )
			);
		const nameOf = ( element: HTMLElement ) =>
			(
				element.getAttribute( 'aria-label' ) ??
				element.textContent ??
				''
			).trim();
		const isAble = ( element: HTMLElement ) =>
			element.isConnected &&
			element.offsetParent !== null &&
			! element.matches( ':disabled, [aria-disabled="true"]' ) &&
			! left.test( nameOf( element ) );
		const press = async ( element: HTMLElement ) => {
			pressed.push( nameOf( element ) );
			element.click();
			await drawn();
		};
		const all = ( selector: string, within: ParentNode = document ) => [
			...within.querySelectorAll< HTMLElement >( selector ),
		];
		const isOpen = ( element: HTMLElement ) =>
			element.getAttribute( 'aria-expanded' ) === 'true';

		const DIALOGS = '.components-modal__frame, .media-modal, dialog[open]';
		const CLOSE =
			'.components-modal__header button, .media-modal-close, [data-close]';
		/** Presses all that opened above the place, and closes it. */
		const goThrough = async () => {
			for ( const dialog of all( DIALOGS ) ) {
				const own = ! dialog.matches( '.media-modal' );
				// The library's uploader does not bear to be closed before it stands.
				for (
					const end = Date.now() + 3000;
					! own &&
					Date.now() < end &&
					dialog.querySelector( '.moxie-shim' ) === null;
				) {
					await drawn();
				}
				for ( const button of own ? all( 'button', dialog ) : [] ) {
					if ( isAble( button ) && ! button.matches( CLOSE ) ) {
						await press( button );
					}
				}
				for ( const button of all( CLOSE, dialog ).slice( -1 ) ) {
					button.click();
				}
				await drawn();
				if ( dialog instanceof HTMLDialogElement ) {
					dialog.close();
				}
			}
		};

		const ITEMS =
			'.components-popover [role^="menuitem"]:not([aria-haspopup])';
		const panels = new Set< string >();
		/** Notes which panels stand open now. */
		const notePanels = () => {
			for ( const within of all( root ) ) {
				for ( const title of all(
					'.components-panel__body.is-opened > .components-panel__body-title, .components-tools-panel-header',
					within
				) ) {
					panels.add( nameOf( title ) );
				}
			}
		};
		const once = new Set< string >();
		const next = () =>
			all( root )
				.flatMap( ( within ) => all( controls, within ) )
				.find(
					( element ) =>
						isAble( element ) &&
						! element.matches( '.components-popover *' ) &&
						! once.has( keyOf( element ) )
				);
		const keyOf = ( element: HTMLElement ) =>
			[
				element.closest( '.components-panel__body, [role="tabpanel"]' )
					?.firstElementChild?.textContent,
				element.className.replace( /\bis-\S+/g, '' ),
				nameOf( element ),
			].join( '|' );

		for (
			let control = next(), count = 0;
			control !== undefined && count < 150;
			control = next(), count++
		) {
			once.add( keyOf( control ) );
			notePanels();
			const isPanel = control.matches(
				'.components-panel__body-toggle, [role="tab"]'
			);
			if ( isPanel && isOpen( control ) ) {
				continue;
			}
			const before = new Set( all( ITEMS ) );
			await press( control );
			if ( ! isPanel ) {
				for ( const item of all( ITEMS ) ) {
					if ( ! before.has( item ) && isAble( item ) ) {
						await press( item );
					}
				}
				await goThrough();
				if ( control.isConnected && isOpen( control ) ) {
					control.click();
					await drawn();
				}
			}
		}
		notePanels();
		return {
			panels: [ ...panels ],
			controls: pressed,
		};
	}, place );

/**
 * What broke in sight, in the page or in the editor's canvas.
 *
 * @param page The page.
 */
export const crashes = async ( page: Page ): Promise< readonly string[] > => {
	const texts = await Promise.all(
		page.frames().map( ( frame ) =>
			frame
				.locator( 'body' )
				.innerText( { timeout: 5000 } )
				.catch( () => '' )
		)
	);
	return texts
		.flatMap( ( text ) => text.split( '\n' ) )
		.filter( ( line ) => CRASHES.test( line ) );
};
