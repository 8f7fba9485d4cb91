/**
 * Where a block's panels are in the sidebar.
 */
import {
	BlockEditorProvider,
	BlockList,
	InspectorControls,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import {
	createBlock,
	registerBlockType,
	type Block,
	type BlockConfiguration,
} from '@wordpress/blocks';
import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { declareBlocks } from '../../../../../tests/support/block-editor';
import { BlockPanels } from '../block-panels';

const Panels = InspectorControls.Slot as ComponentType< {
	readonly group?: 'advanced' | 'content';
} >;

const SAMPLE = 'test/sample';

const Select = ( { clientId }: { readonly clientId: string } ) => {
	const { selectBlock } = useDispatch( blockEditorStore );
	useEffect( () => void selectBlock( clientId ), [ selectBlock, clientId ] );
	return null;
};

/** Shows the sidebar while a block is selected: what it has by itself, below "More", and in patterns. */
const openSidebar = ( selected: Block, ...blocks: readonly Block[] ) =>
	act( async () => {
		render(
			<BlockEditorProvider value={ [ ...blocks ] }>
				<Select clientId={ selected.clientId } />
				<section aria-label="Usual">
					<Panels />
				</section>
				<section aria-label="More">
					<Panels group="advanced" />
				</section>
				<section aria-label="In patterns">
					<Panels group="content" />
				</section>
				<BlockList />
			</BlockEditorProvider>
		);
	} );

const Frame = () => <div { ...useInnerBlocksProps( useBlockProps() ) } />;

const sample = ( label: string, metadata?: object ): Block =>
	createBlock( SAMPLE, { label, ...( metadata && { metadata } ) } );

const told = () =>
	[ 'Usual', 'More', 'In patterns' ].map(
		( name ) => screen.getByRole( 'region', { name } ).textContent
	);

describe( 'the panels of a block (BLOCK-140)', () => {
	beforeAll( () => {
		declareBlocks();
		registerBlockType( SAMPLE, {
			apiVersion: 3,
			title: 'Sample',
			category: 'text',
			attributes: {
				label: { type: 'string', role: 'content' },
				metadata: { type: 'object' },
			},
			supports: { customClassName: false },
			edit: ( {
				attributes,
			}: {
				readonly attributes: { readonly label: string };
			} ) => (
				<>
					<BlockPanels>{ attributes.label }</BlockPanels>
					<BlockPanels group="advanced">its name</BlockPanels>
				</>
			),
			save: () => null,
		} as unknown as BlockConfiguration );
		registerBlockType( 'test/frame', {
			apiVersion: 3,
			title: 'Frame',
			category: 'text',
			attributes: { metadata: { type: 'object' } },
			edit: Frame,
			save: () => null,
		} as unknown as BlockConfiguration );
	} );

	afterEach( cleanup );

	it( 'are where all panels are outside of patterns, of the selected block alone', async () => {
		const [ first, second ] = [ sample( 'First' ), sample( 'Second' ) ];
		await openSidebar( second, first, second );
		expect( told() ).toEqual( [ 'Second', 'its name', '' ] );
	} );

	it( 'are in the pattern’s sidebar inside of one, of the selected block alone', async () => {
		const [ first, second ] = [ sample( 'First' ), sample( 'Second' ) ];
		const pattern = createBlock(
			'test/frame',
			{ metadata: { patternName: 'theme/two' } },
			[ first, second ]
		);
		await openSidebar( second, pattern );
		expect( told() ).toEqual( [ '', '', 'SecondAdvanced' ] );
	} );

	it( 'are in the pattern’s sidebar where the block is all of a pattern', async () => {
		const only = sample( 'Only', { patternName: 'theme/only' } );
		await openSidebar( only, only );
		expect( told() ).toEqual( [ '', '', 'OnlyAdvanced' ] );
	} );
} );
