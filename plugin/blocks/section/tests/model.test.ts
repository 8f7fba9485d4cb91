import {
	keptColor,
	pickedColor,
	plays,
	reduce,
	SAFE_OVERLAY,
	shiftOf,
	wants,
} from '../model';
import type { Action, State } from '../types';

const START: State = {
	outside: false,
	seen: false,
	calm: false,
	wish: 'none',
};
const after = (
	state: Partial< State >,
	...types: Action[ 'type' ][]
): State =>
	types.reduce< State >(
		( now, type ) =>
			reduce( now, type === 'calm' ? { type, calm: true } : { type } ),
		{ ...START, ...state }
	);

/** Relative luminance of a grey or colour, 0 to 255 each. */
const luminance = ( ...colour: number[] ): number => {
	const [ red = 0, green = 0, blue = 0 ] = colour.map( ( value ) => {
		const part = value / 255;
		return part <= 0.04045
			? part / 12.92
			: ( ( part + 0.055 ) / 1.055 ) ** 2.4;
	} );
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = ( one: number, other: number ): number =>
	( Math.max( one, other ) + 0.05 ) / ( Math.min( one, other ) + 0.05 );

describe( 'a video behind words', () => {
	it.each< [ string, Partial< State >, Action[ 'type' ][], boolean ] >( [
		[ 'waits for the view', {}, [], false ],
		[ 'plays when it arrives', {}, [ 'arrive' ], true ],
		[ 'pauses when it leaves', {}, [ 'arrive', 'leave' ], false ],
		[
			'plays each time it arrives',
			{},
			[ 'arrive', 'leave', 'arrive' ],
			true,
		],
		[ 'plays outside where it may', { outside: true }, [], true ],
		[ 'stays on outside', { outside: true }, [ 'arrive', 'leave' ], true ],
	] )( '%s (SECTION-2, SECTION-3)', ( _, state, types, expected ) => {
		expect( plays( after( state, ...types ) ) ).toBe( expected );
	} );

	it.each< [ string, Partial< State >, Action[ 'type' ][], boolean ] >( [
		[ 'is paused', {}, [ 'arrive', 'press' ], false ],
		[ 'stays paused', {}, [ 'arrive', 'press', 'leave', 'arrive' ], false ],
		[ 'plays again', {}, [ 'arrive', 'press', 'press' ], true ],
		[ 'is still when calm', { calm: true }, [ 'arrive' ], false ],
		[ 'becomes still', {}, [ 'arrive', 'calm' ], false ],
		[ 'may be asked for', { calm: true }, [ 'arrive', 'press' ], true ],
		[ 'is refused', {}, [ 'arrive', 'refuse' ], false ],
		[ 'is asked for again', {}, [ 'arrive', 'refuse', 'press' ], true ],
	] )(
		'%s (SECTION-4, SECTION-5, SECTION-11)',
		( _, state, types, expected ) => {
			const video = after( state, ...types );
			expect( plays( video ) ).toBe( expected );
			expect( wants( video ) ).toBe( expected );
		}
	);
} );

describe( 'a background', () => {
	it.each( [
		[ 'stands in the middle', 300, 400, 1000, 0 ],
		[ 'has come in from below', 1000, 400, 1000, -210 ],
		[ 'is about to leave above', -400, 400, 1000, 210 ],
	] )( '%s (SECTION-1)', ( _, top, height, window, shift ) => {
		expect( shiftOf( top, height, window ) ).toBeCloseTo( shift );
	} );

	it( 'moves 0.3 of what its section moves (SECTION-1)', () => {
		expect( shiftOf( 0, 400, 800 ) - shiftOf( 100, 400, 800 ) ).toBeCloseTo(
			30
		);
	} );

	it.each( [
		[ 'dark', [ 22, 33, 28 ], [ 251, 250, 246 ], 255 ],
		[ 'light', [ 241, 239, 230 ], [ 22, 33, 28 ], 0 ],
	] as const )(
		'%s leaves words 4.5 : 1 on any image (SECTION-7)',
		( scheme, ground, words, worst ) => {
			const on = ( percent: number ): number =>
				contrast(
					luminance( ...words ),
					luminance(
						...ground.map(
							( part ) =>
								part * ( percent / 100 ) +
								worst * ( 1 - percent / 100 )
						)
					)
				);
			expect( on( SAFE_OVERLAY[ scheme ] ) ).toBeGreaterThanOrEqual(
				4.5
			);
			expect( on( SAFE_OVERLAY[ scheme ] - 8 ) ).toBeLessThan( 4.5 );
		}
	);
} );

describe( 'a divider’s colour', () => {
	const palette = [
		{ slug: 'base', color: '#fbfaf6' },
		{ slug: 'primary', color: '#1f5b45' },
	];

	it.each( [
		[ '#1f5b45', 'var(--wp--preset--color--primary)' ],
		[ '#123456', '#123456' ],
		[ undefined, '' ],
	] )(
		'is kept by its name in the palette: %s (SECTION-8)',
		( picked, kept ) => {
			expect( keptColor( picked, palette ) ).toBe( kept );
			expect( pickedColor( kept, palette ) ).toBe( picked ?? '' );
		}
	);
} );
