/**
 * Keep-alive with a shop: a shopper's session, and so the cart, lives on.
 */
import {
	evaluate,
	expect,
	noShop,
	SHOP_COOKIE,
	siteUrl,
	test,
	unique,
} from './fixtures';

const ASKS_FOR_SHOP = `${ SHOP_COOKIE.name }=${ SHOP_COOKIE.value }`;

/** Puts something into a cart as a visitor does, and returns the visitor's cookies. */
const fillCart = async (): Promise< string > => {
	const name = unique( 'Spade' );
	const product = evaluate(
		`$product = new WC_Product_Simple(); $product->set_name( '${ name }' ); $product->set_regular_price( '40' ); return $product->save();`,
		{ shop: true }
	);
	const answer = await fetch(
		`${ siteUrl() }/?add-to-cart=${ String( product ) }`,
		{ redirect: 'manual', headers: { Cookie: ASKS_FOR_SHOP } }
	);
	return [
		ASKS_FOR_SHOP,
		...answer.headers
			.getSetCookie()
			.map( ( cookie ) => cookie.split( ';' )[ 0 ] ),
	].join( '; ' );
};

const keyOf = ( cookies: string ): string =>
	decodeURIComponent(
		/wp_woocommerce_session_[^=]+=([^;]+)/.exec( cookies )?.[ 1 ] ?? ''
	).split( '|' )[ 0 ] ?? '';

/** When the session ends, in seconds since 1970. */
const end = ( key: string ): number =>
	evaluate(
		`global $wpdb; return (int) $wpdb->get_var( $wpdb->prepare( "SELECT session_expiry FROM {$wpdb->prefix}woocommerce_sessions WHERE session_key = %s", '${ key }' ) );`
	) as number;

/** Lets a day of the session's life pass. */
const age = ( key: string ): unknown =>
	evaluate(
		`global $wpdb; return $wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}woocommerce_sessions SET session_expiry = session_expiry - 86400 WHERE session_key = %s", '${ key }' ) );`
	);

for ( const path of [
	'/?update=true&r=0.5',
	'/wp-json/brolga/v1/keep-alive',
] ) {
	test( `${ path } moves a shopper’s session on, cart and all (SESSION-12)`, async () => {
		test.skip( noShop() !== '', noShop() );
		const cookies = await fillCart();
		const key = keyOf( cookies );
		expect( key ).not.toBe( '' );
		expect( age( key ) ).toBe( 1 );
		const before = end( key );

		const keep = () =>
			fetch( siteUrl() + path, { headers: { Cookie: cookies } } );
		expect( ( await keep() ).status ).toBe( 200 );
		expect( end( key ) ).toBeGreaterThan( before + 80_000 );
		// WooCommerce sends no cookie that would end in the same second as before.
		await expect
			.poll( async () => ( await keep() ).headers.getSetCookie().join() )
			.toContain( 'wp_woocommerce_session_' );
	} );
}

test( 'a visitor without a cart gets no shop session (SESSION-12)', async () => {
	test.skip( noShop() !== '', noShop() );
	const answer = await fetch( `${ siteUrl() }/wp-json/brolga/v1/keep-alive`, {
		headers: { Cookie: ASKS_FOR_SHOP },
	} );
	expect( answer.headers.getSetCookie() ).toEqual( [] );
} );
