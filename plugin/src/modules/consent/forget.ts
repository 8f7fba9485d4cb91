/**
 * Takes cookies away.
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
 * script says for which it sets them, and the browser does not tell.
 *
 * @see CONSENT-9
 * @param names Their names.
 */
export function forget( names: readonly string[] ): void {
	const patterns = names.filter( Boolean ).map( pattern );
	const labels = location.hostname.split( '.' );
	Object.keys( Cookies.get() )
		.filter( ( name ) => patterns.some( ( one ) => one.test( name ) ) )
		.forEach( ( name ) => {
			Cookies.remove( name );
			labels.forEach( ( _, from ) =>
				Cookies.remove( name, {
					domain: labels.slice( from ).join( '.' ),
				} )
			);
		} );
}
