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
import metadata from '../block.json';

describe( 'a number counter in the editor', () => {
	beforeAll( async () => {
		declareBlocks( metadata );
		await import( '../index' );
	} );

	it( 'is registered with an example and both layouts (BLOCK-22, BLOCK-25)', () => {
		const type = getBlockType( 'brolga/number-counter' );
		expect( type?.example ).toBeDefined();
		expect( type?.variations?.map( ( { name } ) => name ) ).toEqual( [
			'stacked',
			'beside',
		] );
	} );

	it( 'is typed where it stands, between its texts (NUM-8)', async () => {
		await openEditor(
			createBlock( 'brolga/number-counter', {
				value: '1250',
				prefix: '$',
				suffix: ' a year',
			} )
		);
		const number = screen.getByRole( 'textbox', { name: 'Number' } );
		expect( number.textContent ).toBe( '1250' );
		expect( number.parentElement?.textContent ).toBe( '$1250 a year' );
	} );

	it( 'saves its attributes and nothing to go stale (BLOCK-1)', () => {
		expect(
			serialize( createBlock( 'brolga/number-counter', { value: '7' } ) )
		).toBe( '<!-- wp:brolga/number-counter {"value":"7"} /-->' );
	} );

	it( 'is made of a paragraph and becomes one again (BLOCK-25)', () => {
		const paragraph = createBlock( 'core/paragraph', {
			content: 'Over <strong>1,250</strong> trees',
		} );
		const [ made ] =
			switchToBlockType( paragraph, 'brolga/number-counter' ) ?? [];
		expect( made?.attributes ).toMatchObject( {
			value: '1,250',
			title: 'Over  trees',
		} );
		const [ back ] =
			switchToBlockType(
				createBlock( 'brolga/number-counter', {
					value: '7',
					suffix: '%',
					title: 'weeds',
				} ),
				'core/paragraph'
			) ?? [];
		expect( back?.attributes.content ).toBe( '7% weeds' );
	} );

	it( 'takes a percent sign for its suffix', () => {
		const [ made ] =
			switchToBlockType(
				createBlock( 'core/paragraph', { content: '12.5 % clay' } ),
				'brolga/number-counter'
			) ?? [];
		expect( made?.attributes ).toMatchObject( {
			value: '12.5',
			suffix: ' %',
			title: 'clay',
		} );
	} );
} );
