import { createBlock, getBlockType, serialize } from '@wordpress/blocks';
import { screen } from '@testing-library/react';
import {
	declareBlocks,
	openEditor,
} from '../../../../tests/support/block-editor';
import metadata from '../block.json';

describe( 'the dot navigation in the editor', () => {
	beforeAll( async () => {
		declareBlocks( metadata );
		await import( '../index' );
	} );

	it( 'has an example and two designs (BLOCK-22, BLOCK-25)', () => {
		const type = getBlockType( 'brolga/dot-nav' );
		expect( type?.example ).toBeDefined();
		expect( type?.variations ).toHaveLength( 2 );
	} );

	it( 'says what it needs where the page has no sections', async () => {
		await openEditor( createBlock( 'brolga/dot-nav', { side: 'start' } ) );
		const note = screen.getByText( /at least two sections/ );
		expect( note.parentElement?.classList ).toContain( 'is-start' );
		expect( note.parentElement?.querySelector( 'li' ) ).toBeNull();
	} );

	it( 'saves its attributes and nothing to go stale', () => {
		expect(
			serialize( createBlock( 'brolga/dot-nav', { design: 'lines' } ) )
		).toBe( '<!-- wp:brolga/dot-nav {"design":"lines"} /-->' );
	} );
} );
