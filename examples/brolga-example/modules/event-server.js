/**
 * Tells a server what happens on the page. Brolga fetches this module once the
 * visitor has agreed to the service, and calls `start` with what PHP told it.
 */
export const start = ( { host } ) => ( {
	tell: ( { name, data } ) =>
		navigator.sendBeacon( `${ host }/`, JSON.stringify( { name, data } ) ),
} );
