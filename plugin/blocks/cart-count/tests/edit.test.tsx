import {
	createBlock,
	getBlockType,
	registerBlockType,
	serialize,
	unregisterBlockType,
	type BlockConfiguration,
} from '@wordpress/blocks';
import { screen } from '@testing-library/react';
import {
	declareBlocks,
	openEditor,
} from '../../../../tests/support/block-editor';
import metadata from '../block.json';

describe( 'the cart count in the editor', () => {
	beforeAll( async () => {
		declareBlocks( metadata );
		await import( '../index' );
	} );

	beforeEach( () => {
		registerBlockType( 'woocommerce/cart', {
			apiVersion: 3,
			title: 'Cart',
			category: 'widgets',
			attributes: {},
		} as unknown as BlockConfiguration );
	} );

	afterEach( () => {
		unregisterBlockType( 'woocommerce/cart' );
	} );

	it( 'has an example and two designs (BLOCK-22, BLOCK-25)', () => {
		const type = getBlockType( 'brolga/cart-count' );
		expect( type?.example ).toBeDefined();
		expect( type?.variations ).toHaveLength( 2 );
	} );

	it( 'shows two items, by its own templates', async () => {
		await openEditor(
			createBlock( 'brolga/cart-count', {
				label: 'Barrow',
				plural: '%d plants',
			} )
		);
		expect( screen.getByText( 'Barrow' ) ).toBeTruthy();
		expect( screen.getByText( '2 plants' ) ).toBeTruthy();
	} );

	it( 'shows no sample where there is no shop (SHOP-430)', async () => {
		unregisterBlockType( 'woocommerce/cart' );
		await openEditor( createBlock( 'brolga/cart-count' ) );
		const block = document.querySelector< HTMLElement >(
			'[data-type="brolga/cart-count"]'
		);
		expect( block?.style.display ).toBe( 'none' );
		expect( block?.textContent ).not.toContain( '2' );
		registerBlockType( 'woocommerce/cart', {
			apiVersion: 3,
			title: 'Cart',
			category: 'widgets',
			attributes: {},
		} as unknown as BlockConfiguration );
	} );

	it( 'saves its attributes and nothing to go stale', () => {
		expect(
			serialize( createBlock( 'brolga/cart-count', { design: 'words' } ) )
		).toBe( '<!-- wp:brolga/cart-count {"design":"words"} /-->' );
	} );
} );
