import { createBlock, serialize } from '@wordpress/blocks';
import {
	declareBlocks,
	openEditor,
} from '../../../../tests/support/block-editor';
import metadata from '../block.json';

describe( 'a tab in the editor', () => {
	beforeAll( async () => {
		declareBlocks( { ...metadata, parent: [] } );
		await import( '../index' );
	} );

	it( 'is hidden unless its tabs say that it is open (TABS-2)', async () => {
		await openEditor( createBlock( 'brolga/tab' ) );
		expect(
			document.querySelector( '.wp-block-brolga-tab' )
		).toHaveProperty( 'hidden', true );
	} );

	it( 'saves its attributes and nothing to go stale (BLOCK-1)', () => {
		expect(
			serialize( createBlock( 'brolga/tab', { label: 'Soil' } ) )
		).toBe( '<!-- wp:brolga/tab {"label":"Soil"} /-->' );
	} );
} );
