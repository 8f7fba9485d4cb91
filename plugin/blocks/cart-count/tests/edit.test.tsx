import { createBlock, getBlockType, serialize } from '@wordpress/blocks';
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

	it( 'saves its attributes and nothing to go stale', () => {
		expect(
			serialize( createBlock( 'brolga/cart-count', { design: 'words' } ) )
		).toBe( '<!-- wp:brolga/cart-count {"design":"words"} /-->' );
	} );
} );
