/**
 * The page against another one, in the sidebar of the page.
 */
import {
	act,
	cleanup,
	fireEvent,
	render,
	screen,
} from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, registerBlockType } from '@wordpress/blocks';
import { createReduxStore, dispatch, register, select } from '@wordpress/data';
import type { PageTest, PageTestOf } from '@brolga/editor-ab-tests';
import { goals } from '../../../../../../tests/support/goals';
import { DocumentSidebar } from '../../../../../../tests/support/wordpress-editor';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: jest.fn( async ( { path }: { path: string } ) =>
		path.includes( '/forms' )
			? { forms: [] }
			: [
					{ id: 12, title: 'Prices' },
					{ id: 13, title: 'Offers &amp; more' },
					{ id: 14, title: '' },
				]
	),
} ) );
jest.mock( '@wordpress/compose', () => ( {
	...jest.requireActual< object >( '@wordpress/compose' ),
	useDebounce: ( run: unknown ) => run,
} ) );
import '../page-test';
import { PageTestPanel } from '../page-test-panel';

const editPost = jest.fn();
const savePost = jest.fn();
const state: {
	status: string;
	test: PageTest | null | undefined;
	other: PageTestOf | null;
	states: Record< string, string >;
	mayManage: boolean;
	hasShop: boolean;
	/** Of the other page. */
	title: string;
} = {
	status: 'publish',
	test: null,
	other: null,
	states: {},
	mayManage: false,
	hasShop: true,
	title: '',
};

const withoutShop = goals.map( ( goal ) => ( {
	...goal,
	isOffered: goal.value !== 'shop',
} ) );

register(
	createReduxStore( 'core/editor', {
		// What is edited is noticed.
		reducer: ( before: object = {}, { type }: { type: string } ) =>
			type === 'EDIT' ? {} : before,
		selectors: {
			getCurrentPostId: () => 12,
			getCurrentPostType: () => 'page',
			getEditorSettings: () => ( {
				brolgaGoals: state.hasShop ? goals : withoutShop,
				brolgaMayManageTests: state.mayManage,
			} ),
			getPermalink: () => 'https://example.org/prices/',
			getCurrentPostAttribute: ( _: unknown, name: string ) =>
				( {
					status: state.status,
					brolga_test_states: state.states,
				} )[ name ] ?? state.other,
			getEditedPostAttribute: ( _: unknown, name: string ) =>
				( { title: 'Prices', featured_media: 0 } )[ name ] ??
				state.test,
		},
		actions: {
			editPost: ( edits: object ) => {
				editPost( edits );
				return { type: 'EDIT' };
			},
			savePost: () => {
				savePost();
				return { type: 'SAVE' };
			},
		},
	} )
);

const content: { raw: string } = {
	raw: '<!-- wp:button {"text":"Order","url":"/order/"} /-->',
};
const editRecord = jest.fn();
const saveRecord = jest.fn();
const receive = jest.fn();

register(
	createReduxStore( 'core', {
		reducer: ( before: object = {} ) => before,
		selectors: {
			getEditedEntityRecord: () => ( { content, title: state.title } ),
		},
		actions: {
			editEntityRecord: ( ...edits: unknown[] ) => {
				editRecord( ...edits );
				return { type: 'EDIT' };
			},
			receiveEntityRecords: ( ...record: unknown[] ) => {
				receive( ...record );
				return { type: 'RECEIVE' };
			},
			saveEditedEntityRecord: ( ...record: unknown[] ) => {
				saveRecord( ...record );
				return { type: 'SAVE' };
			},
		},
	} )
);

const saved: PageTest = {
	rival: 13,
	name: '',
	goal: 'click',
	share: 50,
	draft: true,
	device: '',
	visitors: '',
	campaign: '',
	group: '',
	starts: '',
	ends: '',
	key: '12-2',
	title: 'Offers & more',
	problem: '',
};

async function show( change: Partial< typeof state > = {} ): Promise< void > {
	Object.assign(
		state,
		{
			status: 'publish',
			test: null,
			other: null,
			states: {},
			mayManage: false,
			hasShop: true,
			title: '',
		},
		change
	);
	await act( async () => {
		render(
			<DocumentSidebar>
				<PageTestPanel />
			</DocumentSidebar>
		);
		await Promise.resolve();
	} );
}

const chosen = (): unknown =>
	( editPost.mock.lastCall as [ { brolga_page_test: unknown } ] )[ 0 ]
		.brolga_page_test;

