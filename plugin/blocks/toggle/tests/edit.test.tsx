import {
	createBlock,
	getBlockType,
	registerBlockType,
	serialize,
	switchToBlockType,
	type BlockConfiguration,
} from '@wordpress/blocks';
import { screen } from '@testing-library/react';
import {
	declareBlocks,
	openEditor,
} from '../../../../tests/support/block-editor';
import metadata from '../block.json';

describe( 'a toggle in the editor', () => {
	beforeAll( async () => {
		declareBlocks( metadata );
		await import( '../index' );
		registerBlockType( 'core/details', {
			apiVersion: 3,
			title: 'Details',
			category: 'text',
			attributes: {
				summary: { type: 'string' },
				showContent: { type: 'boolean', default: false },
				anchor: { type: 'string' },
			},
		} as unknown as BlockConfiguration );
	} );

	it( 'has an example and two designs (ACC-16, BLOCK-22, BLOCK-25)', () => {
		const type = getBlockType( 'brolga/toggle' );
		expect( type?.example ).toBeDefined();
		expect( type?.variations?.map( ( { name } ) => name ) ).toEqual( [
			'lines',
			'cards',
		] );
	} );

	it( 'shows its heading, to be typed where it stands, and its content open', async () => {
		await openEditor(
			createBlock( 'brolga/toggle', { title: 'More', headingLevel: 4 } )
		);
		expect(
			screen.getByRole( 'textbox', { name: 'Heading' } ).textContent
		).toBe( 'More' );
		expect(
			document.querySelector( '[data-brolga-open] > h4' )
		).not.toBeNull();
	} );

	it( 'saves its attributes and nothing to go stale (BLOCK-1)', () => {
		expect(
			serialize( createBlock( 'brolga/toggle', { title: 'More' } ) )
		).toBe( '<!-- wp:brolga/toggle {"title":"More"} /-->' );
	} );

	it( 'becomes a details block and comes back (BLOCK-25)', () => {
		const [ details ] =
			switchToBlockType(
				createBlock(
					'brolga/toggle',
					{ title: 'Soil', open: true, anchor: 'soil' },
					[ createBlock( 'core/paragraph' ) ]
				),
				'core/details'
			) ?? [];
		expect( details?.attributes ).toMatchObject( {
			summary: 'Soil',
			showContent: true,
			anchor: 'soil',
		} );
		expect( details?.innerBlocks ).toHaveLength( 1 );
		const [ back ] =
			( details && switchToBlockType( details, 'brolga/toggle' ) ) ?? [];
		expect( back?.attributes ).toMatchObject( {
			title: 'Soil',
			open: true,
			anchor: 'soil',
		} );
		expect( back?.innerBlocks ).toHaveLength( 1 );
	} );
} );
