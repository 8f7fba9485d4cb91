/**
 * Takes away what services keep in the browser.
 */
import Cookies from 'js-cookie';

/** A name of which `*` stands for what differs. */
const pattern = ( name: string ): RegExp =>
	new RegExp(
		`^${ name
			.split( '*' )
			.map( ( part ) => part.replace( /[^\w-]/g, '\\$&' ) )
			.join( '.*' ) }$`
	);

/**
 * Takes away the cookies of services, for this host and for those above it: a
 * script says for which it sets them, and the browser does not tell. What they
 * keep elsewhere by such a name goes with them.
 *
 * @see CONSENT-9 CONSENT-34
 * @param names Their names.
 */
export function forget( names: readonly string[] ): void {
	const patterns = names.filter( Boolean ).map( pattern );
	const labels = location.hostname.split( '.' );
	const among = ( kept: object ): string[] =>
		Object.keys( kept ).filter( ( name ) =>
			patterns.some( ( one ) => one.test( name ) )
		);
	for ( const storage of [ 'localStorage', 'sessionStorage' ] as const ) {
		try {
			among( window[ storage ] ).forEach( ( name ) =>
				window[ storage ].removeItem( name )
			);
		} catch {
			// A browser that keeps nothing has nothing to forget.
		}
	}
	among( Cookies.get() ).forEach( ( name ) => {
		Cookies.remove( name );
		labels.forEach( ( _, from ) =>
			Cookies.remove( name, {
				domain: labels.slice( from ).join( '.' ),
			} )
		);
	} );
}
