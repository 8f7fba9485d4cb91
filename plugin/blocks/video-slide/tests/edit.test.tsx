import { createBlock, serialize } from '@wordpress/blocks';
import { screen } from '@testing-library/react';
import {
	declareBlocks,
	openEditor,
} from '../../../../tests/support/block-editor';
import videoMetadata from '../../video/block.json';
import sliderMetadata from '../../video-slider/block.json';
import metadata from '../block.json';

describe( 'a slide of a video slider in the editor', () => {
	beforeAll( async () => {
		declareBlocks( videoMetadata, metadata, sliderMetadata );
		await import( '../../video/index' );
		await import( '../index' );
		await import( '../../video-slider/index' );
	} );

	it( 'holds one video, which asks for its address (SLIDER-25)', async () => {
		await openEditor(
			createBlock( 'brolga/video-slider', {}, [
				createBlock( 'brolga/video-slide' ),
			] )
		);
		expect( await screen.findByLabelText( 'URL' ) ).toBeTruthy();
		expect(
			document.querySelectorAll( '.wp-block-brolga-video' )
		).toHaveLength( 1 );
	} );

	it( 'saves its video and nothing to go stale', () => {
		expect(
			serialize(
				createBlock( 'brolga/video-slide', {}, [
					createBlock( 'brolga/video', { url: '/fig.mp4' } ),
				] )
			)
		).toBe(
			'<!-- wp:brolga/video-slide -->\n<!-- wp:brolga/video {"url":"/fig.mp4"} /-->\n<!-- /wp:brolga/video-slide -->'
		);
	} );
} );
