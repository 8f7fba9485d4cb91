import { createBlock, serialize } from '@wordpress/blocks';
import { screen } from '@testing-library/react';
import {
	declareBlocks,
	openEditor,
} from '../../../../tests/support/block-editor';
import metadata from '../block.json';

describe( 'the sample in the editor', () => {
	beforeAll( async () => {
		declareBlocks( metadata );
		await import( '../index' );
	} );

	it( 'shows its heading, to be typed where it stands', async () => {
		await openEditor( createBlock( 'brolga/sample', { label: 'More' } ) );
		expect(
			screen.getByRole( 'textbox', { name: 'Heading' } ).textContent
		).toBe( 'More' );
	} );

	it( 'saves its attributes and nothing to go stale', () => {
		expect(
			serialize( createBlock( 'brolga/sample', { label: 'More' } ) )
		).toBe( '<!-- wp:brolga/sample {"label":"More"} /-->' );
	} );
} );
