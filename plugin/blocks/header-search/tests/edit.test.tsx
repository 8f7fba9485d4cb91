import {
	createBlock,
	getBlockType,
	serialize,
	switchToBlockType,
} from '@wordpress/blocks';
import { screen } from '@testing-library/react';
import {
	declareBlocks,
	openEditor,
} from '../../../../tests/support/block-editor';
import search from '../../search/block.json';
import metadata from '../block.json';

describe( 'the header search in the editor', () => {
	beforeAll( async () => {
		declareBlocks( metadata, search );
		await import( '../index' );
		await import( '../../search/index' );
	} );

	it( 'has an example and two designs (BLOCK-22, BLOCK-25)', () => {
		const type = getBlockType( 'brolga/header-search' );
		expect( type?.example ).toBeDefined();
		expect( type?.variations ).toHaveLength( 2 );
	} );

	it( 'shows its words, to be typed where they stand', async () => {
		await openEditor(
			createBlock( 'brolga/header-search', {
				design: 'unfold',
				placeholder: 'Ferns',
				buttonText: 'Go',
			} )
		);
		expect( screen.getByDisplayValue( 'Ferns' ) ).toBeTruthy();
		expect(
			screen.getByRole( 'textbox', { name: 'Button' } ).textContent
		).toBe( 'Go' );
	} );

	it( 'becomes a search and comes back', () => {
		const words = { label: 'Find', placeholder: 'Ferns', live: false };
		const block = createBlock( 'brolga/header-search', words );
		const there = switchToBlockType( block, 'brolga/search' )?.[ 0 ];
		expect( there ).toMatchObject( {
			name: 'brolga/search',
			attributes: words,
		} );
		expect(
			there && switchToBlockType( there, 'brolga/header-search' )
		).toMatchObject( [
			{ name: 'brolga/header-search', attributes: words },
		] );
	} );

	it( 'saves its attributes and nothing to go stale', () => {
		expect(
			serialize(
				createBlock( 'brolga/header-search', { design: 'unfold' } )
			)
		).toBe( '<!-- wp:brolga/header-search {"design":"unfold"} /-->' );
	} );
} );
