import { join } from 'node:path';
import { judge, readTable } from '../../../../../../tests/support/vectors';
import {
	actionOf,
	autoplayOf,
	firstOf,
	isPlaying,
	mayPlay,
	recheckIn,
	reduce,
	speedOf,
	stateAt,
} from '../model';
import type { Holds, State } from '../types';

const at = ( active: number, count = 3, animating = false ): State => ( {
	active,
	count,
	animating,
} );

describe( 'the active slide', () => {
	const table = readTable(
		join( __dirname, '../../../../../../tests/vectors/slider.json' )
	);

	it.each( table.cases )( 'obeys the table: $name (SLIDER-1)', ( given ) => {
		expect( judge( table, given ) ).toMatchObject( { passed: true } );
	} );

	it( 'wraps around (SLIDER-2)', () => {
		expect( reduce( at( 2 ), { type: 'next' } ).active ).toBe( 0 );
		expect( reduce( at( 0 ), { type: 'previous' } ).active ).toBe( 2 );
	} );

	it( 'is the one that is picked (SLIDER-3)', () => {
		expect( reduce( at( 0 ), { type: 'goto', index: 2 } ) ).toEqual(
			at( 2, 3, true )
		);
	} );

	it( 'stays the very same when it is picked itself (SLIDER-4)', () => {
		const state = at( 1 );
		expect( reduce( state, { type: 'goto', index: 1 } ) ).toBe( state );
	} );

	it.each( [
		{ type: 'next' } as const,
		{ type: 'previous' } as const,
		{ type: 'goto', index: 2 } as const,
	] )( 'ignores $type during an animation (SLIDER-5)', ( action ) => {
		const state = at( 0, 3, true );
		expect( reduce( state, action ) ).toBe( state );
		expect( reduce( state, { type: 'animation-end' } ) ).toEqual( at( 0 ) );
	} );

	it.each( [ -1, 3, 1.5, NaN ] )(
		'ignores %p, which is no slide (SLIDER-6)',
		( index ) => {
			const state = at( 1 );
			expect( reduce( state, { type: 'goto', index } ) ).toBe( state );
		}
	);

	it.each( [ 'next', 'previous' ] as const )(
		'never moves alone: %s (SLIDER-7)',
		( type ) => {
			expect( reduce( at( 0, 1 ), { type } ) ).toEqual( at( 0, 1 ) );
		}
	);
} );

describe( 'the slideshow speed', () => {
	it.each( [
		[ 'the owner’s', 5000, [ 'speed-3000' ], 5000 ],
		[ 'the class’s', 0, [ 'alignfull', 'speed-3000' ], 3000 ],
		[ 'the first usable class’s', 0, [ 'speed-x', 'speed-4000' ], 4000 ],
		[ 'seven seconds', 0, [ 'is-dark' ], 7000 ],
		[ 'seven seconds for a number we don’t know', NaN, [], 7000 ],
		[ 'seven seconds for the fallback of old', 0, [ 'speed-10' ], 7000 ],
		[ 'seven seconds for none', 0, [ 'speed-', 'speed-0' ], 7000 ],
		[ 'seven seconds for nonsense', 0, [ 'speed--5', 'speed-1e3' ], 7000 ],
	] )( 'is %s (SLIDER-9, SLIDER-10)', ( _, owners, classes, expected ) => {
		expect( speedOf( owners, classes ) ).toBe( expected );
	} );
} );

