import { createBlock, serialize, setDefaultBlockName } from '@wordpress/blocks';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { store as blockEditorStore } from '@wordpress/block-editor';
import {
	declareBlocks,
	openEditor,
} from '../../../../tests/support/block-editor';
import metadata from '../block.json';

describe( 'an accordion item in the editor', () => {
	beforeAll( async () => {
		declareBlocks( { ...metadata, parent: [] } );
		setDefaultBlockName( 'core/paragraph' );
		await import( '../index' );
	} );

	it( 'is closed unless its accordion says that it is open (ACC-1)', async () => {
		await openEditor( createBlock( 'brolga/accordion-item' ) );
		expect(
			document.querySelector( '.wp-block-brolga-accordion-item__panel' )
		).toHaveProperty( 'hidden', true );
	} );

	it( 'goes on to its content with Enter', async () => {
		const content = createBlock( 'core/paragraph' );
		const registry = await openEditor(
			createBlock( 'brolga/accordion-item', { title: 'Soil' }, [
				content,
			] )
		);
		const heading = screen.getByRole( 'textbox', { name: 'Heading' } );
		await act( async () => {
			fireEvent.keyDown( heading, { key: 'Enter' } );
		} );
		const { getSelectedBlockClientId } = registry.select(
			blockEditorStore
		) as unknown as { getSelectedBlockClientId: () => string | null };
		expect( getSelectedBlockClientId() ).toBe( content.clientId );
	} );

	it( 'says what visitors get in the place of a heading (ACC-17)', async () => {
		const heading = (): string | null =>
			screen
				.getByRole( 'textbox', { name: 'Heading' } )
				.querySelector( '[data-rich-text-placeholder]' )
				?.getAttribute( 'data-rich-text-placeholder' ) ?? null;
		const paragraph = createBlock( 'core/paragraph' );
		const registry = await openEditor(
			createBlock( 'brolga/accordion-item', {}, [ paragraph ] )
		);
		expect( heading() ).toContain( 'not shown while empty' );
		await act( async () => {
			await registry
				.dispatch( blockEditorStore )
				.updateBlockAttributes( paragraph.clientId, {
					content: 'Yes.',
				} );
		} );
		await waitFor( () =>
			expect( heading() ).toContain( 'the first words below are used' )
		);
	} );

	it( 'saves its attributes and nothing to go stale (BLOCK-1)', () => {
		expect(
			serialize(
				createBlock( 'brolga/accordion-item', { title: 'Soil' } )
			)
		).toBe( '<!-- wp:brolga/accordion-item {"title":"Soil"} /-->' );
	} );
} );
