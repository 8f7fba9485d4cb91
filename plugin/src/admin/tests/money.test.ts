import { money } from '../money';

describe( 'sums of money (SHOP-66)', () => {
	it.each( [
		[ 1234.5, 'AUD', true, '$1,234.50' ],
		[ 1234.5, 'AUD', false, 'AUD 1,234.50' ],
		[ 1234, 'JPY', false, 'JPY 1,234' ],
		// No currency of the world.
		[ 12.5, 'POINTS', true, 'POINTS 12.5' ],
		[ 12.5, '', false, ' 12.5' ],
	] )( '%d in %s, alone %s: %s', ( amount, currency, only, text ) => {
		expect(
			money( amount, currency, 'en-AU', only ).replace( /\u00A0/g, ' ' )
		).toBe( text );
	} );
} );
