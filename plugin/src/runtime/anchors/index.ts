/**
 * `@brolga/anchors`: softly to what a link on the same page names. On pages
 * that have such a link.
 *
 * @see NAV-1 NAV-2 NAV-13
 */
import * as hash from '@brolga/hash';
import { jump, to } from '@brolga/move';
import { scroll } from '@brolga/runtime';

/** Whether a click follows the link here, and nobody else has taken it. */
const isPlain = ( event: MouseEvent, link: HTMLAnchorElement ): boolean =>
	! event.defaultPrevented &&
	! event.button &&
	! ( event.metaKey || event.ctrlKey || event.shiftKey || event.altKey ) &&
	/^(_self)?$/.test( link.target ) &&
	! link.hasAttribute( 'download' );

const pageOf = ( url: string ): string | undefined => url.split( '#' )[ 0 ];

function decoded( text: string ): string {
	try {
		return decodeURIComponent( text );
	} catch {
		return text;
	}
}

/**
 * What an anchor means, as browsers find it.
 *
 * @param anchor As the address has it, without `#`.
 */
function targetOf( anchor: string ): HTMLElement | undefined {
	const name = decoded( anchor );
	return (
		document.getElementById( anchor ) ??
		document.getElementById( name ) ??
		[ ...document.getElementsByName( name ) ].find( ( element ) =>
			element.matches( 'a' )
		) ??
		( /^(top)?$/i.test( name ) ? document.body : undefined )
	);
}

document.addEventListener( 'click', ( event ) => {
	const link = event.target instanceof Element && event.target.closest( 'a' );
	if (
		! ( link instanceof HTMLAnchorElement ) ||
		// The skip link is for those who want to be there at once.
		! /#(?!wp--)/.test( link.href ) ||
		pageOf( link.href ) !== pageOf( location.href ) ||
		! isPlain( event, link )
	) {
		return;
	}
	const target = targetOf( link.hash.slice( 1 ) );
	if ( ! target ) {
		return;
	}
	event.preventDefault();
	const from = scroll.y();
	// The browser jumps there, which is not seen, and opens what holds it.
	hash.go( link.hash );
	jump( from );
	const move = (): boolean => {
		const isSeen = target.getClientRects().length > 0;
		if ( isSeen ) {
			to( target );
		}
		return isSeen;
	};
	const over = link.closest( 'dialog' );
	if ( over && ! over.contains( target ) ) {
		// What lies under a menu can be neither seen nor have the focus.
		over.addEventListener( 'close', move, { once: true } );
	} else if ( ! move() ) {
		// Once the module that hides it has heard of the anchor.
		setTimeout( move );
	}
} );
