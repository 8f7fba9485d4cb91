/**
 * `@brolga/preview`: on pages that their owner looks at before they are public.
 * Nobody leaves by a module's link or sends anything, and scrolling is measured
 * in whatever the preview scrolls in.
 */
import * as notices from '@brolga/notices';
import { config, scroll } from '@brolga/runtime';

const content = (): Element | null =>
	document.querySelector( 'main' ) ??
	document.querySelector( '[data-brolga-module]' );

/** Whether an element scrolls by itself: the body's overflow may be the window's. */
function scrolls( element: Element ): boolean {
	const overflow = ( one: Element ): string =>
		getComputedStyle( one ).overflowY;
	return (
		element.scrollHeight > element.clientHeight &&
		/auto|scroll/.test( overflow( element ) ) &&
		( element !== document.body ||
			/auto|scroll|hidden/.test( overflow( document.documentElement ) ) )
	);
}

/** @see SITE-25 */
function findContainer(): void {
	let element = content()?.parentElement;
	while ( element && element !== document.documentElement ) {
		if ( scrolls( element ) ) {
			scroll.within( element );
			return;
		}
		element = element.parentElement;
	}
}

/** Scrolling elements tell nobody but themselves. */
function hearContainer( { target }: Event ): void {
	if (
		target instanceof Element &&
		target !== document.documentElement &&
		target.contains( content() )
	) {
		scroll.within( target );
		window.dispatchEvent( new Event( 'scroll' ) );
	}
}

/** @param url Where a link leads. */
const isElsewhere = ( url: string ): boolean =>
	! url.startsWith( `${ location.href.split( '#' )[ 0 ] }#` );

function refuse( event: Event ): void {
	event.preventDefault();
	const { preview_text: text } = config< { preview_text: string } >();
	if ( text ) {
		notices.show( text, { kind: 'error' } );
	}
}

/** @see SITE-26 */
function keepHere( event: MouseEvent ): void {
	const link =
		event.target instanceof Element &&
		event.target.closest< HTMLAnchorElement >(
			'[data-brolga-module] a[href],[data-brolga-link] a[href],a[href][data-brolga-module]'
		);
	// The second button opens nothing but a menu.
	if (
		link &&
		event.button < 2 &&
		! event.defaultPrevented &&
		isElsewhere( link.href )
	) {
		refuse( event );
	}
}

/** @see SITE-26 */
function keepForm( event: SubmitEvent ): void {
	if (
		! event.defaultPrevented &&
		event.target instanceof Element &&
		// The dashboard's own bar is no part of the page.
		! event.target.closest( '#wpadminbar' )
	) {
		refuse( event );
	}
}

findContainer();
document.addEventListener( 'scroll', hearContainer, {
	capture: true,
	passive: true,
} );
document.addEventListener( 'click', keepHere );
document.addEventListener( 'auxclick', keepHere );
document.addEventListener( 'submit', keepForm );
