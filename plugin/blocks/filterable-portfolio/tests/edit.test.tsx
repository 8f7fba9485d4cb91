import apiFetch from '@wordpress/api-fetch';
import {
	createBlock,
	getBlockType,
	serialize,
	switchToBlockType,
	registerBlockType,
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
	'post-template',
	'post-featured-image',
	'post-title',
	'post-excerpt',
	'query-pagination',
];

describe( 'the filterable-portfolio in the editor', () => {
	beforeAll( async () => {
		jest.mocked( apiFetch ).mockImplementation( async ( { path } ) =>
			path?.includes( 'block-renderer' )
				? { rendered: '<p>The site’s own posts</p>' }
				: []
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
				},
			} as unknown as BlockConfiguration )
		);
		await import( '../index' );
	} );

	it( 'offers its designs and an example (BLOCK-22, BLOCK-25)', () => {
		const type = getBlockType( 'brolga/filterable-portfolio' );
		expect( type?.example ).toBeDefined();
		expect( type?.variations?.map( ( { name } ) => name ) ).toEqual( [
			'pills',
			'line',
		] );
	} );

	it( 'shows what the server prints', async () => {
		await openEditor( createBlock( 'brolga/filterable-portfolio' ) );
		await act( () => settled( 400 ) );
		expect( screen.getByText( 'The site’s own posts' ) ).toBeTruthy();
		expect( jest.mocked( apiFetch ) ).toHaveBeenCalledWith(
			expect.objectContaining( {
				path: '/wp/v2/block-renderer/brolga/filterable-portfolio?context=edit',
			} )
		);
	} );

	it( 'saves its attributes and nothing to go stale', () => {
		expect(
			serialize(
				createBlock( 'brolga/filterable-portfolio', { postsNumber: 4 } )
			)
		).toBe( '<!-- wp:brolga/filterable-portfolio {"postsNumber":4} /-->' );
	} );

	it( 'becomes a Query Loop and comes back (BLOCK-25)', () => {
		const [ loop ] =
			switchToBlockType(
				createBlock( 'brolga/filterable-portfolio', {
					postType: 'page',
					postsNumber: 4,
					orderBy: 'title',
				} ),
				'core/query'
			) ?? [];
		expect( loop?.attributes.query ).toMatchObject( {
			postType: 'page',
			perPage: 4,
			orderBy: 'title',
		} );
		const [ back ] = loop
			? ( switchToBlockType( loop, 'brolga/filterable-portfolio' ) ?? [] )
			: [];
		expect( back?.attributes ).toMatchObject( {
			postType: 'page',
			postsNumber: 4,
			orderBy: 'title',
		} );
	} );
} );
