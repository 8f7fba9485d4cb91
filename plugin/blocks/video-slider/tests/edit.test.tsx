import {
	createBlock,
	getBlockType,
	registerBlockType,
	switchToBlockType,
	type Block,
	type BlockConfiguration,
} from '@wordpress/blocks';
import { act, screen } from '@testing-library/react';
import {
	declareBlocks,
	openEditor,
} from '../../../../tests/support/block-editor';
import videoMetadata from '../../video/block.json';
import slideMetadata from '../../video-slide/block.json';
import metadata from '../block.json';

const slider = (
	attributes: Record< string, unknown >,
	...titles: string[]
): Block =>
	createBlock(
		'brolga/video-slider',
		attributes,
		titles.map( ( title ) =>
			createBlock( 'brolga/video-slide', {}, [
				createBlock( 'brolga/video', {
					url: 'https://vimeo.com/76979871',
					posterUrl: '/fig.jpg',
					title,
				} ),
			] )
		)
	);
const shown = (): boolean[] =>
	[
		...document.querySelectorAll< HTMLElement >(
			'.wp-block-brolga-video-slide'
		),
	].map( ( { hidden } ) => ! hidden );

describe( 'a video slider in the editor', () => {
	beforeAll( async () => {
		declareBlocks( videoMetadata, slideMetadata, metadata );
		registerBlockType( 'core/video', {
			apiVersion: 3,
			title: 'core/video',
			category: 'media',
			attributes: { src: { type: 'string' } },
		} as unknown as BlockConfiguration );
		await import( '../../video/index' );
		await import( '../../video-slide/index' );
		await import( '../index' );
	} );

	it( 'is offered in two designs, with an example (BLOCK-22, BLOCK-25)', () => {
		const type = getBlockType( 'brolga/video-slider' );
		expect( type?.example ).toBeDefined();
		expect(
			type?.variations?.map( ( { attributes } ) => attributes )
		).toEqual( [ { design: 'thumbnails' }, { design: 'titles' } ] );
	} );

	it( 'starts with two slides that ask for a video', async () => {
		await openEditor( createBlock( 'brolga/video-slider' ) );
		expect( shown() ).toEqual( [ true, false ] );
	} );

	it( 'shows one video and picks another by its thumbnail (SLIDER-1, SLIDER-25)', async () => {
		await openEditor( slider( {}, 'A fig', '' ) );
		expect( shown() ).toEqual( [ true, false ] );
		expect(
			screen
				.getByRole( 'button', { name: 'A fig' } )
				.querySelector( 'img' )
				?.getAttribute( 'src' )
		).toBe( '/fig.jpg' );
		await act( async () =>
			screen.getByRole( 'button', { name: 'Video 2' } ).click()
		);
		expect( shown() ).toEqual( [ false, true ] );
	} );

	it( 'has no images where videos are picked by their titles (SLIDER-25)', async () => {
		await openEditor( slider( { design: 'titles' }, 'A fig' ) );
		expect(
			screen
				.getByRole( 'button', { name: 'A fig' } )
				.querySelector( 'img' )
		).toBeNull();
	} );

	it( 'gives its shape to its videos (SLIDER-32)', async () => {
		await openEditor( slider( { ratio: '4/3' }, 'A fig' ) );
		expect(
			document.querySelector( '.wp-block-brolga-video' )?.classList
		).toContain( 'is-ratio-4-3' );
	} );

	it( 'is made of videos, and becomes videos again (BLOCK-25)', () => {
		const videos = [ 'A fig', 'A mango' ].map( ( title ) =>
			createBlock( 'brolga/video', { title } )
		);
		const [ made ] =
			switchToBlockType( videos, 'brolga/video-slider' ) ?? [];
		expect(
			made?.innerBlocks.map( ( { name, innerBlocks } ) => [
				name,
				innerBlocks[ 0 ]?.attributes.title,
			] )
		).toEqual( [
			[ 'brolga/video-slide', 'A fig' ],
			[ 'brolga/video-slide', 'A mango' ],
		] );
		const back = made ? switchToBlockType( made, 'brolga/video' ) : null;
		expect( back?.map( ( { attributes } ) => attributes.title ) ).toEqual( [
			'A fig',
			'A mango',
		] );
	} );

	it( 'is made of core’s videos (BLOCK-25)', () => {
		const [ made ] =
			switchToBlockType(
				[
					createBlock( 'core/video', { src: '/a.mp4' } ),
					createBlock( 'core/video', { src: '/b.mp4' } ),
				],
				'brolga/video-slider'
			) ?? [];
		expect(
			made?.innerBlocks.map(
				( { innerBlocks } ) => innerBlocks[ 0 ]?.attributes.url
			)
		).toEqual( [ '/a.mp4', '/b.mp4' ] );
	} );
} );
