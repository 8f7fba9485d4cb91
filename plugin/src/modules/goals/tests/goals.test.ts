/**
 * Goals of tests: the rule, the cookies, the call, and how a page's forms
 * reach it.
 */
import vectors from '../../../../../tests/vectors/ab-goals.json';
import { announce } from '../../../runtime/events';
import { goalsOf, type GoalRecord, type Seen } from '../model';

const seen = (
	cookies: Record< string, string > = {},
	shown: Record< number, string[] > = {},
	unique_test_id = 'x'
): Seen => ( {
	subjects: ( post ) => shown[ post ] ?? [],
	cookie: ( name ) => cookies[ name ] ?? '',
	unique_test_id,
} );

describe( 'what a goal is worth', () => {
	const tests = [ { post_id: 12, test_id: 12 } ];
	const subjects = ( given: Seen ): string[] =>
		goalsOf( 'con_goal', tests, given ).flatMap( ( { records } ) =>
			records.map( ( { subject_id } ) => subject_id )
		);

	// NEWS-10 FORM-52 AB-1
	it( 'is a record for the subject that the page shows', () => {
		expect(
			goalsOf( 'con_goal', tests, seen( {}, { 12: [ '1' ] } ) )
		).toEqual( [
			{
				cookie: 'et_pb_ab_con_goal_12x',
				records: [
					{ test_id: 12, subject_id: '1', record_type: 'con_goal' },
				],
			},
		] );
	} );

	// AB-3
	it( 'is one for the subject the visitor was given on another page', () => {
		expect( subjects( seen( { et_pb_ab_subject_12x: '2-1' } ) ) ).toEqual( [
			'2-1',
		] );
		expect( subjects( seen( { et_pb_ab_subject_12: '2' } ) ) ).toEqual(
			[]
		);
		expect( subjects( seen() ) ).toEqual( [] );
	} );

	// AB-1: several experiments on one post.
	it( 'is one for each experiment of a post', () => {
		expect(
			subjects( seen( {}, { 12: [ '1-0', '2-1', '1-0' ] } ) )
		).toEqual( [ '1-0', '2-1' ] );
	} );

	// AB-5
	it( 'is nothing the second time', () => {
		expect(
			subjects( seen( { et_pb_ab_con_goal_12x: '1' }, { 12: [ '1' ] } ) )
		).toEqual( [] );
	} );

	// AB-33
	it.each( [ '', '-1', '1;2', '<b>', '1-', '99999', '__proto__', '1\n' ] )(
		'is nothing for what is no subject: %j',
		( subject ) => {
			expect(
				subjects( seen( { et_pb_ab_subject_12x: subject } ) )
			).toEqual( [] );
			expect( subjects( seen( {}, { 12: [ subject ] } ) ) ).toEqual( [] );
		}
	);

	it( 'takes an id of the site as it is', () => {
		expect(
			goalsOf( 'con_goal', tests, seen( {}, { 12: [ '0' ] }, '$&' ) )[ 0 ]
				?.cookie
		).toBe( 'et_pb_ab_con_goal_12$&' );
	} );
} );

/** The cases of the table that are about forms. */
const cases = vectors.cases.filter( ( { input } ) =>
	input.events.some( ( { type } ) => type === 'form-success' )
);

