import { addressWords, phoneHint } from '../words';

test.each( [
	[ 'AU', 'Suburb', 'State', 'Postcode' ],
	[ 'GB', 'Town or city', 'County', 'Postcode' ],
	[ 'US', 'City', 'State', 'ZIP code' ],
	[ 'CA', 'City', 'Province', 'Postal code' ],
	[ 'IE', 'Town or city', 'County', 'Eircode' ],
	[ 'DE', 'Town or city', '', 'Postal code' ],
	[ '', 'City', 'Region', 'Postal code' ],
	[ 'TV', 'City', 'Region', 'Postal code' ],
] )(
	'in %s an address has %s, %s, %s (SITE-400)',
	( country, city, region, postcode ) => {
		expect( addressWords( country ) ).toEqual( { city, region, postcode } );
	}
);

test( 'a phone number’s example is the country’s (SITE-400)', () => {
	expect( phoneHint( 'GB' ) ).toContain( '+44' );
	expect( phoneHint( 'AU' ) ).toContain( '+61' );
	expect( phoneHint( '' ) ).not.toMatch( /\d/ );
} );

test( 'the country’s code is asked for only where the country is not known (BLOCK-520)', () => {
	expect( phoneHint( '' ) ).toMatch( /^With the country code/ );
	for ( const country of [ 'GB', 'TV' ] ) {
		expect( phoneHint( country ) ).toMatch( /^As dialed in your country/ );
	}
} );
