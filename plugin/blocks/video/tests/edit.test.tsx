import {
	createBlock,
	getBlockType,
	registerBlockType,
	serialize,
	switchToBlockType,
	type BlockConfiguration,
} from '@wordpress/blocks';
import { fireEvent, screen } from '@testing-library/react';
import {
	declareBlocks,
	openEditor,
} from '../../../../tests/support/block-editor';
import metadata from '../block.json';

const URL = 'https://vimeo.com/76979871';

const declareCore = ( name: string, attributes: object ): void =>
	void registerBlockType( name, {
		apiVersion: 3,
		title: name,
		category: 'media',
		attributes,
	} as unknown as BlockConfiguration );

describe( 'a video in the editor', () => {
	beforeAll( async () => {
		declareBlocks( metadata );
		declareCore( 'core/video', {
			src: { type: 'string' },
			poster: { type: 'string' },
			caption: { type: 'string' },
			tracks: { type: 'array' },
		} );
		declareCore( 'core/embed', {
			url: { type: 'string' },
			caption: { type: 'string' },
			providerNameSlug: { type: 'string' },
		} );
		await import( '../index' );
	} );

	it( 'asks for an address and takes it', async () => {
		await openEditor( createBlock( 'brolga/video' ) );
		fireEvent.change( screen.getByLabelText( 'URL' ), {
			target: { value: ` ${ URL } ` },
		} );
		fireEvent.click( screen.getByRole( 'button', { name: 'Embed' } ) );
		expect( await screen.findByText( /^Play:/ ) ).toBeTruthy();
	} );

	it( 'shows its poster and words, and asks nothing of its host (VIDEO-2)', async () => {
		await openEditor(
			createBlock( 'brolga/video', {
				url: URL,
				title: 'A fig',
				design: 'card',
				posterUrl: '/fig.jpg',
			} )
		);
		expect( screen.getByText( 'Play: A fig' ) ).toBeTruthy();
		expect(
			screen.getByRole( 'textbox', { name: 'Title' } ).textContent
		).toBe( 'A fig' );
		expect( document.querySelector( 'iframe, video' ) ).toBeNull();
	} );

	it( 'comes in two designs, with an example (BLOCK-22, BLOCK-25)', () => {
		const type = getBlockType( 'brolga/video' );
		expect( type?.example ).toBeDefined();
		expect( type?.variations?.map( ( { name } ) => name ) ).toEqual( [
			'plain',
			'card',
		] );
	} );

	it( 'is made of core’s video with its captions, and becomes one (BLOCK-25)', () => {
		const core = createBlock( 'core/video', {
			src: '/a.mp4',
			poster: '/a.jpg',
			caption: 'Ours',
			tracks: [ { src: '/a.vtt', srcLang: 'en', label: 'English' } ],
		} );
		const [ ours ] = switchToBlockType( core, 'brolga/video' ) ?? [];
		expect( ours?.attributes ).toMatchObject( {
			url: '/a.mp4',
			posterUrl: '/a.jpg',
			caption: 'Ours',
			captionsUrl: '/a.vtt',
			captionsLanguage: 'en',
		} );
		const [ back ] = ours
			? ( switchToBlockType( ours, 'core/video' ) ?? [] )
			: [];
		expect( back?.attributes ).toMatchObject( {
			src: '/a.mp4',
			poster: '/a.jpg',
		} );
	} );

	it( 'is made of core’s embed of a host that is known (VIDEO-4, BLOCK-25)', () => {
		const embed = ( providerNameSlug: string ) =>
			switchToBlockType(
				createBlock( 'core/embed', { url: URL, providerNameSlug } ),
				'brolga/video'
			);
		expect( embed( 'vimeo' )?.[ 0 ]?.attributes.url ).toBe( URL );
		expect( embed( 'spotify' ) ).toBeNull();
		expect(
			switchToBlockType(
				createBlock( 'brolga/video', { url: URL } ),
				'core/embed'
			)?.[ 0 ]?.attributes.url
		).toBe( URL );
	} );

	it( 'saves its attributes and nothing to go stale (BLOCK-1)', () => {
		expect( serialize( createBlock( 'brolga/video', { url: URL } ) ) ).toBe(
			`<!-- wp:brolga/video {"url":"${ URL }"} /-->`
		);
	} );
} );
