import { join } from 'node:path';
import { judge, readTable } from '../../../../../tests/support/vectors';
import { keptReferral, referredBy } from '../referral';

describe( 'a partner’s name', () => {
	const table = readTable(
		join( __dirname, '../../../../../tests/vectors/referral-names.json' )
	);

	it.each( table.cases )( 'is kept: $name (TRACK-23)', ( given ) => {
		expect( judge( table, given ) ).toMatchObject( { passed: true } );
	} );

	it.each( [
		[ 'this site', ( origin: string ) => `${ origin }/a/`, 'Ann' ],
		[
			'a site whose name begins alike',
			( origin: string ) => `${ origin }.evil.example/`,
			'',
		],
		[ 'another port', ( origin: string ) => `${ origin }1/`, '' ],
		[ 'another site', () => 'https://evil.example/', '' ],
	] )(
		'is taken from the page before on %s (TRACK-23)',
		( _, page, name ) => {
			jest.spyOn( document, 'referrer', 'get' ).mockReturnValue(
				`${ page( window.location.origin ) }?partner=Ann`
			);
			expect( referredBy( 'partner' ) ).toBe( name );
			jest.restoreAllMocks();
		}
	);

	it( 'is read again as it was, and a cookie that somebody else wrote is none (TRACK-23)', () => {
		document.cookie = `brolga_referral=${ encodeURIComponent(
			'Anna Müller; b+c=d'
		) }; path=/`;
		expect( keptReferral() ).toBe( 'Anna Müller; b+c=d' );
		document.cookie = 'brolga_referral=%E0%A4%A; path=/';
		expect( keptReferral() ).toBe( '' );
		document.cookie = 'brolga_referral=; max-age=0; path=/';
	} );
} );
