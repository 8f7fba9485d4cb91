import {
	createBlock,
	getBlockType,
	registerBlockType,
	switchToBlockType,
	type Block,
	type BlockConfiguration,
} from '@wordpress/blocks';
import { screen } from '@testing-library/react';
import {
	declareBlocks,
	openEditor,
} from '../../../../tests/support/block-editor';
import metadata from '../block.json';

const declare = ( name: string, attributes: readonly string[] ): void => {
	registerBlockType( name, {
		apiVersion: 3,
		title: name,
		category: 'media',
		attributes: Object.fromEntries(
			attributes.map( ( key ) => [ key, {} ] )
		),
		edit: ( { attributes: { alt } }: { attributes: { alt: string } } ) => (
			<img alt={ alt } />
		),
		save: () => null,
	} as unknown as BlockConfiguration );
};

const gallery = ( ...alts: string[] ): Block =>
	createBlock(
		'brolga/gallery',
		{ columns: 5 },
		alts.map( ( alt, index ) =>
			createBlock( 'core/image', { id: index + 1, alt, caption: alt } )
		)
	);

const placeholder = (): Element | null =>
	document.querySelector( '.block-editor-media-placeholder' );

describe( 'a gallery in the editor', () => {
	beforeAll( async () => {
		declareBlocks( metadata );
		declare( 'core/image', [ 'id', 'url', 'alt', 'caption' ] );
		declare( 'core/gallery', [ 'columns', 'align', 'linkTo' ] );
		await import( '../index' );
	} );

	it( 'is registered with an example and four designs (BLOCK-22, BLOCK-25)', () => {
		const type = getBlockType( 'brolga/gallery' );
		expect( type?.example ).toBeDefined();
		expect( type?.variations?.map( ( { name } ) => name ) ).toEqual( [
			'grid',
			'masonry',
			'slider',
			'more',
		] );
	} );

	it( 'asks for images while it has none', async () => {
		await openEditor( gallery() );
		expect( placeholder() ).not.toBeNull();
	} );

	it( 'shows its images in place, all of them (GALLERY-12)', async () => {
		await openEditor( gallery( 'A', 'B', 'C', 'D', 'E' ) );
		expect( screen.getAllByRole( 'img' ) ).toHaveLength( 5 );
		expect( placeholder() ).toBeNull();
	} );

	it( 'becomes core’s gallery and comes back (BLOCK-25)', () => {
		const [ core ] =
			switchToBlockType( gallery( 'A', 'B' ), 'core/gallery' ) ?? [];
		expect( core?.attributes ).toMatchObject( {
			columns: 5,
			linkTo: 'media',
		} );
		const [ back ] = core
			? ( switchToBlockType( core, 'brolga/gallery' ) ?? [] )
			: [];
		expect( back?.attributes.columns ).toBe( 5 );
		expect(
			back?.innerBlocks.map( ( { attributes } ) => [
				attributes.id,
				attributes.alt,
				attributes.caption,
			] )
		).toEqual( [
			[ 1, 'A', 'A' ],
			[ 2, 'B', 'B' ],
		] );
	} );

	it( 'is made of several images (BLOCK-25)', () => {
		const images = gallery( 'A', 'B' ).innerBlocks;
		const [ made ] = switchToBlockType( images, 'brolga/gallery' ) ?? [];
		expect( made?.innerBlocks ).toHaveLength( 2 );
	} );
} );
