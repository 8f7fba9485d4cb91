/**
 * How many items are in the cart, kept in the browser for as long as the cart's
 * fingerprint is the same.
 *
 * @see SHOP-9
 */

const KEPT = 'brolga_cart';

/**
 * The fingerprint of the visitor's cart; empty where they have none.
 *
 * @param cookies As the document has them.
 */
export const cartHash = ( cookies: string ): string => {
	const of = ( name: string ): string =>
		new RegExp( `(?:^|; )${ name }=([^;]*)` ).exec( cookies )?.[ 1 ] ?? '';
	return of( 'woocommerce_items_in_cart' ) > '0'
		? of( 'woocommerce_cart_hash' )
		: '';
};

/**
 * What is kept; a browser may keep nothing.
 *
 * @param value Kept from now on: the fingerprint and the number.
 */
export const memory = ( value?: string ): string | null => {
	try {
		if ( value ) {
			sessionStorage.setItem( KEPT, value );
		}
		return sessionStorage.getItem( KEPT );
	} catch {
		return null;
	}
};
