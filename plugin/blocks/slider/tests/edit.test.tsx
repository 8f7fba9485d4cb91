import {
	createBlock,
	getBlockType,
	registerBlockType,
	switchToBlockType,
	type Block,
	type BlockConfiguration,
} from '@wordpress/blocks';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { act, configure, screen, waitFor } from '@testing-library/react';
import {
	declareBlocks,
	openEditor,
} from '../../../../tests/support/block-editor';
import slideMetadata from '../../slide/block.json';
import metadata from '../block.json';

const slider = ( ...slides: Record< string, unknown >[] ): Block =>
	createBlock(
		'brolga/slider',
		{},
		slides.map( ( attributes ) =>
			createBlock( 'brolga/slide', attributes )
		)
	);
const slides = (): HTMLElement[] => [
	...document.querySelectorAll< HTMLElement >( '.wp-block-brolga-slide' ),
];
const shown = (): boolean[] => slides().map( ( { hidden } ) => ! hidden );
const root = (): HTMLElement =>
	document.querySelector( '.wp-block-brolga-slider' ) as HTMLElement;

const declareCore = (
	name: string,
	attributes: Record< string, { type: string } >
): void => {
	registerBlockType( name, {
		apiVersion: 3,
		title: name,
		category: 'media',
		attributes,
	} as unknown as BlockConfiguration );
};

// What is not selected is painted when the editor has nothing else to do.
configure( { asyncUtilTimeout: 4000 } );

describe( 'a slider in the editor', () => {
	beforeAll( async () => {
		declareBlocks( slideMetadata, metadata );
		declareCore( 'core/gallery', {} );
		declareCore( 'core/image', {
			id: { type: 'number' },
			url: { type: 'string' },
			alt: { type: 'string' },
			caption: { type: 'string' },
		} );
		declareCore( 'core/cover', {
			id: { type: 'number' },
			url: { type: 'string' },
			alt: { type: 'string' },
			backgroundType: { type: 'string' },
			poster: { type: 'string' },
			focalPoint: { type: 'object' },
			dimRatio: { type: 'number' },
			isDark: { type: 'boolean' },
		} );
		await import( '../../slide/index' );
		await import( '../index' );
	} );

	it( 'is registered with an example and both kinds (BLOCK-22, BLOCK-25)', () => {
		const type = getBlockType( 'brolga/slider' );
		expect( type?.example ).toBeDefined();
		expect(
			type?.variations?.map( ( { attributes } ) => attributes )
		).toEqual( [
			expect.objectContaining( { ratio: '16/9' } ),
			expect.objectContaining( { align: 'full' } ),
		] );
	} );

	it( 'starts with two slides (SLIDER-24)', async () => {
		await openEditor( createBlock( 'brolga/slider' ) );
		expect( slides() ).toHaveLength( 2 );
	} );

	it( 'shows one slide, and its light or dark (SLIDER-1, SLIDER-15)', async () => {
		await openEditor( slider( { scheme: 'dark' }, { scheme: 'light' } ) );
		expect( shown() ).toEqual( [ true, false ] );
		expect( root().classList ).toContain( 'is-dark' );
		const thumbnail = screen.getByRole( 'button', { name: 'Slide 2' } );
		await act( async () => thumbnail.click() );
		expect( shown() ).toEqual( [ false, true ] );
		expect( root().classList ).toContain( 'is-light' );
		expect( thumbnail.getAttribute( 'aria-current' ) ).toBe( 'true' );
	} );

	it( 'shows the slide that is selected, and one that is added', async () => {
		const block = slider( {}, {} );
		const { dispatch } = await openEditor( block );
		const editor = dispatch( blockEditorStore );
		const [ , second ] = block.innerBlocks;
		await act( async () => editor.selectBlock( second?.clientId ?? '' ) );
		await waitFor( () => expect( shown() ).toEqual( [ false, true ] ) );
		const added = createBlock( 'brolga/slide' );
		await act( async () =>
			editor.insertBlock( added, undefined, block.clientId )
		);
		await waitFor( () =>
			expect( shown() ).toEqual( [ false, false, true ] )
		);
	} );

	it( 'has the shape that the owner chose', async () => {
		const block = slider( {} );
		const { dispatch } = await openEditor( block );
		await act( async () =>
			dispatch( blockEditorStore ).updateBlockAttributes(
				block.clientId,
				{ ratio: '3/2', minHeight: 70 }
			)
		);
		await waitFor( () =>
			expect( root().getAttribute( 'style' ) ).toBe(
				'--brolga-slider-ratio: 3/2; --brolga-slider-height: 70svh;'
			)
		);
	} );

	it( 'is made of a gallery, captions and all (SLIDER-24)', () => {
		const gallery = createBlock( 'core/gallery', {}, [
			createBlock( 'core/image', {
				id: 7,
				url: '/a.jpg',
				alt: 'A fern',
				caption: 'Ferns',
			} ),
			createBlock( 'core/image', { url: '/b.jpg' } ),
		] );
		const [ made ] = switchToBlockType( gallery, 'brolga/slider' ) ?? [];
		expect(
			made?.innerBlocks.map( ( { attributes, innerBlocks } ) => [
				attributes.imageId,
				attributes.imageUrl,
				attributes.imageAlt,
				innerBlocks.map( ( inner ) => inner.attributes.content ),
			] )
		).toEqual( [
			[ 7, '/a.jpg', 'A fern', [ 'Ferns' ] ],
			[ 0, '/b.jpg', '', [] ],
		] );
	} );

	it( 'is made of covers and becomes covers again', () => {
		const covers = [
			{
				id: 7,
				url: '/a.jpg',
				alt: 'A fern',
				focalPoint: { x: 0.2, y: 0.8 },
				dimRatio: 30,
				isDark: false,
			},
			{
				backgroundType: 'video',
				url: '/b.mp4',
				poster: '/b.jpg',
				focalPoint: { x: 0.5, y: 0.5 },
				dimRatio: 50,
				isDark: true,
			},
		];
		const [ made ] =
			switchToBlockType(
				covers.map( ( attributes ) =>
					createBlock( 'core/cover', attributes, [
						createBlock( 'core/heading', { content: 'Words' } ),
					] )
				),
				'brolga/slider'
			) ?? [];
		expect( made?.innerBlocks[ 0 ]?.attributes ).toMatchObject( {
			imageId: 7,
			scheme: 'light',
			overlay: 30,
		} );
		expect( made?.innerBlocks[ 1 ]?.attributes ).toMatchObject( {
			videoUrl: '/b.mp4',
			posterUrl: '/b.jpg',
			imageUrl: '',
		} );
		const back = made ? switchToBlockType( made, 'core/cover' ) : null;
		expect( back?.map( ( { attributes } ) => attributes ) ).toEqual(
			covers
		);
		expect( back?.[ 0 ]?.innerBlocks[ 0 ]?.attributes.content ).toBe(
			'Words'
		);
	} );
} );
