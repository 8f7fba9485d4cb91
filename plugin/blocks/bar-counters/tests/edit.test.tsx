import { createBlock, getBlockType, serialize } from '@wordpress/blocks';
import { screen } from '@testing-library/react';
import {
	declareBlocks,
	openEditor,
} from '../../../../tests/support/block-editor';
import barMetadata from '../../bar-counter/block.json';
import metadata from '../block.json';

describe( 'bar counters in the editor', () => {
	beforeAll( async () => {
		declareBlocks( barMetadata, metadata );
		await import( '../../bar-counter/index' );
		await import( '../index' );
	} );

	it( 'are registered with an example and two heights (BLOCK-22, BLOCK-25)', () => {
		const type = getBlockType( 'brolga/bar-counters' );
		expect( type?.example ).toBeDefined();
		expect( type?.variations ).toHaveLength( 2 );
	} );

	it( 'begin with two bars', async () => {
		await openEditor( createBlock( 'brolga/bar-counters' ) );
		expect(
			screen.getAllByRole( 'textbox', { name: 'Label of the bar' } )
		).toHaveLength( 2 );
	} );

	it( 'save their attributes and nothing to go stale (BLOCK-1)', () => {
		expect( serialize( createBlock( 'brolga/bar-counters' ) ) ).toBe(
			'<!-- wp:brolga/bar-counters /-->'
		);
	} );
} );
