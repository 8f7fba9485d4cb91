import { createBlock, switchToBlockType } from '@wordpress/blocks';
import { testPostsBlock } from '../../../../tests/support/posts-block';
import portfolio from '../../portfolio/block.json';
import metadata from '../block.json';

describe( 'the fullwidth portfolio in the editor', () => {
	testPostsBlock(
		metadata,
		async () => {
			await import( '../index' );
			await import( '../../portfolio/index' );
		},
		[ 'grid', 'carousel' ],
		portfolio
	);

	it( 'becomes a portfolio and comes back (BLOCK-25, PORT-7)', () => {
		const [ grid ] =
			switchToBlockType(
				createBlock( metadata.name, {
					postsNumber: 4,
					layout: 'carousel',
				} ),
				portfolio.name
			) ?? [];
		expect( grid?.name ).toBe( portfolio.name );
		expect( grid?.attributes ).toMatchObject( { postsNumber: 4 } );
		const [ back ] = grid
			? ( switchToBlockType( grid, metadata.name ) ?? [] )
			: [];
		expect( back?.attributes ).toMatchObject( {
			postsNumber: 4,
			layout: 'grid',
		} );
	} );
} );
