import {
	createBlock,
	getBlockType,
	serialize,
	switchToBlockType,
} from '@wordpress/blocks';
import { screen } from '@testing-library/react';
import {
	declareBlocks,
	openEditor,
} from '../../../../tests/support/block-editor';
import barMetadata from '../../bar-counter/block.json';
import circleMetadata from '../../circle-counter/block.json';
import metadata from '../block.json';

describe( 'bar counters in the editor', () => {
	beforeAll( async () => {
		declareBlocks( barMetadata, circleMetadata, metadata );
		await import( '../../circle-counter/index' );
		await import( '../../bar-counter/index' );
		await import( '../index' );
	} );

	it( 'are registered with an example and two heights (BLOCK-22, BLOCK-25)', () => {
		const type = getBlockType( 'brolga/bar-counters' );
		expect( type?.example ).toBeDefined();
		expect( type?.variations ).toHaveLength( 2 );
	} );

	it( 'begin with two bars', async () => {
		await openEditor( createBlock( 'brolga/bar-counters' ) );
		expect(
			screen.getAllByRole( 'textbox', { name: 'Bar label' } )
		).toHaveLength( 2 );
	} );

	it( 'save their attributes and nothing to go stale (BLOCK-1)', () => {
		expect( serialize( createBlock( 'brolga/bar-counters' ) ) ).toBe(
			'<!-- wp:brolga/bar-counters /-->'
		);
	} );

	it( 'are made of counters, each a bar, and become counters again (BLOCK-25)', () => {
		const circle = ( value: string, title: string, barColor = '' ) =>
			createBlock( 'brolga/circle-counter', { value, title, barColor } );
		const [ bars ] =
			switchToBlockType(
				[
					circle( '80', 'Natives', '#123456' ),
					circle( '1,250', 'Trees' ),
					circle( 'Soon', 'Ponds' ),
				],
				'brolga/bar-counters'
			) ?? [];
		expect(
			bars?.innerBlocks.map( ( { attributes } ) => attributes )
		).toEqual( [
			expect.objectContaining( {
				label: 'Natives',
				percent: 80,
				barColor: '#123456',
			} ),
			expect.objectContaining( { label: 'Trees', percent: 100 } ),
			expect.objectContaining( { label: 'Ponds', percent: 0 } ),
		] );
		const back =
			( bars && switchToBlockType( bars, 'brolga/circle-counter' ) ) ??
			[];
		expect( back ).toHaveLength( 3 );
		expect( back[ 0 ]?.attributes ).toMatchObject( {
			value: '80',
			suffix: '%',
			title: 'Natives',
			barColor: '#123456',
		} );
	} );
} );
