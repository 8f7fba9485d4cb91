import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, serialize, type Block } from '@wordpress/blocks';
import {
	declareBlocks,
	openEditor,
} from '../../../../tests/support/block-editor';
import parentMetadata from '../../experiment/block.json';
import metadata from '../block.json';

describe( 'a variant in the editor', () => {
	beforeAll( async () => {
		declareBlocks( metadata, parentMetadata );
		await import( '../index' );
		await import( '../../experiment/index' );
	} );

	it( 'begins with a paragraph, and is there while it is picked', async () => {
		const registry = await openEditor( createBlock( 'brolga/experiment' ) );
		const variants = document.querySelectorAll< HTMLElement >(
			'.wp-block-brolga-variant'
		);
		expect( [ ...variants ].map( ( { hidden } ) => hidden ) ).toEqual( [
			false,
			true,
		] );
		const { getBlocks } = registry.select(
			blockEditorStore
		) as unknown as { getBlocks: () => Block[] };
		expect(
			getBlocks()[ 0 ]?.innerBlocks.map(
				( { innerBlocks } ) => innerBlocks[ 0 ]?.name
			)
		).toEqual( [ 'core/paragraph', 'core/paragraph' ] );
	} );

	it( 'saves its attributes and its blocks', () => {
		expect(
			serialize(
				createBlock( 'brolga/variant', {
					number: 2,
					label: 'Short',
					weight: 10,
				} )
			)
		).toBe(
			'<!-- wp:brolga/variant {"number":2,"label":"Short","weight":10} /-->'
		);
	} );
} );
