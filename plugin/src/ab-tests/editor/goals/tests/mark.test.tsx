/**
 * The place of a goal's panel in the sidebar of any block.
 */
import {
	BlockEditorProvider,
	BlockList,
	InspectorControls,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { createBlock, type Block } from '@wordpress/blocks';
import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { act, cleanup, render, screen } from '@testing-library/react';
import experiment from '../../../../../blocks/experiment/block.json';
import variant from '../../../../../blocks/variant/block.json';
import { declareBlocks } from '../../../../../../tests/support/block-editor';
import {
	fakePost,
	type FakePost,
} from '../../../../../../tests/support/post-store';

const Select = ( { clientId }: { readonly clientId: string } ) => {
	const { selectBlock } = useDispatch( blockEditorStore );
	useEffect( () => void selectBlock( clientId ), [ selectBlock, clientId ] );
	return null;
};

/** Shows the sidebar of the first of some blocks. */
const openSidebar = ( ...blocks: readonly [ Block, ...Block[] ] ) =>
	act( async () => {
		render(
			<BlockEditorProvider value={ [ ...blocks ] }>
				<Select clientId={ blocks[ 0 ].clientId } />
				<aside>
					<InspectorControls.Slot />
				</aside>
				<BlockList />
			</BlockEditorProvider>
		);
	} );

const words = ( attributes = {} ): Block =>
	createBlock( 'core/paragraph', attributes );

/** What the sidebar says of goals, or of their being on their way. */
const told = (): string | null =>
	screen.getByRole( 'complementary' ).textContent;

describe( 'a block as the goal of a test', () => {
	let post: FakePost;

	beforeAll( async () => {
		post = fakePost();
		await import( '../index' );
		declareBlocks( variant, experiment );
		await import( '../../../../../blocks/variant/index' );
		await import( '../../../../../blocks/experiment/index' );
	} );

	beforeEach( () => {
		post.attributes = { status: 'publish', password: '' };
	} );

	afterEach( cleanup );

	it( 'has and fetches no panel on a page without a test (PERF-34)', async () => {
		await openSidebar( words() );
		expect( told() ).toBe( '' );
	} );

	it( 'has one beside a test whose goal a block can be (AB-31)', async () => {
		await openSidebar(
			words(),
			createBlock( 'brolga/experiment', { number: 1, post: 12 } )
		);
		expect( await screen.findByText( 'A/B test goal' ) ).toBeTruthy();
	} );

	it( 'has one on the other page of a page test (AB-66)', async () => {
		post.attributes = {
			...post.attributes,
			brolga_page_test_of: { key: '40', name: 'Prices', goal: 'click' },
		};
		await openSidebar( words() );
		expect( await screen.findByText( 'A/B test goal' ) ).toBeTruthy();
	} );

	it( 'keeps one that is marked for a test elsewhere, to take the mark off (AB-31)', async () => {
		await openSidebar( words( { brolgaGoal: '12-2' } ) );
		expect(
			await screen.findByText( 'Test 12-2, which is not on this page' )
		).toBeTruthy();
	} );
} );
