import { rows } from '../model';

describe( 'masonry', () => {
	it.each( [
		[ 0, 0, 1 ],
		[ 100, 0, 100 ],
		[ 100.2, 32, 133 ],
		[ 200, 32, 232 ],
	] )(
		'gives a card of %d px and a gap of %d px %d rows (BLOG-1, BLOG-3)',
		( height, gap, expected ) => {
			expect( rows( height, gap ) ).toBe( expected );
		}
	);
} );
