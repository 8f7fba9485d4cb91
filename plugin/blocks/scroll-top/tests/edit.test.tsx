import { createBlock, getBlockType, serialize } from '@wordpress/blocks';
import { screen } from '@testing-library/react';
import {
	declareBlocks,
	openEditor,
} from '../../../../tests/support/block-editor';
import metadata from '../block.json';

describe( 'the way back to the top in the editor', () => {
	beforeAll( async () => {
		declareBlocks( metadata );
		await import( '../index' );
	} );

	it( 'has an example and two corners (BLOCK-22, BLOCK-25)', () => {
		const type = getBlockType( 'brolga/scroll-top' );
		expect( type?.example ).toBeDefined();
		expect( type?.variations ).toHaveLength( 2 );
	} );

	it( 'shows its button and what it is called', async () => {
		await openEditor(
			createBlock( 'brolga/scroll-top', { label: 'Up', side: 'start' } )
		);
		expect( screen.getByText( 'Up' ).parentElement?.classList ).toContain(
			'is-start'
		);
	} );

	it( 'saves its attributes and nothing to go stale', () => {
		expect(
			serialize( createBlock( 'brolga/scroll-top', { label: 'Up' } ) )
		).toBe( '<!-- wp:brolga/scroll-top {"label":"Up"} /-->' );
	} );
} );
