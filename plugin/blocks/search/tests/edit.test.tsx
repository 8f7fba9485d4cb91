import { createBlock, serialize } from '@wordpress/blocks';
import { screen } from '@testing-library/react';
import {
	declareBlocks,
	openEditor,
} from '../../../../tests/support/block-editor';
import metadata from '../block.json';

describe( 'the search in the editor', () => {
	beforeAll( async () => {
		declareBlocks( metadata );
		await import( '../index' );
	} );

	it( 'shows its words, to be typed where they stand', async () => {
		await openEditor(
			createBlock( 'brolga/search', {
				placeholder: 'Ferns',
				buttonText: 'Go',
			} )
		);
		expect( screen.getByDisplayValue( 'Ferns' ) ).toBeTruthy();
		expect(
			screen.getByRole( 'textbox', { name: 'Button' } ).textContent
		).toBe( 'Go' );
	} );

	it( 'saves its attributes and nothing to go stale', () => {
		expect(
			serialize( createBlock( 'brolga/search', { postType: 'page' } ) )
		).toBe( '<!-- wp:brolga/search {"postType":"page"} /-->' );
	} );
} );