describe( 'autoplay', () => {
	const autoplay = { on: true, speed: 7000, ignoreHover: false };
	const free: Holds = {
		paused: false,
		hovered: false,
		focused: false,
		unseen: false,
		reduced: false,
	};

	it( 'moves on when nothing holds it (SLIDER-9)', () => {
		expect( recheckIn( autoplay, free ) ).toBe( 0 );
	} );

	it.each( [
		[ 'the pause button (SLIDER-16)', { paused: true } ],
		[ 'the pointer (SLIDER-11)', { hovered: true } ],
		[ 'keyboard focus (SLIDER-17)', { focused: true } ],
		[ 'a hidden page (SLIDER-27)', { unseen: true } ],
		[ 'a wish for less motion (SLIDER-20)', { reduced: true } ],
	] )( 'is held by %s and looks again later (SLIDER-12)', ( _, hold ) => {
		expect( recheckIn( autoplay, { ...free, ...hold } ) ).toBe( 2000 );
	} );

	it( 'may ignore the pointer, but nothing else (SLIDER-11)', () => {
		const deaf = { ...autoplay, ignoreHover: true };
		expect( isPlaying( deaf, { ...free, hovered: true } ) ).toBe( true );
		expect(
			isPlaying( deaf, { ...free, hovered: true, focused: true } )
		).toBe( false );
	} );

	it.each( [
		[ {}, true ],
		[ { hovered: true, focused: true }, true ],
		[ { paused: true }, false ],
		[ { unseen: true }, false ],
		[ { reduced: true }, false ],
	] )(
		'lets videos play under %j: %p (SLIDER-14, SLIDER-16, SLIDER-20)',
		( hold, expected ) => {
			expect( mayPlay( { ...free, ...hold } ) ).toBe( expected );
		}
	);

	it.each( [
		[ 'is off', '', 3, { on: false, speed: 7000, ignoreHover: false } ],
		[
			'is set up by its owner',
			'data-brolga-autoplay data-brolga-speed="3000" data-brolga-ignore-hover',
			2,
			{ on: true, speed: 3000, ignoreHover: true },
		],
		[
			'is off for one slide',
			'data-brolga-autoplay',
			1,
			{ on: false, speed: 7000, ignoreHover: false },
		],
	] )( '%s (SLIDER-7, SLIDER-9)', ( _, attributes, total, expected ) => {
		const page = document.createElement( 'div' );
		page.innerHTML = `<div ${ attributes }></div>`;
		const [ root ] = page.getElementsByTagName( 'div' );
		expect( root && autoplayOf( root, total ) ).toEqual( expected );
	} );

	it( 'does nothing where the owner wants none', () => {
		expect( isPlaying( { ...autoplay, on: false }, free ) ).toBe( false );
	} );
} );

describe( 'a key on the dots (BLOCK-5, BLOCK-6)', () => {
	it.each( [
		[ 'ArrowRight', false, { type: 'next' } ],
		[ 'ArrowLeft', false, { type: 'previous' } ],
		[ 'ArrowRight', true, { type: 'previous' } ],
		[ 'ArrowLeft', true, { type: 'next' } ],
		[ 'Home', false, { type: 'goto', index: 0 } ],
		[ 'End', false, { type: 'goto', index: 2 } ],
		[ 'a', false, undefined ],
	] )( '%s (right to left: %p)', ( key, rtl, action ) => {
		expect( actionOf( key, rtl, 3 ) ).toEqual( action );
	} );
} );

describe( 'slides seen together (CAROUSEL-1, CAROUSEL-9)', () => {
	it.each( [
		[ 'the first group', 0, 3, 7, 0 ],
		[ 'the next group', 1, 3, 7, 3 ],
		[ 'a last group that is full all the same', 2, 3, 7, 4 ],
		[ 'all that there are', 0, 4, 2, 0 ],
		[ 'one slide of a slider', 2, 1, 3, 2 ],
	] )( 'are %s', ( _, active, visible, total, first ) => {
		expect( firstOf( active, visible, total ) ).toBe( first );
	} );

	it.each( [
		[ 3, 7, 3 ],
		[ 3, 6, 2 ],
		[ 4, 4, 1 ],
		[ 4, 0, 1 ],
		[ 1, 500, 500 ],
	] )( '%d of %d make %d groups', ( visible, total, groups ) => {
		expect( stateAt( 0, visible, total ).count ).toBe( groups );
	} );

	it.each( [
		[ 0, 3, 0 ],
		[ 4, 3, 1 ],
		[ 4, 2, 2 ],
		[ 4, 1, 4 ],
	] )( 'at slide %d by %d are group %d', ( slide, visible, active ) => {
		expect( stateAt( slide, visible, 7 ) ).toMatchObject( {
			active,
			animating: false,
		} );
	} );
} );
