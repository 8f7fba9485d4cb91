import { textAt } from '../model';

describe( 'a circle counter on its way', () => {
	it.each( [
		[ '0', 0, { value: 75, separator: ',', decimals: 0, mark: '.' } ],
		[ '38', 0.5, { value: 75, separator: ',', decimals: 0, mark: '.' } ],
		[ '75', 1, { value: 75, separator: ',', decimals: 0, mark: '.' } ],
	] )( 'shows %s at %d of %p (NUM-3, NUM-8)', ( text, part, figure ) => {
		expect( textAt( figure, part ) ).toBe( text );
	} );
} );
