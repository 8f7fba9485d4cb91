import { createBlock, getBlockType } from '@wordpress/blocks';
import { screen } from '@testing-library/react';
import {
	declareBlocks,
	openEditor,
} from '../../../../tests/support/block-editor';
import pinMetadata from '../../map-pin/block.json';
import metadata from '../block.json';

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

	it( 'comes in two layouts, with an example (BLOCK-22, BLOCK-25)', () => {
		const type = getBlockType( 'brolga/map' );
		expect( type?.example ).toBeDefined();
		expect( type?.variations?.map( ( { name } ) => name ) ).toEqual( [
			'below',
			'beside',
		] );
	} );
} );
