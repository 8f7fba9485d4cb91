/**
 * The panel for who sees a block.
 */
import {
	BlockEditorProvider,
	BlockList,
	InspectorControls,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { createBlock, type Block } from '@wordpress/blocks';
import { useDispatch } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import {
	act,
	cleanup,
	fireEvent,
	render,
	screen,
} from '@testing-library/react';
import contactForm from '../../../../../blocks/contact-form/block.json';
import { declareBlocks } from '../../../../../../tests/support/block-editor';

const Select = ( { clientId }: { readonly clientId: string } ) => {
	const { selectBlock } = useDispatch( blockEditorStore );
	useEffect( () => void selectBlock( clientId ), [ selectBlock, clientId ] );
	return null;
};

let edited: readonly Block[] = [];

const Editor = ( {
	first,
	selected,
}: {
	readonly first: Block;
	readonly selected: Block;
} ) => {
	const [ blocks, setBlocks ] = useState< Block[] >( [ first ] );
	const keep = ( next: Block[] ): void => {
		edited = next;
		setBlocks( next );
	};
	return (
		<BlockEditorProvider
			value={ blocks }
			onInput={ keep }
			onChange={ keep }
		>
			<Select clientId={ selected.clientId } />
			<aside>
				<InspectorControls.Slot />
			</aside>
			<BlockList />
		</BlockEditorProvider>
	);
};

const open = ( first: Block, selected = first ) =>
	act( async () => {
		render( <Editor first={ first } selected={ selected } /> );
	} );

const rule = (): unknown => edited[ 0 ]?.attributes.brolgaVisibility;

describe( 'who sees a block', () => {
	beforeAll( async () => {
		await import( '../index' );
		declareBlocks( contactForm );
		await import( '../../../../../blocks/contact-form/index' );
	} );

	afterEach( cleanup );

	it( 'is chosen for any block, and nothing is kept of what is not set (VIS-1)', async () => {
		await open( createBlock( 'core/paragraph' ) );
		fireEvent.click( await screen.findByText( 'Show to' ) );
		const visitors = await screen.findByLabelText( 'Visitors' );
		fireEvent.change( visitors, { target: { value: 'in' } } );
		expect( rule() ).toEqual( { who: 'in' } );
		fireEvent.change( visitors, { target: { value: '' } } );
		expect( rule() ).toBeUndefined();
	} );

	it( 'says that a block whose dates are reversed is seen by nobody (VIS-3)', async () => {
		await open(
			createBlock( 'core/paragraph', {
				brolgaVisibility: { until: '2026-12-24T18:00' },
			} )
		);
		const from = await screen.findByLabelText( 'Show from' );
		expect( screen.queryByText( /Nobody sees this block/ ) ).toBeNull();
		fireEvent.change( from, { target: { value: '2026-12-24T18:00' } } );
		expect( rule() ).toEqual( {
			from: '2026-12-24T18:00',
			until: '2026-12-24T18:00',
		} );
		expect(
			screen.getAllByText( /Nobody sees this block/ ).length
		).toBeGreaterThan( 0 );
	} );

	it( 'says what the browser’s decision is not for (VIS-5)', async () => {
		await open( createBlock( 'core/paragraph' ) );
		fireEvent.click( await screen.findByText( 'Show to' ) );
		fireEvent.change( await screen.findByLabelText( 'URL parameter' ), {
			target: { value: 'from' },
		} );
		expect( rule() ).toEqual( { param: 'from' } );
		expect(
			screen.getAllByText( /do not use it for anything secret/ ).length
		).toBeGreaterThan( 0 );
		// No shop, no cart.
		expect( screen.queryByLabelText( 'Cart' ) ).toBeNull();
	} );

	it( 'is not asked within a form, whose fields have conditions (VIS-10)', async () => {
		const words = createBlock( 'core/paragraph', {
			brolgaVisibility: { who: 'in' },
		} );
		await open(
			createBlock( 'brolga/contact-form', {}, [ words ] ),
			words
		);
		expect( await screen.findByText( 'Animation' ) ).toBeTruthy();
		expect( screen.queryByText( 'Show to' ) ).toBeNull();
	} );

	it( 'is marked on a block with a rule, which stays where it is (VIS-11)', async () => {
		await open(
			createBlock( 'brolga/contact-form', {
				brolgaVisibility: { who: 'in' },
			} )
		);
		expect(
			document.querySelectorAll( '[data-brolga-rule]' )
		).toHaveLength( 1 );
	} );
} );
