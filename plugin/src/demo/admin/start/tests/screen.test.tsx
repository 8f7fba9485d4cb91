import apiFetch from '@wordpress/api-fetch';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { addFilter, removeFilter } from '@wordpress/hooks';
import type { ReactElement } from 'react';
import type { DemoStatus, Pattern } from '../../../rest';
import { formOf } from '../../../../../../tests/support/settings-forms';
import { StartScreen } from '../screen';

jest.mock( '@wordpress/api-fetch' );

type Request = { path: string; method?: string; data?: unknown };

const status = ( more: Partial< DemoStatus > = {} ): DemoStatus => ( {
	available: true,
	stage: 'none',
	done: 0,
	total: 0,
	failure: '',
	kept: [],
	counts: { pages: 29, posts: 13, projects: 12, images: 1, leads: 20 },
	untouched: false,
	samples: 0,
	theme: 'brolga',
	title: 'My firm',
	home: 'http://localhost/',
	demo: '',
	busy: false,
	...more,
} );

const pattern = ( more: Partial< Pattern > ): Pattern => ( {
	name: 'brolga/page-home',
	title: 'Home',
	content: '<p>Hello</p>',
	block_types: [ 'core/post-content' ],
	...more,
} );

describe( 'the Get started screen (START-2)', () => {
	const asked: Request[] = [];
	/** What each route answers, one after the other; the last one stays. */
	let answers: Record< string, unknown[] >;

	const open = ( business = '', isKnown = false ): Promise< void > =>
		act(
			async () =>
				void render(
					<StartScreen
						business={ business }
						isKnown={ isKnown }
						setup={ {
							title: 'My firm',
							logo: '',
							looks: [],
							followsWp: true,
						} }
						newPage="/new"
						preview="/?brolga_pattern="
						images={ { 'brolga/page-home': '/page-home.webp' } }
						editor="/site-editor"
					/>
				)
		);
	const press = ( name: string ): Promise< void > =>
		act( async () => screen.getByRole( 'button', { name } ).click() );
	const paths = (): readonly string[] =>
		asked.map( ( { path } ) => path.replace( /^\/\w+\/v\d/, '' ) );

	beforeEach( () => {
		asked.length = 0;
		answers = {
			'/demo': [ status() ],
			'/block-patterns/patterns': [ [] ],
		};
		jest.mocked( apiFetch ).mockImplementation( ( async (
			request: Request
		) => {
			asked.push( request );
			const list =
				answers[ request.path.replace( /^\/\w+\/v\d/, '' ) ] ?? [];
			const answer = list.length > 1 ? list.shift() : list[ 0 ];
			if ( answer === undefined ) {
				throw { message: 'The database is not responding.' };
			}
			return answer;
		} ) as typeof apiFetch );
	} );

	it( 'begins with the setup, until the details are filled in (START-520)', async () => {
		answers[ '/settings' ] = [ [] ];
		await open( '/settings' );
		const [ first ] = screen.getAllByRole( 'heading', { level: 2 } );
		expect( first?.textContent ).toBe( 'Set up your site in two minutes' );
		expect(
			screen
				.getByRole( 'link', { name: 'More in Settings > Business' } )
				.getAttribute( 'href' )
		).toBe( '/settings' );
		cleanup();
		await open( '/settings', true );
		expect( screen.getByText( 'Your site is set up' ) ).toBeTruthy();
		expect( screen.queryByRole( 'form', { name: /Set up/ } ) ).toBeNull();
		await press( 'Change details, logo or look' );
		expect(
			screen.getByRole( 'button', { name: 'Set up my site' } )
		).toBeTruthy();
		cleanup();
		await open();
		expect( screen.queryByText( /Set up your site in/ ) ).toBeNull();
	} );

	it( 'offers three ways, and ticks nothing on a site with content (START-5)', async () => {
		await open();
		expect(
			screen
				.getAllByRole( 'heading', { level: 2 } )
				.map( ( heading ) => heading.textContent )
		).toEqual( [
			'Try the demo',
			'Start from scratch',
			'Start with a page pattern',
		] );
		expect( screen.getByText( '29 pages' ) ).toBeTruthy();
		expect( screen.getByText( '1 image or video' ) ).toBeTruthy();
		expect(
			screen.queryAllByRole( 'checkbox', { checked: true } )
		).toEqual( [] );
		expect(
			screen.getByRole( 'link', { name: 'Add a page' } )
		).toHaveProperty( 'href', 'http://localhost/new' );
	} );

	it( 'ticks everything on an untouched site, and sends what is ticked (START-5)', async () => {
		answers = {
			...answers,
			'/demo': [ status( { untouched: true, samples: 2 } ) ],
			'/demo/import': [ status( { stage: 'imported' } ) ],
		};
		await open();
		await act( async () =>
			screen
				.getByLabelText( 'Use the demo’s homepage as my homepage' )
				.click()
		);
		await press( 'Import the demo' );
		expect( asked.at( -1 ) ).toEqual( {
			path: '/brolga/v1/demo/import',
			method: 'POST',
			data: { front: false, look: true, leads: true, samples: true },
		} );
		expect( screen.getByText( 'The demo is on your site.' ) ).toBeTruthy();
		expect( document.activeElement?.textContent ).toBe( 'Try the demo' );
	} );

	it( 'asks for one slice after the other, also of an import that another tab began (START-7)', async () => {
		answers = {
			...answers,
			'/demo': [ status( { stage: 'importing', done: 1, total: 4 } ) ],
			'/demo/continue': [
				status( { stage: 'importing', done: 3, total: 4 } ),
				status( { stage: 'imported', done: 4, total: 4 } ),
			],
		};
		await open();
		expect(
			paths().filter( ( path ) => path === '/demo/continue' )
		).toHaveLength( 2 );
		expect( screen.getByText( 'The demo is on your site.' ) ).toBeTruthy();
	} );

	it( 'waits while another tab is at it (START-7)', async () => {
		jest.useFakeTimers();
		answers = {
			...answers,
			'/demo': [
				status( { stage: 'importing', done: 1, total: 4, busy: true } ),
			],
			'/demo/continue': [ status( { stage: 'imported' } ) ],
		};
		await open();
		expect( paths() ).not.toContain( '/demo/continue' );
		expect( screen.getByText( /^1 of 4 steps/ ) ).toBeTruthy();
		await act( async () => jest.advanceTimersByTimeAsync( 1000 ) );
		expect( paths() ).toContain( '/demo/continue' );
		jest.useRealTimers();
	} );

	it( 'says why it stopped, goes on when asked, and can be undone (START-7, START-10)', async () => {
		answers = {
			...answers,
			'/demo': [
				status( {
					stage: 'importing',
					failure: 'Pond: the disk is full',
				} ),
			],
			'/demo/continue': [ status( { stage: 'imported' } ) ],
		};
		await open();
		expect( paths() ).not.toContain( '/demo/continue' );
		expect(
			screen.getAllByText( 'Pond: the disk is full' ).length
		).toBeGreaterThan( 0 );
		expect(
			screen.getByRole( 'button', { name: 'Remove the demo' } )
		).toBeTruthy();
		await press( 'Try again' );
		expect( screen.getByText( 'The demo is on your site.' ) ).toBeTruthy();
	} );

	it( 'undoes after a second question, and says what it has kept and why (START-9)', async () => {
		answers = {
			...answers,
			'/demo': [ status( { stage: 'imported' } ) ],
			'/demo/undo': [
				status( {
					stage: 'undone',
					kept: [
						{ title: 'Home', reason: 'edited', url: '/edit' },
						{ title: 'blogname', reason: 'setting', url: '' },
					],
				} ),
			],
		};
		await open();
		await press( 'Remove the demo' );
		expect( paths() ).not.toContain( '/demo/undo' );
		expect( document.activeElement?.textContent ).toBe( 'Keep' );
		await press( 'Remove the demo' );
		expect(
			screen
				.getAllByRole( 'listitem' )
				.map( ( item ) => item.textContent )
		).toEqual(
			expect.arrayContaining( [
				'Home: you have edited it',
				'Site title: you have changed this setting since',
			] )
		);
		expect(
			screen.getByRole( 'button', { name: 'Import the demo' } )
		).toBeTruthy();
	} );

	it( 'makes a page of a pattern that is a whole page (START-11)', async () => {
		answers = {
			...answers,
			'/block-patterns/patterns': [
				[
					pattern( {} ),
					pattern( { name: 'a', title: 'Hero', block_types: [] } ),
					pattern( {
						name: 'b',
						title: 'Post',
						post_types: [ 'post' ],
					} ),
					pattern( { name: 'c', title: 'Hidden', inserter: false } ),
				],
			],
			// The page is not opened: there is no place to go to in this test.
			'/pages': [],
		};
		await open();
		expect(
			screen
				.getAllByRole( 'heading', { level: 3 } )
				.map( ( heading ) => heading.textContent )
		).toEqual( [ 'Home' ] );
		await press( 'Use this page: Home' );
		expect( asked.at( -1 )?.data ).toEqual( {
			title: 'Home',
			content: '<p>Hello</p>',
			status: 'draft',
		} );
		expect(
			screen.getAllByText( 'The database is not responding.' ).length
		).toBeGreaterThan( 0 );

		answers[ '/pages' ] = [ { id: 12 } ];
		answers[ '/pages/12' ] = [];
		await act( async () =>
			screen.getByLabelText( 'Publish the page as my homepage' ).click()
		);
		await press( 'Use this page: Home' );
		expect( asked.at( -2 )?.data ).toMatchObject( {
			status: 'draft',
			brolga_front_page: true,
		} );
		// With it the server makes the page the homepage.
		expect( asked.at( -1 ) ).toMatchObject( {
			path: '/wp/v2/pages/12',
			data: { status: 'publish' },
		} );
	} );

	it( 'names sample text before it publishes a homepage, and publishes only when told again (START-440, START-730)', async () => {
		answers = {
			...answers,
			'/block-patterns/patterns': [ [ pattern( {} ) ] ],
			'/samples': [ { items: [ { kind: 'name', text: 'Ruth Adair' } ] } ],
			// No page is made: there is no place to go to in this test.
			'/pages': [],
		};
		await open();
		// A draft is looked at in the editor, which has the note.
		await press( 'Use this page: Home' );
		expect( paths() ).not.toContain( '/samples' );
		const made = paths().length;
		await act( async () =>
			screen.getByLabelText( 'Publish the page as my homepage' ).click()
		);
		await press( 'Use this page: Home' );
		expect( paths().slice( made ) ).toEqual( [ '/samples' ] );
		const dialog = screen.getByRole( 'dialog', {
			name: 'Sample text on this page',
		} );
		expect( within( dialog ).getByText( 'Ruth Adair' ) ).toBeTruthy();

		answers[ '/pages' ] = [ { id: 12 } ];
		await press( 'Publish anyway' );
		expect( asked.at( -1 ) ).toMatchObject( {
			path: '/wp/v2/pages/12',
			data: { status: 'publish' },
		} );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		answers[ '/pages' ] = [];

		await press( 'Use this page: Home' );
		expect(
			screen.getByText( /becomes your homepage when you publish it/ )
		).toBeTruthy();
		await press( 'Save as a draft and edit' );
		expect( asked.at( -1 )?.data ).toMatchObject( {
			title: 'Home',
			status: 'draft',
			brolga_front_page: true,
		} );
	} );

	it.each( [
		[ 'goes by itself', true, 'without_samples' ],
		[ 'stays unless the owner says so', false, true ],
	] )(
		'asks with the homepage what becomes of WordPress’s samples, which on a site without and with content %s (START-879)',
		async ( _, untouched, wish ) => {
			answers = {
				...answers,
				'/demo': [
					status( { untouched, samples: 2, available: false } ),
				],
				'/block-patterns/patterns': [ [ pattern( {} ) ] ],
				'/samples': [ { items: [] } ],
				'/pages': [],
			};
			await open();
			const label = 'Move WordPress’s sample post and page to the Trash';
			expect( screen.queryByLabelText( label ) ).toBeNull();
			await act( async () =>
				screen
					.getByLabelText( 'Publish the page as my homepage' )
					.click()
			);
			await press( 'Use this page: Home' );
			expect( asked.at( -1 )?.data ).toMatchObject( {
				brolga_front_page: wish,
			} );
			await act( async () => screen.getByLabelText( label ).click() );
			await press( 'Use this page: Home' );
			expect( asked.at( -1 )?.data ).toMatchObject( {
				brolga_front_page: untouched ? true : 'without_samples',
			} );
		}
	);

	it( 'lets nobody make a page or import while the setup is being saved (START-864)', async () => {
		let fail: () => void = () => undefined;
		answers = {
			...answers,
			'/block-patterns/patterns': [ [ pattern( {} ) ] ],
			'/setup': [
				new Promise( ( _, reject ) => ( fail = () => reject( {} ) ) ),
			],
		};
		answers[ '/settings' ] = [
			[
				{
					id: 'business',
					title: 'Business',
					version: '0000000000000001',
					values: { business_name: 'Fig', country: 'GB' },
					secrets: {},
					locked: {},
					...formOf( 'business' ),
				},
			],
		];
		await open( '/settings' );
		const isHeld = ( name: string ) =>
			screen
				.getByRole( 'button', { name } )
				.getAttribute( 'aria-disabled' ) === 'true';
		const buttons = [ 'Use this page: Home', 'Import the demo' ];
		expect( buttons.map( isHeld ) ).toEqual( [ false, false ] );
		await press( 'Set up my site' );
		expect( paths() ).toContain( '/setup' );
		expect( buttons.map( isHeld ) ).toEqual( [ true, true ] );
		await act( async () => fail() );
		expect( buttons.map( isHeld ) ).toEqual( [ false, false ] );
	} );

	it( 'shows images of patterns, and on a press the page itself, in the only frame (START-30, START-660)', async () => {
		answers[ '/block-patterns/patterns' ] = [
			[
				pattern( {} ),
				pattern( { name: 'other/page', title: 'Other' } ),
			],
		];
		await open();
		const frames = () => document.querySelectorAll( 'iframe' );
		expect( frames() ).toHaveLength( 0 );
		expect(
			screen.getByText( /Prices in the images are samples/ )
		).toBeTruthy();
		expect(
			Array.from( document.images, ( image ) => [
				image.getAttribute( 'src' ),
				image.alt,
			] )
		).toEqual( [ [ '/page-home.webp', '' ] ] );

		await press( 'Preview: Other' );
		const dialog = within(
			screen.getByRole( 'dialog', { name: 'Other' } )
		);
		expect( frames() ).toHaveLength( 1 );
		expect(
			dialog.getByTitle( 'Preview: Other' ).getAttribute( 'src' )
		).toBe( '/?brolga_pattern=other%2Fpage' );
		// A frame that came last would let Tab out of the dialog.
		expect(
			[
				...screen
					.getByRole( 'dialog' )
					.querySelectorAll( 'button, iframe' ),
			].at( -1 )?.tagName
		).toBe( 'BUTTON' );
		// What cannot be made is said where it can be read.
		await act( async () =>
			dialog
				.getByRole( 'button', { name: 'Use this page: Other' } )
				.click()
		);
		expect( frames() ).toHaveLength( 0 );
		expect(
			screen.getAllByText( 'The database is not responding.' ).length
		).toBeGreaterThan( 0 );
	} );

	it( 'makes cards of others once, when it knows the stage or cannot (AI-10)', async () => {
		// Each stage has a card of its own, which forgets what was done in the one before.
		addFilter(
			'brolga.startCards',
			'brolga/test',
			( cards: readonly ReactElement[], stage?: string ) => [
				...cards,
				<input key={ `card-${ stage }` } aria-label="Card" />,
			]
		);
		let arrive: ( now: DemoStatus ) => void = () => undefined;
		answers[ '/demo' ] = [
			new Promise< DemoStatus >( ( resolve ) => ( arrive = resolve ) ),
		];
		await open();
		expect( screen.queryByLabelText( 'Card' ) ).toBeNull();
		await act( async () => arrive( status() ) );
		expect( screen.getByLabelText( 'Card' ) ).toBeTruthy();
		cleanup();
		answers[ '/demo' ] = [];
		await open();
		expect( screen.getByLabelText( 'Card' ) ).toBeTruthy();
		removeFilter( 'brolga.startCards', 'brolga/test' );
	} );

	it( 'has no demo to offer where the plugin came without one', async () => {
		answers[ '/demo' ] = [ status( { available: false, counts: null } ) ];
		await open();
		expect( screen.queryByText( 'Try the demo' ) ).toBeNull();
		expect( screen.getByText( 'Start from scratch' ) ).toBeTruthy();
	} );
} );
