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

const declare = ( name: string, attributes: object ): void => {
	registerBlockType( name, {
		apiVersion: 3,
		title: name,
		category: 'text',
		attributes,
	} as unknown as BlockConfiguration );
};

describe( 'a testimonial in the editor', () => {
	beforeAll( async () => {
		declareBlocks( metadata );
		await import( '../index' );
		declare( 'core/quote', { citation: { type: 'string' } } );
		declare( 'core/media-text', {
			mediaId: { type: 'number' },
			mediaUrl: { type: 'string' },
			mediaAlt: { type: 'string' },
			mediaType: { type: 'string' },
		} );
	} );

	it( 'comes in four designs (TESTI-6, BLOCK-22, BLOCK-25)', () => {
		const type = getBlockType( 'brolga/testimonial' );
		expect( type?.example ).toBeDefined();
		expect( type?.variations?.map( ( { name } ) => name ) ).toEqual( [
			'plain',
			'card',
			'large',
			'side',
		] );
	} );

	it( 'shows its author to be typed where they stand, with stars and portrait (TESTI-3, TESTI-4, TESTI-5)', async () => {
		await openEditor(
			createBlock( 'brolga/testimonial', {
				author: 'Ruth & Sons',
				role: 'Owner',
				rating: 4,
				portraitUrl: '/ruth.jpg',
				portraitAlt: 'Ruth',
			} )
		);
		expect(
			screen.getByRole( 'textbox', { name: 'Name' } ).textContent
		).toBe( 'Ruth & Sons' );
		expect(
			screen.getByRole( 'textbox', { name: 'Role' } ).textContent
		).toBe( 'Owner' );
		expect( screen.getByAltText( 'Ruth' ).getAttribute( 'src' ) ).toBe(
			'/ruth.jpg'
		);
		expect(
			document.querySelectorAll(
				'.wp-block-brolga-testimonial__stars .is-on'
			)
		).toHaveLength( 4 );
	} );

	it( 'saves its attributes and nothing to go stale', () => {
		expect(
			serialize( createBlock( 'brolga/testimonial', { author: 'Ruth' } ) )
		).toBe( '<!-- wp:brolga/testimonial {"author":"Ruth"} /-->' );
	} );

	it( 'is made of a quote and becomes one again (TESTI-7)', () => {
		const words = createBlock( 'core/paragraph', { content: 'Good.' } );
		const [ made ] =
			switchToBlockType(
				createBlock(
					'core/quote',
					{ citation: '<em>Ruth</em> &amp; Jo' },
					[ words ]
				),
				'brolga/testimonial'
			) ?? [];
		expect( made?.attributes.author ).toBe( 'Ruth & Jo' );
		expect( made?.innerBlocks[ 0 ]?.attributes.content ).toBe( 'Good.' );
		const [ back ] =
			( made && switchToBlockType( made, 'core/quote' ) ) ?? [];
		expect( back?.attributes.citation ).toBe( 'Ruth &amp; Jo' );
		expect( back?.innerBlocks ).toHaveLength( 1 );
	} );

	it( 'is made of an image with text, but of no video (TESTI-7)', () => {
		const image = {
			mediaId: 7,
			mediaUrl: '/ruth.jpg',
			mediaAlt: 'Ruth',
			mediaType: 'image',
		};
		const [ made ] =
			switchToBlockType(
				createBlock( 'core/media-text', image ),
				'brolga/testimonial'
			) ?? [];
		expect( made?.attributes ).toMatchObject( {
			design: 'side',
			portraitId: 7,
			portraitUrl: '/ruth.jpg',
			portraitAlt: 'Ruth',
		} );
		expect(
			switchToBlockType(
				createBlock( 'core/media-text', {
					...image,
					mediaType: 'video',
				} ),
				'brolga/testimonial'
			)
		).toBeNull();
	} );
} );
