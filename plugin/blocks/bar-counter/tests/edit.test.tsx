import { createBlock, getBlockType, serialize } from '@wordpress/blocks';
import { screen } from '@testing-library/react';
import {
	declareBlocks,
	openEditor,
} from '../../../../tests/support/block-editor';
import metadata from '../block.json';

describe( 'one bar in the editor', () => {
	beforeAll( async () => {
		declareBlocks( { ...metadata, parent: [] } );
		await import( '../index' );
	} );

	it( 'is as long as its percentage (NUM-11)', async () => {
		await openEditor(
			createBlock( 'brolga/bar-counter', { label: 'Clay', percent: 30 } )
		);
		const label = screen.getByRole( 'textbox', {
			name: 'Bar label',
		} );
		expect( label.textContent ).toBe( 'Clay' );
		const bar = label.closest( 'li' );
		expect( bar?.style.getPropertyValue( '--brolga-bar-percent' ) ).toBe(
			'30'
		);
		expect( bar?.textContent ).toContain( '30%' );
	} );

	it( 'saves its attributes and nothing to go stale (BLOCK-1)', () => {
		expect( getBlockType( 'brolga/bar-counter' )?.title ).toBe(
			'Bar counter'
		);
		expect(
			serialize( createBlock( 'brolga/bar-counter', { percent: 30 } ) )
		).toBe( '<!-- wp:brolga/bar-counter {"percent":30} /-->' );
	} );
} );
