import { durationOf, scrollOf } from '../model';

describe( 'a video slider', () => {
	it.each( [
		[ false, 500 ],
		[ true, 0 ],
	] )(
		'changes videos in 500 ms, at once under reduced motion (%p: %d ms) (SLIDER-8, SLIDER-20)',
		( reduced, duration ) => {
			expect( durationOf( reduced ) ).toBe( duration );
		}
	);

	it.each( [
		[ 'the first', { start: 0, size: 100 }, -100 ],
		[ 'one in the middle', { start: 400, size: 100 }, 300 ],
		[ 'one from right to left', { start: -400, size: 100 }, -500 ],
	] )(
		'scrolls %s into the middle of the row (SLIDER-25)',
		( _, thumbnail, to ) => {
			expect( scrollOf( thumbnail, 300 ) ).toBe( to );
		}
	);
} );
