/** I18N-650 */
import { percent } from '../percent';

const SHARES = [ 0, 1, 0.5, 0.0512, 0.2149, 0.00004, 0.1, -0.055 ];

it.each( [
	[
		'en-AU',
		[ '0%', '100%', '50%', '5.12%', '21.5%', '0%', '10%', '-5.5%' ],
	],
	[
		'de-DE',
		[ '0', '100', '50', '5,12', '21,5', '0', '10', '-5,5' ].map(
			( number ) => `${ number }\u00A0%`
		),
	],
] )( 'I18N-650: writes shares as %s does', ( language, written ) => {
	document.documentElement.lang = language;
	expect( SHARES.map( ( share ) => percent( share ) ) ).toEqual( written );
} );

it( 'I18N-650: writes a difference with its sign, and what nobody knows as a dash', () => {
	document.documentElement.lang = 'en-AU';
	expect( percent( 0.123, { signed: true } ) ).toBe( '+12.3%' );
	expect( percent( 0, { signed: true } ) ).toBe( '0%' );
	expect( percent( 0.973, { most: 0 } ) ).toBe( '97%' );
	expect( percent( null ) ).toBe( '–' );
} );
