/**
 * What the client makes of answers, and what it sends with several requests.
 */
import apiFetch from '@wordpress/api-fetch';
import { fetchExportForm } from '../../../consent/rest';
import { makePage, pagePatterns, type Pattern } from '../../../demo/rest';
import * as failedJobs from '../../../outbox/rest';
import * as health from '../../../health/rest';
import { look, run, type ImportReport } from '../imports';
import { changeAll } from '../../../leads/rest';
import { messageOf } from '../message';
import { findPages } from '../pages';
import { findPlaces } from '../../../content/rest/places';
import { refusalOf } from '../../settings/rest';

jest.mock( '@wordpress/api-fetch' );

const fetched = jest.mocked( apiFetch );

beforeEach( () => {
	fetched.mockReset().mockResolvedValue( {} );
} );

it.each< [ string, unknown, () => Promise< unknown >, unknown ] >( [
	[
		'where answers to the banner are exported',
		{ export: { url: '/out', nonce: 'n' } },
		fetchExportForm,
		{ url: '/out', nonce: 'n' },
	],
	[
		'whether a job was resent',
		{ resent: false },
		() => failedJobs.resend( 7, 'health' ),
		false,
	],
	[ 'how many jobs were resent', { resent: 3 }, health.resend, 3 ],
	[
		'what undoes changed statuses',
		{ undo: [ { id: 12, status: 'new' } ] },
		() => changeAll( [ { id: 12, status: 'spam' } ] ),
		[ { id: 12, status: 'new' } ],
	],
	[
		'the places that were found',
		{ items: [ { name: 'Sydney' } ] },
		() => findPlaces( 'Syd' ),
		[ { name: 'Sydney' } ],
	],
] )( 'tells %s', async ( _what, answer, call, told ) => {
	fetched.mockResolvedValue( answer );
	expect( await call() ).toEqual( told );
} );

it( 'asks for pages of every status and reads their titles', async () => {
	fetched.mockResolvedValue( [
		{ id: 4, status: 'draft', title: { rendered: 'Fern &#038; Moss' } },
	] );
	expect( await findPages( 'fern' ) ).toEqual( [
		{ id: 4, status: 'draft', title: 'Fern & Moss' },
	] );
	const url = new URL( fetched.mock.lastCall?.[ 0 ].path ?? '', 'http://a' );
	expect( url.pathname ).toBe( '/wp/v2/pages' );
	expect( Object.fromEntries( url.searchParams ) ).toEqual( {
		context: 'edit',
		status: 'publish,draft,pending,future,private',
		orderby: 'modified',
		per_page: '20',
		_fields: 'id,status,title',
		search: 'fern',
	} );
	fetched.mockResolvedValue( [] );
	await findPages( '' );
	expect( fetched.mock.lastCall?.[ 0 ].path ).not.toContain( 'search' );
} );

describe( 'patterns of whole pages', () => {
	const pattern = ( name: string, more: Partial< Pattern > ): Pattern => ( {
		name,
		title: name,
		content: '<p></p>',
		block_types: [ 'core/post-content' ],
		...more,
	} );

	it( 'are those for the content of pages that the inserter shows', async () => {
		fetched.mockResolvedValue( [
			pattern( 'any post type', {} ),
			pattern( 'no post type', { post_types: [] } ),
			pattern( 'pages', { post_types: [ 'post', 'page' ] } ),
			pattern( 'posts', { post_types: [ 'post' ] } ),
			pattern( 'a part', { block_types: [ 'core/template-part' ] } ),
			{ name: 'no block', title: '', content: '' },
			pattern( 'hidden', { inserter: false } ),
			pattern( 'shown', { inserter: true } ),
		] );
		const names = ( await pagePatterns() ).map( ( { name } ) => name );
		expect( names ).toEqual( [
			'any post type',
			'no post type',
			'pages',
			'shown',
		] );
		expect( fetched ).toHaveBeenCalledWith( {
			path: '/wp/v2/block-patterns/patterns',
		} );
	} );

	const DRAFT = { isFront: false, binsSamples: false, publishes: false };

	it.each( [
		[ 'a draft', {}, {}, false ],
		[ 'published', { publishes: true }, {}, true ],
		[
			'a draft of the homepage',
			{ isFront: true },
			{ title: 'Home', brolga_front_page: true },
			false,
		],
		[
			'the homepage, without samples',
			{ isFront: true, binsSamples: true, publishes: true },
			{ title: 'Home', brolga_front_page: 'without_samples' },
			true,
		],
	] )( 'become a page: %s', async ( _, wish, data, isPublished ) => {
		fetched.mockResolvedValue( { id: 31 } );
		expect(
			await makePage( pattern( 'About', {} ), { ...DRAFT, ...wish } )
		).toBe( 31 );
		expect( fetched.mock.calls.flat() ).toEqual( [
			{
				path: '/wp/v2/pages',
				method: 'POST',
				data: {
					title: 'About',
					content: '<p></p>',
					status: 'draft',
					...data,
				},
			},
			...( isPublished
				? [
						{
							path: '/wp/v2/pages/31',
							method: 'POST',
							data: { status: 'publish' },
						},
					]
				: [] ),
		] );
	} );

	it.each( [
		[ 'brolga/page-home-clinic', 'Homepage for a clinic', 'Home' ],
		[ 'brolga/page-about', 'About page', 'About' ],
		[ 'brolga/page-contact', 'Contact with a form', 'Contact' ],
		[ 'brolga/page-prices', 'Pricing page', 'Prices' ],
		[ 'brolga/page-landing', 'Campaign landing page', undefined ],
		[ 'other/page-one', 'One page', undefined ],
	] )(
		'%s is called what it is to visitors (START-180)',
		async ( name, title, called ) => {
			fetched.mockResolvedValue( { id: 31 } );
			await makePage( { name, title, content: '' }, DRAFT );
			expect( fetched.mock.calls[ 0 ]?.[ 0 ] ).toMatchObject( {
				data: { title: called ?? title },
			} );
		}
	);
} );