describe( 'a page with tests', () => {
	const fetch = jest.fn<
		Promise< unknown >,
		[ url: string, init: RequestInit ]
	>();
	const heard: GoalRecord[] = [];
	document.addEventListener( 'brolga:goal', ( event ) =>
		heard.push( ( event as CustomEvent< GoalRecord > ).detail )
	);

	const load = async (
		island: object = {}
	): Promise< ( next?: string ) => Promise< void > > => {
		document.body.innerHTML = `
			<div class="et_pb_ab_subject" data-brolga-test="12" data-brolga-subject="1"></div>
			<script type="application/json" id="brolga-config">${ JSON.stringify( {
				ajaxurl: '/ajax',
				et_ab_log_nonce: 'log-1',
				is_ab_testing_active: true,
				unique_test_id: 'x',
				ab_tests: [ { post_id: 12, test_id: 12 } ],
				...island,
			} ) }</script>`;
		await jest.isolateModulesAsync( async () => {
			const { countGoals } = await import( '../../../site/goals' );
			countGoals();
		} );
		return async ( redirect = '' ) => {
			await announce( 'form_sent', 'form', { redirect } );
			window.location.hash = redirect;
		};
	};
	const settled = () => new Promise( ( done ) => setTimeout( done, 20 ) );

	const listened = jest.spyOn( document, 'addEventListener' );
	afterEach( () => {
		for ( const [ type, listener ] of listened.mock.calls ) {
			document.removeEventListener( type, listener );
		}
	} );

	beforeAll( () => {
		window.fetch = fetch as unknown as typeof window.fetch;
	} );
	beforeEach( () => {
		fetch.mockReset();
		fetch.mockResolvedValue( {
			ok: true,
			status: 200,
			text: () => Promise.resolve( '{"result":"recorded","reason":""}' ),
		} );
		heard.length = 0;
		document.cookie = 'et_pb_ab_con_goal_12x=; path=/; max-age=0';
		window.location.hash = '';
	} );

	// NEWS-10 FORM-52 AB-15 SITE-19
	it( 'makes the call of the contract and tells the page', async () => {
		await (
			await load()
		)();
		const [ url, init ] = fetch.mock.calls[ 0 ] ?? [];
		expect( url ).toBe( '/ajax' );
		expect( init?.keepalive ).toBe( true );
		expect( Object.fromEntries( init?.body as URLSearchParams ) ).toEqual( {
			action: 'et_pb_update_stats_table',
			stats_data_array:
				'{"test_id":12,"subject_id":"1","record_type":"con_goal"}',
			et_ab_log_nonce: 'log-1',
		} );
		expect( heard ).toEqual( [
			{ test_id: 12, subject_id: '1', record_type: 'con_goal' },
		] );
	} );

	// AB-6
	it( 'remembers it for 365 days, on the whole site', async () => {
		const written = jest.spyOn( document, 'cookie', 'set' );
		await (
			await load()
		)();
		expect( written ).toHaveBeenCalledWith(
			'et_pb_ab_con_goal_12x=1; path=/; max-age=31536000; samesite=lax'
		);
		written.mockRestore();
	} );

	// The table's cases of forms, AB-5
	it( 'has cases to run', () => expect( cases ).not.toHaveLength( 0 ) );
	it.each( cases )( 'table: $name', async ( { input, expected } ) => {
		const success = await load();
		for ( const event of input.events ) {
			expect( event.type ).toBe( 'form-success' );
			await success();
		}
		expect( heard.map( ( made ) => made.record_type ) ).toEqual(
			expected.sent.map( ( made ) => made.record_type )
		);
		expect( fetch ).toHaveBeenCalledTimes( expected.sent.length );
		expect( document.cookie ).toBe(
			expected.recorded
				.map( ( type ) => `et_pb_ab_${ type }_12x=1` )
				.join( '; ' )
		);
	} );

	// NEWS-10: the call is on its way before the page goes.
	it( 'records before it goes where the success leads', async () => {
		const success = await load();
		let hash = 'unknown';
		fetch.mockImplementationOnce( () => {
			hash = window.location.hash;
			return new Promise( () => undefined );
		} );
		await success( '#next' );
		expect( hash ).toBe( '' );
		expect( window.location.hash ).toBe( '#next' );
	} );

	it( 'may record again what could not be sent', async () => {
		const success = await load();
		fetch.mockRejectedValueOnce( new TypeError( 'offline' ) );
		await success();
		await settled();
		expect( document.cookie ).toBe( '' );
		await success();
		expect( fetch ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'does not take the end of a page for a failure', async () => {
		const success = await load();
		fetch.mockRejectedValueOnce( new TypeError( 'left' ) );
		await success( '#next' );
		await settled();
		expect( document.cookie ).toBe( 'et_pb_ab_con_goal_12x=1' );
	} );

	// NEWS-10
	it( 'takes a sign-up for a goal, and nothing else', async () => {
		await load();
		await announce( 'search', 'box' );
		expect( fetch ).not.toHaveBeenCalled();
		await announce( 'signed_up', 'up' );
		expect( fetch ).toHaveBeenCalledTimes( 1 );
	} );

	// AB-14
	it.each( [
		[ 'no tests', { is_ab_testing_active: false } ],
		[ 'a preview', { preview: true } ],
	] )( 'records nothing with %s, and goes on', async ( _, island ) => {
		await (
			await load( island )
		)( '#next' );
		expect( fetch ).not.toHaveBeenCalled();
		expect( heard ).toEqual( [] );
		expect( window.location.hash ).toBe( '#next' );
	} );

	it( 'keeps nobody where the module does not come', async () => {
		jest.doMock( '@brolga/goals', () => {
			throw new Error( 'gone' );
		} );
		await (
			await load()
		)( '#next' );
		expect( window.location.hash ).toBe( '#next' );
		jest.dontMock( '@brolga/goals' );
	} );
} );
