import apiFetch from '@wordpress/api-fetch';
import {
	createBlock,
	getBlockType,
	registerBlockType,
	serialize,
	switchToBlockType,
	type BlockConfiguration,
} from '@wordpress/blocks';
import { act, screen } from '@testing-library/react';
import {
	declareBlocks,
	openEditor,
} from '../../../../tests/support/block-editor';
import { settled } from '../../../../tests/support/view';
import metadata from '../block.json';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: Object.assign( jest.fn(), {
		setFetchHandler: jest.fn(),
		use: jest.fn(),
	} ),
} ) );

const CORE = [
	'query',
	'latest-posts',
	'post-template',
	'post-featured-image',
	'post-title',
	'post-excerpt',
	'query-pagination',
];

describe( 'a post slider in the editor', () => {
	let rendered = '';

	beforeAll( async () => {
		jest.mocked( apiFetch ).mockImplementation( async ( { path } ) =>
			path?.includes( 'block-renderer' ) ? { rendered } : []
		);
		declareBlocks( metadata );
		CORE.forEach( ( name ) =>
			registerBlockType( `core/${ name }`, {
				apiVersion: 3,
				title: name,
				category: 'theme',
				attributes: {
					query: { type: 'object' },
					isLink: { type: 'boolean' },
					postsToShow: { type: 'number' },
					categories: { type: 'array' },
					displayPostDate: { type: 'boolean' },
				},
			} as unknown as BlockConfiguration )
		);
		await import( '../index' );
	} );

	it( 'offers its designs and an example (BLOCK-22, BLOCK-25)', () => {
		const type = getBlockType( 'brolga/post-slider' );
		expect( type?.example ).toBeDefined();
		expect( type?.variations?.map( ( { name } ) => name ) ).toEqual( [
			'cover',
			'panel',
			'fullwidth',
		] );
	} );

	it( 'shows what the server prints (SLIDER-26)', async () => {
		rendered = '<p>The site’s own posts</p>';
		await openEditor( createBlock( 'brolga/post-slider' ) );
		await act( () => settled( 400 ) );
		expect( screen.getByText( 'The site’s own posts' ) ).toBeTruthy();
	} );

	it( 'says so where there are no posts (SLIDER-30)', async () => {
		rendered = '\n';
		await openEditor( createBlock( 'brolga/post-slider' ) );
		await act( () => settled( 400 ) );
		expect( screen.getByText( 'No matching posts.' ) ).toBeTruthy();
	} );

	it( 'saves its attributes and nothing to go stale', () => {
		expect(
			serialize( createBlock( 'brolga/post-slider', { postsNumber: 3 } ) )
		).toBe( '<!-- wp:brolga/post-slider {"postsNumber":3} /-->' );
	} );

	it( 'becomes a Query Loop and comes back (BLOCK-25)', () => {
		const [ loop ] =
			switchToBlockType(
				createBlock( 'brolga/post-slider', {
					postType: 'page',
					postsNumber: 3,
				} ),
				'core/query'
			) ?? [];
		expect( loop?.attributes.query ).toMatchObject( {
			postType: 'page',
			perPage: 3,
		} );
		const [ back ] = loop
			? ( switchToBlockType( loop, 'brolga/post-slider' ) ?? [] )
			: [];
		expect( back?.attributes ).toMatchObject( {
			postType: 'page',
			postsNumber: 3,
		} );
	} );

	it( 'is made of core’s latest posts (BLOCK-25)', () => {
		const [ made ] =
			switchToBlockType(
				createBlock( 'core/latest-posts', {
					postsToShow: 3,
					categories: [ { id: 7 } ],
					displayPostDate: true,
				} ),
				'brolga/post-slider'
			) ?? [];
		expect( made?.attributes ).toMatchObject( {
			postsNumber: 3,
			terms: [ 7 ],
			showDate: true,
			showExcerpt: false,
		} );
	} );
} );
