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
import numberMetadata from '../../number-counter/block.json';
import metadata from '../block.json';

describe( 'a circle counter in the editor', () => {
	beforeAll( async () => {
		declareBlocks( numberMetadata, metadata );
		await import( '../../number-counter/index' );
		await import( '../index' );
	} );

	it( 'is registered with an example and two sizes (BLOCK-22, BLOCK-25)', () => {
		const type = getBlockType( 'brolga/circle-counter' );
		expect( type?.example ).toBeDefined();
		expect( type?.variations ).toHaveLength( 2 );
	} );

	it( 'is filled as far as its number says (NUM-4, NUM-5)', async () => {
		await openEditor(
			createBlock( 'brolga/circle-counter', { value: '140' } )
		);
		const block = document.querySelector< HTMLElement >(
			'.wp-block-brolga-circle-counter'
		);
		const style = ( name: string ) =>
			block?.style.getPropertyValue( `--brolga-circle-${ name }` );
		expect( style( 'value' ) ).toBe( '100' );
		expect( style( 'line' ) ).toBe( '5px' );
		expect( style( 'color' ) ).toBe( '#000000' );
		expect( style( 'alpha' ) ).toBe( '0.1' );
		expect(
			screen.getByRole( 'textbox', { name: 'Number' } ).textContent
		).toBe( '140' );
	} );

	it( 'saves its attributes and nothing to go stale (BLOCK-1)', () => {
		expect(
			serialize( createBlock( 'brolga/circle-counter', { value: '7' } ) )
		).toBe( '<!-- wp:brolga/circle-counter {"value":"7"} /-->' );
	} );

	it( 'is made of a number counter and becomes one again (BLOCK-25)', () => {
		const number = createBlock( 'brolga/number-counter', {
			anchor: 'trees',
			value: '62.5',
			decimalMark: ',',
			suffix: ' %',
			title: 'Natives',
			layout: 'beside',
		} );
		const [ circle ] =
			switchToBlockType( number, 'brolga/circle-counter' ) ?? [];
		const kept = {
			anchor: 'trees',
			value: '62.5',
			decimalMark: ',',
			suffix: ' %',
			title: 'Natives',
		};
		expect( circle?.attributes ).toMatchObject( { ...kept, size: 225 } );
		const [ back ] =
			( circle &&
				switchToBlockType( circle, 'brolga/number-counter' ) ) ??
			[];
		expect( back?.attributes ).toMatchObject( {
			...kept,
			layout: 'stacked',
		} );
	} );
} );