describe( 'the panel of a page test (AB-64)', () => {
	beforeEach( () => {
		Element.prototype.scrollIntoView = jest.fn();
		editPost.mockClear();
	} );

	it.each( [
		[ 'has no such field', { test: undefined } ],
		[ 'was never saved', { status: 'auto-draft' } ],
	] )( 'is not there where what is edited %s', async ( _, change ) => {
		await show( change );
		expect( screen.queryByText( 'Page test' ) ).toBeNull();
	} );

	it( 'offers other pages, and starts with one half of the visitors', async () => {
		await show();
		expect( apiFetch ).toHaveBeenCalledWith( {
			path: expect.stringContaining( '/wp/v2/search?' ) as unknown,
		} );
		expect( screen.queryByText( 'End the test' ) ).toBeNull();
		const box = screen.getByRole( 'combobox', { name: 'Test against' } );
		await act( async () => {
			fireEvent.focus( box );
			await Promise.resolve();
		} );
		// A page is not offered to itself.
		expect(
			screen
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Offers & more', '(14)' ] );
		fireEvent.click( screen.getByRole( 'option', { name: /Offers/ } ) );
		const { key: _key, problem: _problem, ...fresh } = saved;
		expect( chosen() ).toEqual( { ...fresh, type: 'page' } );
	} );

	it.each( [
		[ 'publish', 1 ],
		[ 'draft', 0 ],
	] )(
		'starts a draft on a press, and saves a page that is %s %d times (AB-70)',
		async ( status, saves ) => {
			savePost.mockClear();
			const test = { ...saved, goal: 'read' };
			await show( { status, test, states: { 2: 'draft' } } );
			fireEvent.click(
				screen.getByRole( 'button', { name: 'Start test' } )
			);
			expect( chosen() ).toEqual( { ...test, draft: false } );
			expect( savePost ).toHaveBeenCalledTimes( saves );
		}
	);

	it( 'is no draft once it was started elsewhere (AB-70)', async () => {
		await show( {
			test: { ...saved, marked: true },
			states: { 2: 'running' },
		} );
		expect( screen.queryByText( 'Start test' ) ).toBeNull();
		expect(
			screen.getAllByText( 'This test is counting visitors.' )
		).not.toHaveLength( 0 );
	} );

	it( 'does not start against an untouched copy (AB-490)', async () => {
		const test = { ...saved, goal: 'read' };
		const { raw } = content;
		content.raw = '';
		(
			dispatch( blockEditorStore ) as unknown as {
				resetBlocks: ( blocks: unknown[] ) => void;
			}
		 ).resetBlocks( [] );
		await show( { test, states: { 2: 'draft' }, title: 'Prices' } );
		expect(
			screen.getAllByText( /^The variants are all the same/ )
		).not.toHaveLength( 0 );
		expect( screen.queryByText( 'Start test' ) ).toBeNull();
		cleanup();
		await show( { test, states: { 2: 'draft' }, title: 'Other' } );
		expect( screen.getByText( 'Start test' ) ).toBeTruthy();
		content.raw = raw;
	} );

	it( 'is stopped where it is told of, by who may (AB-491)', async () => {
		const test = { ...saved, draft: false, marked: true };
		const running = { test, states: { 1: 'stopped', 2: 'running' } };
		await show( running );
		expect( screen.queryByText( 'Stop the test' ) ).toBeNull();
		cleanup();
		await show( { ...running, mayManage: true } );
		await act( async () =>
			fireEvent.click( screen.getByText( 'Stop the test' ) )
		);
		expect( apiFetch ).toHaveBeenCalledWith( {
			path: '/brolga/v1/tests/12-2/stop',
			method: 'POST',
		} );
		expect( receive ).toHaveBeenCalledWith( 'postType', 'page', {
			id: 12,
			brolga_test_states: { 1: 'stopped', 2: 'stopped' },
		} );
	} );

	it( 'offers no orders without a shop, and says so of a test that has them (AB-493)', async () => {
		const order = () => screen.queryByRole( 'option', { name: 'Order' } );
		await show( { test: saved, hasShop: false } );
		expect( order() ).toBeNull();
		cleanup();
		await show( { test: { ...saved, goal: 'shop' }, hasShop: false } );
		expect( order() ).not.toBeNull();
		expect( screen.getByText( /^WooCommerce is not active/ ) ).toBeTruthy();
	} );

	it( 'stores what its owner chooses', async () => {
		await show( { test: saved } );
		fireEvent.change( screen.getByLabelText( 'Name' ), {
			target: { value: 'Spring' },
		} );
		expect( chosen() ).toEqual( { ...saved, name: 'Spring' } );
		fireEvent.change( screen.getByRole( 'combobox', { name: 'Goal' } ), {
			target: { value: 'shop' },
		} );
		expect( chosen() ).toEqual( { ...saved, goal: 'shop' } );
		fireEvent.change( screen.getByRole( 'slider' ), {
			target: { value: '20' },
		} );
		expect( chosen() ).toEqual( { ...saved, share: 20 } );
		expect( screen.queryByLabelText( 'Device' ) ).toBeNull();
		fireEvent.click( screen.getByText( 'Audience and schedule' ) );
		fireEvent.change( screen.getByLabelText( 'Device' ), {
			target: { value: 'phone' },
		} );
		expect( chosen() ).toEqual( { ...saved, device: 'phone' } );
		fireEvent.change( screen.getByLabelText( 'Starts' ), {
			target: { value: '2026-12-01T09:00' },
		} );
		expect( chosen() ).toEqual( {
			...saved,
			starts: '2026-12-01T09:00:00',
		} );
	} );

	it( 'shows both pages to whoever wants to see them (AB-52)', async () => {
		await show( { test: saved } );
		expect(
			screen
				.getAllByRole< HTMLAnchorElement >( 'link' )
				.map( ( { href } ) => href )
		).toEqual( [
			'http://localhost/post.php?post=13&action=edit',
			'https://example.org/prices/?brolga_variant=12-2:0',
			'https://example.org/prices/?brolga_variant=12-2:1',
		] );
	} );

	it( 'marks blocks of the other page, and saves both with the start (AB-169)', async () => {
		registerBlockType( 'core/button', {
			apiVersion: 3,
			title: 'Button',
			category: 'text',
			attributes: {
				text: { type: 'string' },
				url: { type: 'string' },
				brolgaGoal: { type: 'string' },
			},
			save: () => null,
		} );
		await show( { test: saved, states: { 2: 'draft' } } );
		fireEvent.click( screen.getByRole( 'checkbox', { name: /Order/ } ) );
		expect( editRecord ).toHaveBeenCalledWith( 'postType', 'page', 13, {
			content: expect.stringContaining(
				`"brolgaGoal":"${ saved.key ?? '' }"`
			) as string,
		} );
		// It has a goal as soon as that is chosen, before either page is saved (AB-172).
		expect( screen.queryByRole( 'button', { name: /^Start/ } ) ).toBeNull();
		content.raw = String(
			(
				editRecord.mock.lastCall as [
					string,
					string,
					number,
					{ content: string },
				]
			 )[ 3 ].content
		);
		cleanup();
		await show( { test: saved, states: { 2: 'draft' } } );
		fireEvent.click( screen.getByRole( 'button', { name: /^Start/ } ) );
		expect( saveRecord ).toHaveBeenCalledWith( 'postType', 'page', 13 );
	} );

	it( 'marks the only form of either page with the goal (AB-440)', async () => {
		registerBlockType( 'brolga/contact-form', {
			apiVersion: 3,
			title: 'Contact form',
			category: 'text',
			attributes: { brolgaGoal: { type: 'string' } },
			save: () => null,
		} );
		content.raw = '<!-- wp:brolga/contact-form /-->';
		const editor = dispatch( blockEditorStore ) as unknown as {
			resetBlocks: ( blocks: unknown[] ) => void;
		};
		editor.resetBlocks( [ createBlock( 'brolga/contact-form' ) ] );
		const own = () =>
			(
				select( blockEditorStore ) as unknown as {
					getBlocks: () => Array< {
						attributes: { brolgaGoal?: string };
					} >;
				}
			 ).getBlocks()[ 0 ]?.attributes.brolgaGoal;
		editRecord.mockClear();
		await show( { test: { ...saved, goal: 'form' } } );
		// What was chosen before stays as it is.
		expect( editRecord ).not.toHaveBeenCalled();
		expect( own() ).toBeUndefined();
		cleanup();
		await show( { test: saved } );
		editPost.mockImplementationOnce(
			( edits: { brolga_page_test: PageTest } ) => {
				state.test = edits.brolga_page_test;
			}
		);
		await act( async () => {
			fireEvent.change(
				screen.getByRole( 'combobox', { name: 'Goal' } ),
				{ target: { value: 'form' } }
			);
			await Promise.resolve();
		} );
		expect( own() ).toBe( saved.key );
		expect( editRecord ).toHaveBeenCalledTimes( 1 );
		expect( editRecord.mock.lastCall ).toMatchObject( [
			'postType',
			'page',
			13,
			{
				content: expect.stringContaining(
					`"brolgaGoal":"${ saved.key ?? '' }"`
				) as string,
			},
		] );
	} );

	it( 'takes another page as another test', async () => {
		await show( { test: { ...saved, name: 'Kept' } } );
		const box = screen.getByRole( 'combobox', { name: 'Test against' } );
		await act( async () => {
			fireEvent.focus( box );
			fireEvent.change( box, { target: { value: '14' } } );
			await Promise.resolve();
		} );
		fireEvent.click( screen.getByRole( 'option', { name: '(14)' } ) );
		expect( chosen() ).toMatchObject( { rival: 14, name: 'Kept' } );
		expect( chosen() ).not.toHaveProperty( 'key' );
	} );

	it( 'says why a test does not run (AB-65), and ends it', async () => {
		await show( {
			test: { ...saved, problem: 'Publish the other page.' },
		} );
		expect(
			screen.getAllByText( 'Publish the other page.' ).length
		).toBeGreaterThan( 0 );
		fireEvent.click( screen.getByText( 'End the test' ) );
		expect( chosen() ).toMatchObject( { rival: 0 } );
		await show( { test: { ...saved, rival: 0 } } );
	} );

	it( 'tells the other page what it is (AB-66)', async () => {
		await show( {
			other: {
				key: '12',
				name: '',
				goal: 'click',
				title: 'Prices',
				edit: 'https://example.org/wp-admin/post.php?post=12',
			},
		} );
		expect( screen.getByRole( 'link', { name: 'Prices' } ) ).toHaveProperty(
			'href',
			'https://example.org/wp-admin/post.php?post=12'
		);
		expect( screen.queryByRole( 'combobox' ) ).toBeNull();
	} );
} );
