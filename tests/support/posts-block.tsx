/**
 * What the editor does alike for every block that shows posts.
 */
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
import { declareBlocks, openEditor } from './block-editor';
import { settled } from './view';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: Object.assign( jest.fn(), {
		setFetchHandler: jest.fn(),
		use: jest.fn(),
	} ),
} ) );

/** A block.json. */
interface Metadata {
	readonly name: string;
	readonly [ setting: string ]: unknown;
}

/** Blocks that a Query Loop is made of. */
const CORE = [
	'query',
	'post-template',
	'post-featured-image',
	'post-title',
	'post-excerpt',
	'query-pagination',
];

/**
 * Declares the tests of a block that shows posts.
 *
 * @param metadata   Its block.json.
 * @param load       Runs its editor script.
 * @param variations The names of its designs.
 * @param others     Metadata of blocks that are there as well.
 */
export function testPostsBlock(
	metadata: Metadata,
	load: () => Promise< unknown >,
	variations: readonly string[],
	...others: readonly Metadata[]
): void {
	const { name } = metadata;

	beforeAll( async () => {
		jest.mocked( apiFetch ).mockImplementation( async ( { path } ) =>
			path?.includes( 'block-renderer' )
				? { rendered: '<p>The site’s own posts</p>' }
				: []
		);
		declareBlocks( metadata, ...others );
		CORE.forEach( ( core ) =>
			registerBlockType( `core/${ core }`, {
				apiVersion: 3,
				title: core,
				category: 'theme',
				attributes: {
					query: { type: 'object' },
					isLink: { type: 'boolean' },
				},
			} as unknown as BlockConfiguration )
		);
		await load();
	} );

	it( 'offers its designs and an example (BLOCK-22, BLOCK-25)', () => {
		const type = getBlockType( name );
		expect( type?.example ).toBeDefined();
		expect(
			type?.variations?.map( ( variation ) => variation.name )
		).toEqual( variations );
	} );

	it( 'shows what the server prints', async () => {
		await openEditor( createBlock( name ) );
		await act( () => settled( 400 ) );
		expect( screen.getByText( 'The site’s own posts' ) ).toBeTruthy();
		expect( jest.mocked( apiFetch ) ).toHaveBeenCalledWith(
			expect.objectContaining( {
				path: `/wp/v2/block-renderer/${ name }?context=edit`,
			} )
		);
	} );

	it( 'saves its attributes and nothing to go stale', () => {
		expect( serialize( createBlock( name, { postsNumber: 4 } ) ) ).toBe(
			`<!-- wp:${ name } {"postsNumber":4} /-->`
		);
	} );

	it( 'becomes a Query Loop and comes back (BLOCK-25)', () => {
		const [ loop ] =
			switchToBlockType(
				createBlock( name, {
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
		const [ back ] = loop ? ( switchToBlockType( loop, name ) ?? [] ) : [];
		expect( back?.attributes ).toMatchObject( {
			postType: 'page',
			postsNumber: 4,
			orderBy: 'title',
		} );
	} );
}
