const page = window as unknown as Record< string, unknown >;
const said = (): string | undefined =>
	/brolga_consent=([^;]*)/.exec( document.cookie )?.[ 1 ];

describe( 'another plugin’s banner (CONSENT-20)', () => {
	let agreed: string[] = [];
	const heard = jest.fn();
	document.addEventListener( 'brolga:consent', heard );

	it( 'counts, also when its visitor changes their mind', async () => {
		document.body.innerHTML = `<script type="application/json" id="brolga-config">{"consent":{"version":"v1","mode":"opt-in","services":{"maps":"preferences","videos":"marketing"}}}</script>`;
		await import( '..' );
		// The API is not there yet.
		expect( said() ).toBe( undefined );
		page.wp_has_consent = ( category: string ) =>
			agreed.includes( category );
		document.dispatchEvent( new Event( 'wp_consent_type_defined' ) );
		expect( said() ).toMatch( /^v1\.\d{10}\.$/ );
		agreed = [ 'preferences' ];
		document.dispatchEvent( new Event( 'wp_listen_for_consent_change' ) );
		expect( said() ).toMatch( /\.maps$/ );
		expect( heard ).toHaveBeenCalledTimes( 2 );
		// The same once more is nothing new.
		document.dispatchEvent( new Event( 'wp_listen_for_consent_change' ) );
		expect( heard ).toHaveBeenCalledTimes( 2 );
		agreed = [];
		document.dispatchEvent( new Event( 'wp_listen_for_consent_change' ) );
		expect( said() ).toMatch( /\.$/ );
	} );
} );
