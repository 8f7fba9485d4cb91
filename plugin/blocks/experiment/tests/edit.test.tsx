import {
	createBlock,
	registerBlockType,
	serialize,
	switchToBlockType,
	type Block,
} from '@wordpress/blocks';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { act, screen, waitFor } from '@testing-library/react';
import {
	declareBlocks,
	openEditor,
} from '../../../../tests/support/block-editor';
import { fakePost, type FakePost } from '../../../../tests/support/post-store';
import variantMetadata from '../../variant/block.json';
import metadata from '../block.json';

interface Selectors {
	getBlocks: ( clientId?: string ) => Block[];
	getSelectedBlockClientId: () => string | null;
}

interface Actions {
	insertBlock: ( block: Block, index?: number, root?: string ) => void;
	replaceBlocks: ( clientId: string, blocks: readonly Block[] ) => void;
	replaceInnerBlocks: ( clientId: string, blocks: Block[] ) => void;
	selectBlock: ( clientId: string ) => void;
}

type Registry = Awaited< ReturnType< typeof openEditor > >;

const blocksOf = ( registry: Registry ): Selectors =>
	registry.select( blockEditorStore ) as unknown as Selectors;

const variant = (
	attributes: Record< string, unknown > = {},
	inner: Block[] = []
): Block => createBlock( 'brolga/variant', attributes, inner );

const test = ( attributes = {}, ...variants: Block[] ): Block =>
	createBlock(
		'brolga/experiment',
		{ number: 1, post: 12, highest: 1, ...attributes },
		variants.length > 0
			? variants
			: [
					variant( { lock: { remove: true, move: true } } ),
					variant( { number: 1 } ),
				]
	);

const tabs = (): HTMLElement[] => [
	...screen
		.getByRole( 'group', { name: 'Variants' } )
		.querySelectorAll( 'button' ),
];

const shown = (): boolean[] =>
	[
		...document.querySelectorAll< HTMLElement >(
			'.wp-block-brolga-variant'
		),
	].map( ( { hidden } ) => ! hidden );

