const pageConfig = ( mode: string ): string =>
	`<script type="application/json" id="brolga-config">{"consent":{"version":"v1","mode":"${ mode }","services":{"order-attribution":"marketing"}}}</script>`;

const track = jest.fn();

const open = async ( cookie: string, mode = 'opt-in' ): Promise< void > => {
	document.body.innerHTML = pageConfig( mode );
	document.cookie = `brolga_consent=${ cookie }; path=/`;
	track.mockClear();
	Object.assign( window, {
		wc_order_attribution: { setOrderTracking: track },
	} );
	await jest.isolateModulesAsync( async () => {
		await import( '..' );
	} );
};

describe( 'WooCommerce’s order attribution (CONSENT-23)', () => {
	it.each( [
		[ 'waits for an answer', '', 'opt-in', false ],
		[
			'may run once it is agreed to',
			'v1.1.order-attribution',
			'opt-in',
			true,
		],
		[ 'may not once it is refused', 'v1.1.', 'opt-in', false ],
		[ 'runs until told otherwise', '', 'opt-out', true ],
	] )( '%s', async ( _, cookie, mode, is ) => {
		await open( cookie, mode );
		expect( track.mock.calls ).toEqual( [ [ is ] ] );
	} );

	it( 'hears a change of mind', async () => {
		await open( 'v1.1.order-attribution' );
		document.cookie = 'brolga_consent=v1.2.; path=/';
		document.dispatchEvent( new CustomEvent( 'brolga:consent' ) );
		expect( track ).toHaveBeenLastCalledWith( false );
	} );

	it( 'may not be there', async () => {
		await open( '' );
		Reflect.deleteProperty( window, 'wc_order_attribution' );
		expect( () =>
			document.dispatchEvent( new CustomEvent( 'brolga:consent' ) )
		).not.toThrow();
	} );
} );
