/**
 * What explains a block at its first use.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { speak } from '@wordpress/a11y';
import {
	getCategories,
	registerBlockType,
	setCategories,
	type BlockConfiguration,
} from '@wordpress/blocks';
import { dispatch, select } from '@wordpress/data';
import '@wordpress/preferences';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { FirstUse } from '../first-use';
import { lineOf } from '../lines';

jest.mock( '@wordpress/a11y', () => ( {
	...jest.requireActual< object >( '@wordpress/a11y' ),
	speak: jest.fn(),
} ) );

const folder = join( __dirname, '../../../../blocks' );

interface Metadata {
	readonly name: string;
	readonly title: string;
	readonly description: string;
	readonly parent?: readonly string[];
	readonly ancestor?: readonly string[];
}

const blocks = readdirSync( folder )
	.map(
		( name ) =>
			JSON.parse(
				readFileSync( join( folder, name, 'block.json' ), 'utf8' )
			) as Metadata
	)
	.filter( ( { parent, ancestor } ) => ! parent && ! ancestor );

const preference = ( name: string ): unknown =>
	(
		select( 'core/preferences' ) as unknown as {
			get: ( scope: string, name: string ) => unknown;
		}
	 ).get( 'brolga', name );

const prefer = ( name: string, value: unknown ): void =>
	(
		dispatch( 'core/preferences' ) as unknown as {
			set: ( scope: string, name: string, value: unknown ) => void;
		}
	 ).set( 'brolga', name, value );

/** A block on the canvas, selected. */
const open = ( name: string ) =>
	act( async () =>
		render(
			<>
				<div id="block-one" tabIndex={ -1 } />
				<FirstUse name={ name } clientId="one" />
			</>
		)
	);

const press = ( button: string ) =>
	act( async () =>
		fireEvent.click( screen.getByRole( 'button', { name: button } ) )
	);

const hint = () => screen.queryByRole( 'group', { name: 'Hint' } );

beforeAll( () => {
	// jsdom lays nothing out.
	HTMLElement.prototype.getClientRects = () =>
		[ {} ] as unknown as DOMRectList;
	globalThis.DOMRect ??= Object as unknown as typeof DOMRect;
	setCategories( [
		...getCategories(),
		{ slug: 'brolga', title: 'Brolga' },
	] );
	for ( const { name, ...settings } of blocks ) {
		registerBlockType( name, {
			...settings,
			edit: () => null,
			save: () => null,
		} as unknown as BlockConfiguration );
	}
} );

beforeEach( () => {
	jest.mocked( speak ).mockClear();
	act( () => {
		prefer( 'hints', true );
		prefer( 'dismissedHints', [] );
	} );
} );

it.each( blocks.map( ( { name } ) => name ) )(
	'%s explains itself in a short sentence (START-877)',
	( name ) => {
		expect( lineOf( name ) ).toMatch( /^[A-Z][^.!?]{20,118}\.$/ );
	}
);

it( 'takes no focus, and is spoken once (START-877)', async () => {
	jest.useFakeTimers();
	const { unmount } = await open( 'brolga/tabs' );
	expect( hint()?.textContent ).toContain( lineOf( 'brolga/tabs' ) );
	expect( document.activeElement ).toBe( document.body );
	act( () => jest.advanceTimersByTime( 1500 ) );
	unmount();
	await open( 'brolga/tabs' );
	act( () => jest.advanceTimersByTime( 1500 ) );
	jest.useRealTimers();
	expect( jest.mocked( speak ).mock.calls ).toEqual( [
		[ lineOf( 'brolga/tabs' ), 'polite' ],
	] );
} );

it( 'is dismissed for good, for its kind of block alone (START-877)', async () => {
	const { unmount } = await open( 'brolga/map' );
	await press( 'Dismiss' );
	expect( hint() ).toBeNull();
	expect( preference( 'dismissedHints' ) ).toEqual( [ 'brolga/map' ] );
	expect( document.activeElement?.id ).toBe( 'block-one' );
	unmount();

	const again = await open( 'brolga/map' );
	expect( hint() ).toBeNull();
	again.unmount();

	await open( 'brolga/slider' );
	await press( 'Dismiss' );
	expect( preference( 'dismissedHints' ) ).toEqual( [
		'brolga/map',
		'brolga/slider',
	] );
} );

it( 'ends with all others at once (START-877)', async () => {
	const { unmount } = await open( 'brolga/map' );
	await press( 'Hide all hints' );
	expect( preference( 'hints' ) ).toBe( false );
	unmount();
	await open( 'brolga/slider' );
	expect( hint() ).toBeNull();
} );
