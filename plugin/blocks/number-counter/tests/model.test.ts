import { textAt } from '../model';

describe( 'a number counter on its way', () => {
	it.each( [
		[ '0', 0, { value: 1250, separator: ',', decimals: 0, mark: '.' } ],
		[ '625', 0.5, { value: 1250, separator: ',', decimals: 0, mark: '.' } ],
		[
			'1.250,50',
			1,
			{ value: 1250.5, separator: '.', decimals: 2, mark: ',' },
		],
		[
			'-1,250',
			1,
			{ value: -1250, separator: ',', decimals: 0, mark: '.' },
		],
		[
			'+625',
			0.5,
			{ value: 1250, plus: true, separator: '', decimals: 0, mark: '.' },
		],
		[
			'1$&250',
			1,
			{ value: 1250, separator: '$&', decimals: 0, mark: '.' },
		],
	] )(
		'shows %s at %d of %p (NUM-3, NUM-8, NUM-220)',
		( text, part, figure ) => {
			expect( textAt( figure, part ) ).toBe( text );
		}
	);
} );