describe( 'a page that is made of a pattern (BLOCK-141)', () => {
	it.each( [
		[ '{"patternName":"a/b"}', '{}' ],
		[
			'{"metadata":{"categories":["brolga"],"patternName":"a/b","name":"Map"},"align":"full"}',
			'{"metadata":{"categories":["brolga"],"name":"Map"},"align":"full"}',
		],
		[
			'{"metadata":{"name":"Map","patternName":"a\\/b"}}',
			'{"metadata":{"name":"Map"}}',
		],
	] )( 'is no instance of it: %s', async ( marked, unmarked ) => {
		fetched.mockResolvedValue( { id: 31 } );
		const content = ( attributes: string ) =>
			`<!-- wp:group ${ attributes } --><p>“patternName”</p><!-- /wp:group -->`;
		await makePage(
			{ name: 'a', title: 'A', content: content( marked ) },
			{ isFront: false, binsSamples: false, publishes: false }
		);
		expect( fetched.mock.calls[ 0 ]?.[ 0 ] ).toMatchObject( {
			data: { content: content( unmarked ) },
		} );
	} );
} );

describe( 'an import', () => {
	const file = new File( [ 'a,b' ], 'list.csv' );
	/** What was sent with each request. */
	const sent = () =>
		fetched.mock.calls.map( ( [ { body } ] ) =>
			Object.fromEntries( body as FormData )
		);
	const piece = ( more: Partial< ImportReport > ): ImportReport => ( {
		added: 0,
		silenced: 0,
		known: 0,
		repeated: 0,
		refused: 0,
		refusals: [],
		next: null,
		...more,
	} );

	it( 'sends the file to be looked at', async () => {
		await look( 'leads', file );
		expect( sent() ).toEqual( [ { file, do: 'look' } ] );
	} );

	it( 'goes on where a piece ended, and adds up what became of each', async () => {
		const refusals = ( count: number, row: number ) =>
			Array.from( { length: count }, ( _, index ) => ( {
				row: row + index,
				reason: 'email',
			} ) );
		const pieces = [
			piece( {
				added: 5,
				silenced: 2,
				known: 2,
				repeated: 1,
				refused: 40,
				refusals: refusals( 40, 1 ),
				next: 400,
			} ),
			piece( {
				added: 4,
				silenced: 1,
				known: 1,
				repeated: 4,
				refused: 20,
				refusals: refusals( 20, 400 ),
			} ),
		];
		pieces.forEach( ( one ) => fetched.mockResolvedValueOnce( one ) );
		const seen: ImportReport[] = [];
		const choice = {
			mapping: [ 'email', 'name' ],
			list: 'news',
			statement: 'They agreed.',
			dates: 'day' as const,
			createLists: true,
		};
		const report = await run(
			'subscribers',
			file,
			'take',
			choice,
			( one ) => seen.push( one )
		);
		expect( seen ).toEqual( [ pieces[ 0 ], report ] );
		expect( report ).toEqual( {
			added: 9,
			silenced: 3,
			known: 3,
			repeated: 5,
			refused: 60,
			refusals: [ ...refusals( 40, 1 ), ...refusals( 10, 400 ) ],
			next: null,
		} );
		const each = {
			file,
			do: 'take',
			list: 'news',
			statement: 'They agreed.',
			dates: 'day',
			create_lists: '1',
			mapping: '{"0":"email","1":"name"}',
		};
		expect( sent() ).toEqual( [
			{ ...each, from: '0' },
			{ ...each, from: '400' },
		] );
	} );
} );

it.each( [
	[ { message: 'Too many.' }, 'Too many.' ],
	[ new TypeError( 'Failed to fetch' ), 'Failed to fetch' ],
	[ undefined, 'undefined' ],
	[ 'Gone.', 'Gone.' ],
] )( 'tells in words what went wrong: %p', ( error, words ) => {
	expect( messageOf( error ) ).toBe( words );
	expect( refusalOf( error ).message ).toBe( words );
} );

it( 'keeps what else a refusal of settings says', () => {
	const refusal = {
		message: 'No.',
		errors: [ { field: 'a', message: 'b' } ],
	};
	expect( refusalOf( refusal ) ).toEqual( refusal );
} );
