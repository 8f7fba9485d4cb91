import {
	getBlockType,
	getBlockVariations,
	registerBlockType,
	type BlockConfiguration,
} from '@wordpress/blocks';
import { looks } from '../looks';

const tiles = looks( [
	{ name: 'plain', title: 'Card', attributes: { design: 'plain' } },
	{ name: 'round', title: 'Round card', attributes: { design: 'round' } },
	{ name: 'dark', title: 'Dark card', attributes: { design: 'dark' } },
] );

describe( 'the looks of a block', () => {
	beforeAll( () => {
		registerBlockType( 'test/card', {
			apiVersion: 3,
			title: 'Card',
			category: 'text',
			attributes: { design: { type: 'string', default: 'plain' } },
			variations: tiles,
		} as unknown as BlockConfiguration );
	} );

	it( 'are one tile in the inserter and all chosen in the block (BLOCK-29)', () => {
		const names = ( scope: 'inserter' | 'transform' ) =>
			getBlockVariations( 'test/card', scope )?.map(
				( { name } ) => name
			);
		expect( names( 'inserter' ) ).toEqual( [ 'plain' ] );
		expect( names( 'transform' ) ).toEqual( [ 'plain', 'round', 'dark' ] );
	} );

	it( 'begin with the first', () => {
		expect(
			getBlockType( 'test/card' )
				?.variations?.filter( ( { isDefault } ) => isDefault )
				.map( ( { name } ) => name )
		).toEqual( [ 'plain' ] );
	} );
} );
