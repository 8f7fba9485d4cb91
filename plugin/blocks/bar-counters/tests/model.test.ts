import { textAt } from '../model';

describe( 'a bar on its way', () => {
	it.each( [
		[ '0.0', 0, { value: 62.5, separator: '', decimals: 1, mark: '.' } ],
		[ '31.3', 0.5, { value: 62.5, separator: '', decimals: 1, mark: '.' } ],
		[ '62.5', 1, { value: 62.5, separator: '', decimals: 1, mark: '.' } ],
	] )( 'shows %s at %d of %p (NUM-3, NUM-8)', ( text, part, figure ) => {
		expect( textAt( figure, part ) ).toBe( text );
	} );
} );
