import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, getBlockType } from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import {
	declareBlocks,
	openEditor,
} from '../../../../tests/support/block-editor';
import { register } from '../../../src/business/editor/business/source';
import pinMetadata from '../../map-pin/block.json';
import metadata from '../block.json';

jest.mock( '@wordpress/api-fetch' );

const pin = ( title: string, lat: number, lng: number ) =>
	createBlock( 'brolga/map-pin', { title, lat, lng } );

const markers = (): CSSStyleDeclaration[] =>
	[
		...document.querySelectorAll< HTMLElement >(
			'.wp-block-brolga-map__marker'
		),
	].map( ( { style } ) => style );

describe( 'a map in the editor', () => {
	beforeAll( async () => {
		declareBlocks( pinMetadata, metadata );
		await import( '../../map-pin/index' );
		await import( '../index' );
	} );

	it( 'draws its pins where they lie to each other, and fetches nothing (MAP-5)', async () => {
		await openEditor(
			createBlock( 'brolga/map', {}, [
				pin( 'North-west', -27, 152 ),
				pin( 'South-east', -28, 153 ),
				pin( 'Nowhere', 0, 0 ),
			] )
		);
		expect( markers().map( ( { left, top } ) => [ left, top ] ) ).toEqual( [
			[ '15%', '15%' ],
			[ '85%', '85%' ],
		] );
		expect( document.querySelector( 'img' ) ).toBeNull();
		expect(
			screen
				.getAllByRole( 'textbox', { name: 'Place name' } )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'North-west', 'South-east', 'Nowhere' ] );
	} );

	it( 'puts a lonely pin in the middle', async () => {
		await openEditor(
			createBlock( 'brolga/map', {}, [ pin( 'A', 1, 2 ) ] )
		);
		expect( markers().map( ( { left, top } ) => [ left, top ] ) ).toEqual( [
			[ '50%', '50%' ],
		] );
	} );

	it( 'puts no pin where nobody said (MAP-16)', async () => {
		await openEditor( createBlock( 'brolga/map' ) );
		expect(
			screen.getByRole( 'textbox', { name: 'Place name' } )
		).toBeTruthy();
		expect( markers() ).toEqual( [] );
	} );

	it( 'draws no map that visitors do not get, and says what is missing (MAP-490)', async () => {
		await openEditor(
			createBlock( 'brolga/map', {}, [ pin( 'A', 0, 0 ) ] )
		);
		expect(
			document.querySelector( '.wp-block-brolga-map__frame' )
		).toBeNull();
		expect( screen.getByText( /without a map until a pin/ ) ).toBeTruthy();
		cleanup();
		await openEditor(
			createBlock( 'brolga/map', {}, [ pin( 'A', 1, 2 ) ] )
		);
		expect(
			document.querySelector( '.wp-block-brolga-map__frame' )
		).not.toBeNull();
		expect( screen.queryByText( /Visitors/ ) ).toBeNull();
	} );

	it( 'says that nobody sees anything, until the business has an address, which the pin shows (MAP-490)', async () => {
		const receive = (
			dispatch( coreStore ) as unknown as {
				receiveEntityRecords: ( ...args: unknown[] ) => void;
			}
		 ).receiveEntityRecords;
		const business = ( address: string ) =>
			act( async () =>
				receive( 'brolga', 'business', {
					name: 'Fig & Ferry',
					address,
					mayEdit: true,
					settings: 'https://example.org/settings',
				} )
			);
		register();
		await business( '' );
		const registry = await openEditor(
			createBlock( 'brolga/map', {}, [ pin( '', 0, 0 ) ] )
		);
		await screen.findByText( /nothing here until a pin has a place/ );
		expect(
			screen.getByRole( 'link', { name: /Edit business details/ } )
		).toHaveProperty( 'href', 'https://example.org/settings' );
		fireEvent.click(
			screen.getByRole( 'button', { name: 'Choose a place' } )
		);
		expect(
			registry.select( blockEditorStore ).getSelectedBlock()?.name
		).toBe( 'brolga/map-pin' );
		await business( '12 Ferry Road' );
		await screen.findByText( /without a map until a pin/ );
		expect(
			[
				...document.querySelectorAll( '[data-rich-text-placeholder]' ),
			].map( ( element ) =>
				element.getAttribute( 'data-rich-text-placeholder' )
			)
		).toEqual( [ 'Fig & Ferry', '12 Ferry Road' ] );
	} );

	it( 'comes in two layouts, with an example (BLOCK-22, BLOCK-25)', () => {
		const type = getBlockType( 'brolga/map' );
		expect( type?.example ).toBeDefined();
		expect( type?.variations?.map( ( { name } ) => name ) ).toEqual( [
			'below',
			'beside',
		] );
	} );
} );