describe( 'a test in the editor', () => {
	let post: FakePost;

	beforeAll( async () => {
		post = fakePost();
		// Blocks are registered later, and can be goals.
		await import( '@brolga/editor-goals' );
		declareBlocks( variantMetadata, metadata );
		await import( '../../variant/index' );
		await import( '../index' );
	} );

	beforeEach( () => {
		post.id = 12;
		post.attributes = { status: 'publish', password: '' };
	} );

	it( 'begins with a control and a variant', async () => {
		const registry = await openEditor( createBlock( 'brolga/experiment' ) );
		const [ block ] = blocksOf( registry ).getBlocks();
		expect( block?.attributes ).toMatchObject( {
			number: 1,
			post: 12,
			draft: true,
		} );
		expect(
			block?.innerBlocks.map( ( { attributes } ) => [
				attributes.number,
				attributes.weight,
				Boolean( attributes.lock ),
			] )
		).toEqual( [
			[ 0, 50, true ],
			[ 1, 50, false ],
		] );
	} );

	it( 'begins B as a copy of A when it is first shown, and leaves it alone afterwards (AB-69)', async () => {
		const registry = await openEditor( createBlock( 'brolga/experiment' ) );
		const words = ( index: number ): string[] =>
			(
				blocksOf( registry ).getBlocks()[ 0 ]?.innerBlocks[ index ]
					?.innerBlocks ?? []
			).map( ( { attributes } ) => String( attributes.content ?? '' ) );
		const fill = ( index: number, content: string ) =>
			act( async () =>
				(
					registry.dispatch( blockEditorStore ) as unknown as Actions
				 ).replaceInnerBlocks(
					blocksOf( registry ).getBlocks()[ 0 ]?.innerBlocks[ index ]
						?.clientId ?? '',
					[ createBlock( 'core/paragraph', { content } ) ]
				)
			);
		await fill( 0, 'Book a visit' );
		await act( async () => tabs()[ 1 ]?.click() );
		expect( words( 1 ) ).toEqual( [ 'Book a visit' ] );
		await fill( 1, '' );
		await act( async () => tabs()[ 0 ]?.click() );
		await act( async () => tabs()[ 1 ]?.click() );
		expect( words( 1 ) ).toEqual( [ '' ] );
	} );

	it.each( [
		[ 'publish', 1 ],
		[ 'draft', 0 ],
	] )(
		'is a draft until its owner starts it; a page that is %s is saved %d times (AB-70)',
		async ( status, saves ) => {
			post.attributes = {
				status,
				password: '',
				brolga_test_states: { 1: 'draft' },
			};
			post.saves = 0;
			const registry = await openEditor(
				test(
					{ draft: true, goal: 'read' },
					variant(),
					variant( { number: 1 }, [
						createBlock( 'core/paragraph', { content: 'B' } ),
					] )
				)
			);
			expect( screen.getByText( 'Draft' ) ).toBeTruthy();
			const [ button ] = screen.getAllByRole( 'button', {
				name: 'Start test',
			} );
			await act( async () => button?.click() );
			expect(
				blocksOf( registry ).getBlocks()[ 0 ]?.attributes.draft
			).toBe( false );
			expect( post.saves ).toBe( saves );
			await waitFor( () =>
				expect( screen.queryByText( 'Draft' ) ).toBeNull()
			);
		}
	);

	it( 'does not start while its variants are all the same, and says what to do (AB-490 AB-652)', async () => {
		post.attributes = {
			status: 'publish',
			password: '',
			brolga_test_states: { 1: 'draft' },
		};
		const words = () =>
			createBlock( 'core/paragraph', { content: 'Book a visit' } );
		const registry = await openEditor(
			test(
				{ draft: true, goal: 'read' },
				variant( {}, [ words() ] ),
				variant( { number: 1 }, [ words() ] )
			)
		);
		const starts = () =>
			screen.queryAllByRole( 'button', { name: 'Start test' } ).length;
		expect(
			screen.getByText( 'Next: change one of the variants.' )
		).toBeTruthy();
		expect( starts() ).toBe( 0 );
		const [ block ] = blocksOf( registry ).getBlocks();
		await act( async () =>
			(
				registry.dispatch( blockEditorStore ) as unknown as Actions
			 ).replaceInnerBlocks( block?.innerBlocks[ 1 ]?.clientId ?? '', [
				createBlock( 'core/paragraph', { content: 'See us' } ),
			] )
		);
		await waitFor( () => expect( starts() ).toBeGreaterThan( 0 ) );
		expect( screen.queryByText( /^Next: change/ ) ).toBeNull();
	} );

	it( 'does not start while nothing counts as its goal (AB-172)', async () => {
		post.attributes = {
			status: 'publish',
			password: '',
			brolga_test_states: { 1: 'draft' },
		};
		await openEditor(
			test(
				{ draft: true },
				variant(),
				variant( { number: 1 }, [
					createBlock( 'core/paragraph', { content: 'B' } ),
				] )
			)
		);
		expect( screen.getByText( 'Draft' ) ).toBeTruthy();
		expect( screen.queryAllByRole( 'button', { name: /^Start/ } ) ).toEqual(
			[]
		);
		expect( screen.getByText( /^Next: choose what counts/ ) ).toBeTruthy();
	} );

	it( 'is no draft once it was started elsewhere (AB-70)', async () => {
		post.attributes = {
			status: 'publish',
			password: '',
			brolga_test_states: { 1: 'running' },
		};
		await openEditor( test( { draft: true } ) );
		expect( screen.queryByText( 'Draft' ) ).toBeNull();
		expect( screen.queryByText( 'Start test' ) ).toBeNull();
	} );

	it( 'leaves the variants of a saved test as they are (AB-69)', async () => {
		const registry = await openEditor(
			test(
				{},
				variant( {}, [
					createBlock( 'core/paragraph', { content: 'A' } ),
				] ),
				variant( { number: 1 } )
			)
		);
		await act( async () => tabs()[ 1 ]?.click() );
		expect(
			String(
				blocksOf( registry ).getBlocks()[ 0 ]?.innerBlocks[ 1 ]
					?.innerBlocks[ 0 ]?.attributes.content ?? ''
			)
		).toBe( '' );
	} );

	it( 'lists its variants with their shares, and shows the one that is picked (AB-22)', async () => {
		const registry = await openEditor(
			test(
				{},
				variant(),
				variant( { number: 1, label: 'Short', weight: 25 } ),
				variant( { number: 2, weight: 25 } )
			)
		);
		expect( tabs().map( ( { textContent } ) => textContent ) ).toEqual( [
			'AControl50%',
			'BShort25%',
			'CVariant C25%',
		] );
		expect( shown() ).toEqual( [ true, false, false ] );
		await act( async () => tabs()[ 1 ]?.click() );
		expect( shown() ).toEqual( [ false, true, false ] );
		expect( tabs()[ 1 ]?.getAttribute( 'aria-pressed' ) ).toBe( 'true' );
		expect( blocksOf( registry ).getSelectedBlockClientId() ).toBe(
			blocksOf( registry ).getBlocks()[ 0 ]?.innerBlocks[ 1 ]?.clientId
		);
	} );

	it( 'gives a new variant a number that none has had', async () => {
		const registry = await openEditor( test( { highest: 3 } ) );
		const [ block ] = blocksOf( registry ).getBlocks();
		await act( async () => {
			(
				registry.dispatch( blockEditorStore ) as unknown as Actions
			 ).insertBlock( variant(), undefined, block?.clientId );
		} );
		// Stores tell blocks that are not selected in their own time.
		await waitFor( () => {
			const [ after ] = blocksOf( registry ).getBlocks();
			expect( after?.attributes.highest ).toBe( 4 );
			expect(
				after?.innerBlocks.map(
					( { attributes } ) => attributes.number
				)
			).toEqual( [ 0, 1, 4 ] );
		} );
	} );

	it.each( [
		[ 'Delete variant', {}, 1 ],
		[ 'This variant is locked', { lock: { remove: true } }, 2 ],
	] )(
		'offers “%s” as the editor allows it (AB-131)',
		async ( name, attributes, left ) => {
			const registry = await openEditor(
				test( {}, variant(), variant( { number: 1, ...attributes } ) )
			);
			await act( async () => tabs()[ 1 ]?.click() );
			const button = screen.getByRole( 'button', { name } );
			await act( async () => button.click() );
			expect(
				blocksOf( registry ).getBlocks()[ 0 ]?.innerBlocks
			).toHaveLength( left );
			expect( button.getAttribute( 'aria-disabled' ) ).toBe(
				left === 2 ? 'true' : null
			);
		}
	);

	it( 'offers no variant more where the editor lets none be added (AB-131)', async () => {
		const { InnerBlocks } = await import( '@wordpress/block-editor' );
		registerBlockType( 'test/locked', {
			apiVersion: 3,
			title: 'Locked',
			category: 'text',
			edit: () => <InnerBlocks templateLock="all" />,
			save: () => null,
		} as unknown as Parameters< typeof registerBlockType >[ 1 ] );
		await openEditor( createBlock( 'test/locked', {}, [ test() ] ) );
		await act( async () => tabs()[ 1 ]?.click() );
		for ( const name of [ 'Add variant', 'Duplicate variant' ] ) {
			expect(
				screen
					.getByRole( 'button', { name } )
					.getAttribute( 'aria-disabled' )
			).toBe( 'true' );
		}
	} );

	it( 'shows a variant by the time the editor focuses it, since what is hidden takes no focus (BLOCK-5)', async () => {
		const registry = await openEditor( test() );
		const focused: boolean[] = [];
		document.addEventListener( 'focusin', ( { target } ) => {
			const element = ( target as Element ).closest< HTMLElement >(
				'.wp-block-brolga-variant'
			);
			if ( element ) {
				focused.push( ! element.hidden );
			}
		} );
		const [ block ] = blocksOf( registry ).getBlocks();
		const actions = registry.dispatch(
			blockEditorStore
		) as unknown as Actions;
		await act( async () => actions.selectBlock( block?.clientId ?? '' ) );
		await act( async () =>
			actions.insertBlock( variant(), undefined, block?.clientId )
		);
		await waitFor( () => expect( focused ).toEqual( [ true ] ) );
	} );

	it( 'is a new test when it was copied from another post, with its goals (AB-1)', async () => {
		post.id = 40;
		post.attributes = {
			status: 'draft',
			password: '',
			brolga_highest_test: 2,
		};
		const registry = await openEditor(
			test(
				{ number: 3, post: 12 },
				variant( {}, [
					createBlock( 'core/paragraph', { brolgaGoal: '12-3' } ),
				] ),
				variant( { number: 1 } )
			),
			createBlock( 'core/paragraph', { brolgaGoal: '12-3' } ),
			createBlock( 'core/paragraph', { brolgaGoal: '12' } )
		);
		const [ block, goal, other ] = blocksOf( registry ).getBlocks();
		expect( block?.attributes ).toMatchObject( { number: 3, post: 40 } );
		expect(
			block?.innerBlocks[ 0 ]?.innerBlocks[ 0 ]?.attributes.brolgaGoal
		).toBe( '40-3' );
		expect( goal?.attributes.brolgaGoal ).toBe( '40-3' );
		expect( other?.attributes.brolgaGoal ).toBe( '12' );
	} );

	it( 'is a new test when it was copied on its post (AB-1)', async () => {
		const registry = await openEditor( test(), test() );
		expect(
			blocksOf( registry )
				.getBlocks()
				.map( ( { attributes } ) => attributes.number )
		).toEqual( [ 1, 2 ] );
	} );

	it( 'has no number in a template that is a file, and says why (AB-53)', async () => {
		post.id = 'brolga//single';
		post.type = 'wp_template';
		post.records[ 'wp_template brolga//single' ] = {
			wp_id: 0,
			status: 'publish',
		};
		const registry = await openEditor( createBlock( 'brolga/experiment' ) );
		expect( screen.getByText( 'Save this template once.' ) ).toBeTruthy();
		expect(
			blocksOf( registry ).getBlocks()[ 0 ]?.attributes
		).toMatchObject( { number: 0, post: 0 } );
	} );

	it( 'belongs to the synced pattern that it stands in (AB-1)', async () => {
		post.type = 'page';
		post.records[ 'wp_block 45' ] = {
			id: 45,
			status: 'publish',
			brolga_highest_test: 1,
		};
		const { InnerBlocks } = await import( '@wordpress/block-editor' );
		registerBlockType( 'core/block', {
			apiVersion: 3,
			title: 'Pattern',
			category: 'text',
			attributes: { ref: { type: 'number' } },
			edit: () => <InnerBlocks />,
			save: () => null,
		} as unknown as Parameters< typeof registerBlockType >[ 1 ] );
		const registry = await openEditor(
			createBlock( 'core/block', { ref: 45 }, [
				createBlock( 'brolga/experiment' ),
			] )
		);
		expect(
			blocksOf( registry ).getBlocks()[ 0 ]?.innerBlocks[ 0 ]?.attributes
		).toMatchObject( { number: 2, post: 45 } );
	} );

	it( 'is none in another test, and says why (AB-53)', async () => {
		const registry = await openEditor(
			test(
				{},
				variant( {}, [ createBlock( 'brolga/experiment' ) ] ),
				variant( { number: 1 } )
			)
		);
		expect(
			screen.getByText( 'Move this test out of the other one.' )
		).toBeTruthy();
		const [ outer ] = blocksOf( registry ).getBlocks();
		expect(
			outer?.innerBlocks[ 0 ]?.innerBlocks[ 0 ]?.attributes.number
		).toBe( 0 );
	} );

	it( 'is made of what stands on the page: the control, and a copy', () => {
		const [ made ] =
			switchToBlockType(
				[
					createBlock( 'core/heading', { content: 'One' } ),
					createBlock( 'core/paragraph', { content: 'Two' } ),
				],
				'brolga/experiment'
			) ?? [];
		expect(
			made?.innerBlocks.map( ( { innerBlocks } ) =>
				innerBlocks.map( ( { name } ) => name )
			)
		).toEqual( [
			[ 'core/heading', 'core/paragraph' ],
			[ 'core/heading', 'core/paragraph' ],
		] );
		expect(
			switchToBlockType( [ test() ], 'brolga/experiment' )
		).toBeNull();
	} );

	it( 'takes the place of a block without holding itself (BLOCK-25)', async () => {
		const words = createBlock( 'core/paragraph', { content: 'One' } );
		const registry = await openEditor( words );
		const made = switchToBlockType( [ words ], 'brolga/experiment' ) ?? [];
		const ids = ( blocks: readonly Block[] ): string[] =>
			blocks.flatMap( ( { clientId, innerBlocks } ) => [
				clientId,
				...ids( innerBlocks ),
			] );
		// The editor itself would look for an end of it for ever.
		expect( ids( made ) ).not.toContain( words.clientId );
		await act( async () =>
			(
				registry.dispatch( blockEditorStore ) as unknown as Actions
			 ).replaceBlocks( words.clientId, made )
		);
		expect(
			blocksOf( registry )
				.getBlocks()
				.map( ( { name, innerBlocks } ) => [
					name,
					innerBlocks.map( ( { innerBlocks: [ inner ] } ) =>
						String( inner?.attributes.content )
					),
				] )
		).toEqual( [ [ 'brolga/experiment', [ 'One', 'One' ] ] ] );
	} );

	it( 'saves its attributes and its variants, and nothing to go stale', () => {
		expect( serialize( test() ) ).toBe(
			'<!-- wp:brolga/experiment {"number":1,"post":12,"highest":1} -->\n<!-- wp:brolga/variant {"lock":{"remove":true,"move":true}} /-->\n\n<!-- wp:brolga/variant {"number":1} /-->\n<!-- /wp:brolga/experiment -->'
		);
	} );
} );
