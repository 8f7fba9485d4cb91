import { createBlock, serialize } from '@wordpress/blocks';
import { cleanup, screen } from '@testing-library/react';
import {
	declareBlocks,
	openEditor,
} from '../../../../tests/support/block-editor';
import metadata from '../block.json';

describe( 'a map’s pin in the editor', () => {
	beforeAll( async () => {
		declareBlocks( { ...metadata, parent: [] } );
		await import( '../index' );
	} );

	it( 'shows its words, markup as text (MAP-9)', async () => {
		await openEditor(
			createBlock( 'brolga/map-pin', {
				title: 'Fig & <b>Ferry</b>',
				text: '12 Ferry Road',
			} )
		);
		expect(
			screen.getByRole( 'textbox', { name: 'Place name' } ).textContent
		).toBe( 'Fig & <b>Ferry</b>' );
		expect( screen.getByText( '12 Ferry Road' ) ).toBeTruthy();
	} );

	it( 'has its words typed in place, line by line, also where there are none yet (MAP-440)', async () => {
		await openEditor( createBlock( 'brolga/map-pin', {} ) );
		expect(
			screen.getByRole( 'textbox', { name: 'Description' } )
		).toBeTruthy();
		cleanup();
		await openEditor(
			createBlock( 'brolga/map-pin', {
				text: '12 Ferry Road\nBy <b>bus</b>',
			} )
		);
		const text = screen.getByRole( 'textbox', { name: 'Description' } );
		expect( text.querySelectorAll( 'br' ) ).toHaveLength( 1 );
		expect( text.textContent ).toContain( 'By <b>bus</b>' );
	} );

	it( 'saves its attributes and nothing to go stale (BLOCK-1)', () => {
		expect(
			serialize( createBlock( 'brolga/map-pin', { title: 'Here' } ) )
		).toBe( '<!-- wp:brolga/map-pin {"title":"Here"} /-->' );
	} );
} );
