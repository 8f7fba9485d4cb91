import { createBlock, type Block } from '@wordpress/blocks';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { act, configure, screen, waitFor } from '@testing-library/react';
import {
	declareBlocks,
	openEditor,
} from '../../../../tests/support/block-editor';
import sliderMetadata from '../../slider/block.json';
import metadata from '../block.json';

const slide = ( attributes: Record< string, unknown > ): Block =>
	createBlock( 'brolga/slider', {}, [
		createBlock( 'brolga/slide', attributes ),
	] );
const find = ( selector: string ): HTMLElement | null =>
	document.querySelector( `.wp-block-brolga-slide ${ selector }` );

// What is not selected is painted when the editor has nothing else to do.
configure( { asyncUtilTimeout: 4000 } );

describe( 'a slide in the editor', () => {
	beforeAll( async () => {
		declareBlocks( metadata, sliderMetadata );
		await import( '../../slider/index' );
		await import( '../index' );
	} );

	it( 'shows its image where its focal point is (SLIDER-24)', async () => {
		await openEditor(
			slide( {
				imageUrl: '/a.jpg',
				imageAlt: 'A fern',
				focalPoint: { x: 0.2, y: 0.8 },
			} )
		);
		const image = find( 'img' ) as HTMLImageElement;
		expect( image.alt ).toBe( 'A fern' );
		expect( image.style.objectPosition ).toBe( '20% 80%' );
		expect( find( '.wp-block-brolga-slide__overlay' ) ).not.toBeNull();
	} );

	it( 'shows its video, silent, with a poster', async () => {
		await openEditor( slide( { imageUrl: '/a.jpg', videoUrl: '/b.mp4' } ) );
		const video = find( 'video' ) as HTMLVideoElement;
		expect( video.muted ).toBe( true );
		expect( video.getAttribute( 'poster' ) ).toBe( '/a.jpg' );
	} );

	it( 'follows its light or dark and its overlay (SLIDER-15)', async () => {
		const block = slide( {} );
		const { dispatch } = await openEditor( block );
		await act( async () =>
			dispatch( blockEditorStore ).updateBlockAttributes(
				block.innerBlocks[ 0 ]?.clientId ?? '',
				{ scheme: 'light', overlay: 70 }
			)
		);
		const element = document.querySelector< HTMLElement >(
			'.wp-block-brolga-slide'
		);
		await waitFor( () =>
			expect( element?.classList ).toContain( 'is-light' )
		);
		expect( element?.getAttribute( 'style' ) ).toBe(
			'--brolga-slide-overlay: 70%;'
		);
		expect( find( '.wp-block-brolga-slide__overlay' ) ).toBeNull();
	} );

	it( 'that is empty invites an image, and no longer once it has one (SLIDER-33)', async () => {
		const invitation = () =>
			find( '.wp-block-brolga-slide__invitation' )?.textContent;
		const block = slide( {} );
		const { dispatch } = await openEditor( block );
		expect( invitation() ).toMatch( /no image yet/ );
		await act( async () =>
			dispatch( blockEditorStore ).updateBlockAttributes(
				block.innerBlocks[ 0 ]?.clientId ?? '',
				{ imageUrl: '/a.jpg' }
			)
		);
		await waitFor( () => expect( invitation() ).toBeUndefined() );
	} );

	it( 'that has words alone invites one only while it is worked on (SLIDER-33)', async () => {
		const words = createBlock( 'core/paragraph', { content: 'Hello' } );
		const block = createBlock( 'brolga/slider', {}, [
			createBlock( 'brolga/slide', {}, [ words ] ),
		] );
		const { dispatch } = await openEditor( block );
		expect( screen.queryByText( /no image yet/ ) ).toBeNull();
		await act( async () => {
			await dispatch( blockEditorStore ).selectBlock( words.clientId );
		} );
		expect( await screen.findByText( /no image yet/ ) ).toBeTruthy();
	} );
} );
