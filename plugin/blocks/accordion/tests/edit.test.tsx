import {
	createBlock,
	getBlockType,
	registerBlockType,
	switchToBlockType,
	type Block,
	type BlockConfiguration,
} from '@wordpress/blocks';
import { screen } from '@testing-library/react';
import {
	declareBlocks,
	openEditor,
} from '../../../../tests/support/block-editor';
import itemMetadata from '../../accordion-item/block.json';
import metadata from '../block.json';

const accordion = (
	attributes: Record< string, unknown >,
	...titles: string[]
): Block =>
	createBlock(
		'brolga/accordion',
		attributes,
		titles.map( ( title ) =>
			createBlock( 'brolga/accordion-item', { title }, [
				createBlock( 'core/paragraph', { content: title } ),
			] )
		)
	);

/** Core's blocks, as far as the transforms go. */
const declareCore = ( name: string, ...attributes: string[] ): void => {
	registerBlockType( `core/${ name }`, {
		apiVersion: 3,
		title: name,
		category: 'text',
		attributes: Object.fromEntries(
			attributes.map( ( attribute ) => [ attribute, {} ] )
		),
	} as unknown as BlockConfiguration );
};

const headings = (): ( string | null )[] =>
	screen
		.getAllByRole( 'textbox', { name: 'Heading' } )
		.map( ( { textContent } ) => textContent );
const open = (): boolean[] =>
	[
		...document.querySelectorAll< HTMLElement >(
			'.wp-block-brolga-accordion-item__panel'
		),
	].map( ( { hidden } ) => ! hidden );
const titles = ( block?: Block ): unknown[] | undefined =>
	block?.innerBlocks.map( ( { attributes } ) => attributes.title );

describe( 'an accordion in the editor', () => {
	beforeAll( async () => {
		declareBlocks( itemMetadata, metadata );
		await import( '../../accordion-item/index' );
		await import( '../index' );
	} );

	it( 'is registered with an example and both designs (ACC-16, BLOCK-22, BLOCK-25)', () => {
		const type = getBlockType( 'brolga/accordion' );
		expect( type?.example ).toBeDefined();
		expect( type?.variations?.map( ( { name } ) => name ) ).toEqual( [
			'lines',
			'cards',
		] );
	} );

	it( 'shows all headings and one panel (ACC-1)', async () => {
		const block = accordion( {}, 'Soil', 'Water' );
		await openEditor( block );
		expect( headings() ).toEqual( [ 'Soil', 'Water' ] );
		expect( open() ).toEqual( [ true, false ] );
	} );

	it( 'opens the item that the owner chose at first (ACC-11)', async () => {
		await openEditor( accordion( { initial: 1 }, 'Soil', 'Water' ) );
		expect( open() ).toEqual( [ false, true ] );
	} );

	it( 'gives its items their heading level (ACC-9)', async () => {
		await openEditor( accordion( { headingLevel: 2 }, 'Soil', 'Water' ) );
		expect( document.querySelectorAll( 'h2' ) ).toHaveLength( 2 );
	} );

	it( 'becomes details blocks and comes back (BLOCK-25)', () => {
		declareCore( 'details', 'summary', 'anchor' );
		const blocks =
			switchToBlockType( accordion( {}, 'A', 'B' ), 'core/details' ) ??
			[];
		expect(
			blocks.map( ( { attributes } ) => attributes.summary )
		).toEqual( [ 'A', 'B' ] );
		const [ back ] = switchToBlockType( blocks, 'brolga/accordion' ) ?? [];
		expect( titles( back ) ).toEqual( [ 'A', 'B' ] );
		expect( back?.innerBlocks[ 1 ]?.innerBlocks ).toHaveLength( 1 );
	} );

	it( 'becomes core’s accordion and comes back (BLOCK-25)', () => {
		expect(
			switchToBlockType( accordion( {}, 'A' ), 'core/accordion' )
		).toBeNull();
		declareCore( 'accordion', 'headingLevel', 'autoclose', 'anchor' );
		declareCore( 'accordion-item', 'openByDefault' );
		declareCore( 'accordion-heading', 'title', 'level', 'anchor' );
		declareCore( 'accordion-panel' );
		const [ core ] =
			switchToBlockType(
				accordion(
					{ initial: 1, headingLevel: 4, anchor: 'faq' },
					'A',
					'B'
				),
				'core/accordion'
			) ?? [];
		expect( core?.attributes ).toMatchObject( {
			autoclose: true,
			headingLevel: 4,
			anchor: 'faq',
		} );
		expect(
			core?.innerBlocks.map( ( { attributes, innerBlocks } ) => [
				attributes.openByDefault,
				innerBlocks[ 0 ]?.attributes.title,
				innerBlocks[ 1 ]?.innerBlocks.length,
			] )
		).toEqual( [
			[ false, 'A', 1 ],
			[ true, 'B', 1 ],
		] );
		const [ back ] =
			( core && switchToBlockType( core, 'brolga/accordion' ) ) ?? [];
		expect( back?.attributes ).toMatchObject( {
			initial: 1,
			headingLevel: 4,
			anchor: 'faq',
		} );
		expect( titles( back ) ).toEqual( [ 'A', 'B' ] );
	} );
} );
