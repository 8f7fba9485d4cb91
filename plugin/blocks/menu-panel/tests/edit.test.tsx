import { createBlock, getBlockType, serialize } from '@wordpress/blocks';
import { screen } from '@testing-library/react';
import {
	declareBlocks,
	openEditor,
} from '../../../../tests/support/block-editor';
import metadata from '../block.json';

describe( 'a wide panel in the editor', () => {
	beforeAll( async () => {
		declareBlocks( metadata );
		await import( '../index' );
	} );

	it( 'shows the entry it is below, and belongs into a menu (MENU-13)', async () => {
		await openEditor(
			createBlock( 'brolga/menu-panel', { label: 'Plants & pots' } )
		);
		expect(
			screen.getByRole( 'textbox', { name: 'Menu item' } ).textContent
		).toBe( 'Plants & pots' );
		expect( getBlockType( 'brolga/menu-panel' )?.parent ).toEqual( [
			'brolga/menu',
		] );
	} );

	it( 'saves its attributes and nothing to go stale', () => {
		expect(
			serialize( createBlock( 'brolga/menu-panel', { label: 'More' } ) )
		).toBe( '<!-- wp:brolga/menu-panel {"label":"More"} /-->' );
	} );
} );
