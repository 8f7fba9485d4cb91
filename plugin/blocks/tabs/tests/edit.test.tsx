import {
	createBlock,
	getBlockType,
	registerBlockType,
	setDefaultBlockName,
	switchToBlockType,
	type Block,
	type BlockConfiguration,
} from '@wordpress/blocks';
import { act, screen } from '@testing-library/react';
import {
	declareBlocks,
	openEditor,
} from '../../../../tests/support/block-editor';
import tabMetadata from '../../tab/block.json';
import metadata from '../block.json';

const tabs = ( ...labels: string[] ): Block =>
	createBlock(
		'brolga/tabs',
		{},
		labels.map( ( label ) => createBlock( 'brolga/tab', { label } ) )
	);

const labels = (): ( string | null )[] =>
	screen
		.getAllByRole( 'textbox', { name: 'Tab label' } )
		.map( ( { textContent } ) => textContent );
const panels = (): boolean[] =>
	[
		...document.querySelectorAll< HTMLElement >( '.wp-block-brolga-tab' ),
	].map( ( { hidden } ) => ! hidden );

describe( 'tabs in the editor', () => {
	beforeAll( async () => {
		declareBlocks( tabMetadata, metadata );
		await import( '../../tab/index' );
		await import( '../index' );
	} );

	it( 'are registered with an example and both layouts (BLOCK-22, BLOCK-25)', () => {
		const type = getBlockType( 'brolga/tabs' );
		expect( type?.example ).toBeDefined();
		expect( type?.variations?.map( ( { name } ) => name ) ).toEqual( [
			'horizontal',
			'vertical',
		] );
	} );

	it( 'show a list of labels and one panel (TABS-2)', async () => {
		await openEditor( tabs( 'Design', 'Build' ) );
		expect( labels() ).toEqual( [ 'Design', 'Build' ] );
		expect( panels() ).toEqual( [ true, false ] );
	} );

	it( 'open the panel whose label is entered (TABS-1)', async () => {
		await openEditor( tabs( 'Design', 'Build' ) );
		const label = screen.getAllByRole( 'textbox', {
			name: 'Tab label',
		} )[ 1 ];
		await act( async () => label?.focus() );
		expect( panels() ).toEqual( [ false, true ] );
	} );

	it( 'open the tab that the owner chose at first (TABS-16)', async () => {
		const block = tabs( 'Design', 'Build' );
		await openEditor( {
			...block,
			attributes: { ...block.attributes, active: 1 },
		} );
		expect( panels() ).toEqual( [ false, true ] );
	} );

	it( 'say that a tab with nothing in it is not shown (TABS-18)', async () => {
		setDefaultBlockName( 'core/paragraph' );
		const tab = ( content: string ): Block =>
			createBlock( 'brolga/tab', { label: '' }, [
				createBlock( 'core/paragraph', content ? { content } : {} ),
			] );
		await openEditor(
			createBlock( 'brolga/tabs', {}, [ tab( '' ), tab( 'Soil' ) ] )
		);
		expect(
			[
				...document.querySelectorAll( '[data-rich-text-placeholder]' ),
			].map( ( element ) =>
				element.getAttribute( 'data-rich-text-placeholder' )
			)
		).toEqual( [ 'Label (not shown while empty)', 'Label' ] );
	} );

	it( 'become details blocks and come back (BLOCK-25)', () => {
		const details = switchToBlockType(
			tabs( 'Design', 'Build' ),
			'brolga/tabs'
		);
		expect( details ).toBeNull();
		registerBlockType( 'core/details', {
			apiVersion: 3,
			title: 'Details',
			category: 'text',
			attributes: { summary: { type: 'string' } },
		} as unknown as BlockConfiguration );
		const blocks =
			switchToBlockType( tabs( 'A', 'B' ), 'core/details' ) ?? [];
		expect(
			blocks.map( ( { attributes } ) => attributes.summary )
		).toEqual( [ 'A', 'B' ] );
		const [ back ] = switchToBlockType( blocks, 'brolga/tabs' ) ?? [];
		expect(
			back?.innerBlocks.map( ( { attributes } ) => attributes.label )
		).toEqual( [ 'A', 'B' ] );
	} );

	describe( 'and those of WordPress', () => {
		/** Its blocks, as far as a transform sees them. */
		const declareCoreTabs = (): void => {
			for ( const [ name, attributes ] of Object.entries( {
				'core/tabs': [ 'anchor', 'align', 'activeTabIndex' ],
				'core/tab-list': [ 'tabs' ],
				'core/tab-panels': [],
				'core/tab-panel': [ 'label', 'anchor' ],
			} ) ) {
				registerBlockType( name, {
					apiVersion: 3,
					title: name,
					category: 'design',
					attributes: Object.fromEntries(
						attributes.map( ( attribute ) => [ attribute, {} ] )
					),
				} as unknown as BlockConfiguration );
			}
		};
		const words = ( content: string ): Block =>
			createBlock( 'core/paragraph', { content } );
		/** What a transform has to keep, level by level. */
		const shape = ( {
			name,
			attributes,
			innerBlocks,
		}: Block ): readonly unknown[] => [
			name,
			JSON.parse( JSON.stringify( attributes ) ),
			innerBlocks.map( shape ),
		];
		const ours = (): Block =>
			createBlock(
				'brolga/tabs',
				{ anchor: 'plans', align: 'wide', active: 1 },
				[
					createBlock(
						'brolga/tab',
						{ label: 'Design <em>first</em>', anchor: 'design' },
						[ words( 'A plan.' ), words( 'To scale.' ) ]
					),
					createBlock( 'brolga/tab', { label: 'Build' }, [
						words( 'Six weeks.' ),
					] ),
				]
			);

		it( 'are not offered to each other where WordPress has none (BLOCK-25)', () => {
			expect( switchToBlockType( ours(), 'core/tabs' ) ).toBeNull();
		} );

		it( 'become each other and keep titles, content, addresses and the open one (BLOCK-25)', () => {
			declareCoreTabs();
			const [ theirs ] = switchToBlockType( ours(), 'core/tabs' ) ?? [];
			expect( theirs && shape( theirs ) ).toEqual( [
				'core/tabs',
				{ align: 'wide', anchor: 'plans', activeTabIndex: 1 },
				[
					[
						'core/tab-list',
						{
							tabs: [
								{ label: 'Design <em>first</em>' },
								{ label: 'Build' },
							],
						},
						[],
					],
					[
						'core/tab-panels',
						{},
						[
							[
								'core/tab-panel',
								{
									label: 'Design <em>first</em>',
									anchor: 'design',
								},
								[
									shape( words( 'A plan.' ) ),
									shape( words( 'To scale.' ) ),
								],
							],
							[
								'core/tab-panel',
								{ label: 'Build' },
								[ shape( words( 'Six weeks.' ) ) ],
							],
						],
					],
				],
			] );
			const [ back ] =
				( theirs && switchToBlockType( theirs, 'brolga/tabs' ) ) ?? [];
			expect( back && shape( back ) ).toEqual( shape( ours() ) );
		} );

		it( 'are left alone where they are built in another way', () => {
			expect(
				switchToBlockType(
					createBlock( 'core/tabs', {}, [ words( 'Old.' ) ] ),
					'brolga/tabs'
				)
			).toBeNull();
		} );
	} );
} );
