/** AB-26 AB-27 */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import { TestsScreen } from '../screen';

jest.mock( '@wordpress/api-fetch' );
const ask = jest.mocked( apiFetch );

const LINE = {
	key: '12',
	name: 'Care plan',
	page: {
		title: 'Garden care',
		edit: 'https://example.com/edit',
		view: 'https://example.com/care/',
	},
	rival: null,
	goal: 'click',
	goal_name: 'Click',
	state: 'running',
	started: '2026-11-01T09:00:00+00:00',
	stopped: '',
	days: 21,
	visitors: 8000,
	conversions: 500,
	outcome: 'better',
	tone: 'good',
	verdict: 'B is better, with 97% certainty.',
	advice: 'Expected gain: 12%.',
	leader: 1,
	certainty: 0.97,
	winner: null,
	may_start: false,
};

const rate = ( number: number, visitors: number, conversions: number ) => ( {
	number,
	visitors,
	conversions,
	rate: conversions / visitors,
	low: 0.05,
	high: 0.08,
} );

const REPORT = {
	...LINE,
	days_left: 0,
	daily: 400,
	knows_pace: true,
	plan_rate: 0.06,
	false_alarm_rate: 0.05,
	split: 0.8,
	variants: [
		{
			...rate( 0, 4000, 240 ),
			name: 'Control',
			enough: true,
			weight: 50,
			chance: null,
			uplift: null,
			uplift_low: null,
			uplift_high: null,
			loss: 0.01,
			value: 0,
			per_visitor: 0,
		},
		{
			...rate( 1, 4000, 260 ),
			name: 'B',
			enough: true,
			weight: 50,
			chance: 0.97,
			uplift: 0.12,
			uplift_low: 0.01,
			uplift_high: 0.25,
			loss: 0.0001,
			value: 0,
			per_visitor: 0,
		},
	],
	dates: [ '2026-11-20', '2026-11-21' ],
	series: [ 0, 1 ].map( ( number ) => ( {
		number,
		visitors: [ 2000, 2000 ],
		conversions: [ 120, 120 + 20 * number ],
		value: [ 0, 0 ],
	} ) ),
	devices: [
		{
			kind: 'phone',
			visitors: 8000,
			variants: [ rate( 0, 4000, 240 ), rate( 1, 4000, 260 ) ],
		},
	],
	sources: [
		{
			kind: 'search',
			visitors: 8000,
			variants: [ rate( 0, 4000, 240 ), rate( 1, 4000, 260 ) ],
		},
	],
	refused: [ { reason: 'bot', label: 'Bots and crawlers', count: 41 } ],
	carried: null,
	left_out: { origins: [], visitors: 0, conversions: 0 },
	may_edit: true,
	may_promote: true,
};

const EXPORT_FORM = {
	url: 'admin-post.php?action=brolga_export_test',
	nonce: 'n',
};

beforeEach( () => {
	ask.mockReset();
	document.documentElement.lang = 'en-AU';
	window.history.replaceState( null, '', '?page=brolga-experiments' );
	window.scrollTo = jest.fn();
} );

/** Answers each route. */
const answer = (
	tests: readonly unknown[],
	report: unknown = REPORT
): void => {
	ask.mockImplementation( ( { path = '' } ) => {
		if ( path.includes( '/plan?' ) ) {
			return Promise.resolve( { visitors: 1234, days: 40 } );
		}
		return Promise.resolve(
			path.endsWith( '/tests' ) ? { tests } : report
		);
	} );
};

/** Lets the planner ask. */
const pause = async (): Promise< void > => {
	await act(
		() => new Promise< void >( ( done ) => setTimeout( done, 350 ) )
	);
};

it( 'lists the tests with the verdict in words, and opens one', async () => {
	answer( [ LINE, { ...LINE, key: '14', name: 'Old', state: 'archived' } ] );
	render( <TestsScreen exportForm={ EXPORT_FORM } /> );
	const list = await screen.findByRole( 'table', { name: 'Tests' } );
	const rows = within( list ).getAllByRole( 'row' );
	expect( rows ).toHaveLength( 2 );
	expect( rows[ 1 ]?.textContent ).toContain(
		'Care planGarden careRunningB is better, with 97% certainty.8,000500'
	);
	fireEvent.click( screen.getByRole( 'button', { name: /Archived/ } ) );
	expect( screen.getByRole( 'link', { name: 'Old' } ) ).toBeTruthy();
	fireEvent.click( screen.getByRole( 'button', { name: /Current/ } ) );
	fireEvent.click( screen.getByRole( 'link', { name: 'Care plan' } ) );
	await screen.findByRole( 'heading', {
		name: 'B is better, with 97% certainty.',
	} );
	expect( window.location.search ).toBe( '?page=brolga-experiments&test=12' );
	expect( document.activeElement?.textContent ).toBe( 'Care plan' );
	await pause();
} );

it( 'names the few who carry a result, and leaves them out and in again (AB-115)', async () => {
	window.history.replaceState( null, '', '?page=brolga-experiments&test=12' );
	const left = { origins: [ '00a' ], visitors: 7, conversions: 1 };
	answer( [], {
		...REPORT,
		carried: {
			origins: [ '3f2' ],
			visitors: 1200,
			conversions: 900,
			verdict: 'It’s too early to tell.',
			advice: '',
		},
		left_out: left,
	} );
	render( <TestsScreen exportForm={ EXPORT_FORM } /> );
	const carried = await screen.findByRole( 'region', {
		name: 'Where this result comes from',
	} );
	expect( carried.textContent ).toContain(
		'1 group of networks accounts for this result.Group 3f2. Visitors: 1,200. Conversions: 900.Without these visitors: It’s too early to tell.'
	);
	const sent = ( name: string ): unknown => {
		fireEvent.click( screen.getByRole( 'button', { name } ) );
		return ask.mock.lastCall?.[ 0 ];
	};
	expect( sent( 'Leave these visitors out' ) ).toEqual( {
		path: '/brolga/v1/tests/12/origins',
		method: 'POST',
		data: { left_out: [ '00a', '3f2' ] },
	} );
	await pause();
	expect(
		screen.getByRole( 'region', { name: 'Left out' } ).textContent
	).toContain( 'Group 00a. Visitors: 7. Conversions: 1.' );
	expect( sent( 'Count all visitors' ) ).toMatchObject( {
		data: { left_out: [] },
	} );
	await pause();
} );

it( 'says of the few without whom an open test were decided that they keep it open (AB-115)', async () => {
	window.history.replaceState( null, '', '?page=brolga-experiments&test=12' );
	answer( [], {
		...REPORT,
		outcome: 'leading',
		carried: {
			origins: [ '3f2' ],
			visitors: 40,
			conversions: 20,
			verdict: 'B is better, with 97% certainty.',
			advice: '',
		},
	} );
	render( <TestsScreen exportForm={ EXPORT_FORM } /> );
	expect(
		( await screen.findByRole( 'region', { name: /comes from/ } ) )
			.textContent
	).toContain( '1 group of networks keeps this test undecided.' );
	await pause();
} );

it( 'shows a test with all that the verdict rests on', async () => {
	window.history.replaceState( null, '', '?page=brolga-experiments&test=12' );
	answer( [] );
	render( <TestsScreen exportForm={ EXPORT_FORM } /> );
	const table = await screen.findByRole( 'table', { name: 'Variants' } );
	const rows = within( table ).getAllByRole( 'row' );
	expect( rows[ 2 ]?.textContent ).toContain(
		'B Winner6.5%5% to 8%4,000260+12% 97%0.01%'
	);
	expect(
		within(
			screen.getByRole( 'table', { name: 'Conversion rate to date' } )
		).getAllByRole( 'row' )[ 2 ]?.textContent
	).toContain( '6%6.5%' );
	expect(
		screen.getByRole( 'table', { name: 'Devices' } ).textContent
	).toContain( 'Phone8,0006% 240 / 4,000' );
	expect( screen.getByText( 'Bots and crawlers' ) ).toBeTruthy();
	await pause();
	expect(
		screen.getByText(
			'You need 1,234 visitors for each variant. With your traffic, a test takes 40 days. This test has run for 21 days.'
		)
	).toBeTruthy();
	expect( ask ).toHaveBeenLastCalledWith( {
		path: '/brolga/v1/tests/plan?rate=0.06&uplift=0.2&daily=400&variants=2',
	} );
} );

it( 'plans no days by the visitors of a test’s first hours (AB-441)', async () => {
	window.history.replaceState( null, '', '?page=brolga-experiments&test=12' );
	answer( [ LINE ], { ...REPORT, knows_pace: false } );
	render( <TestsScreen exportForm={ EXPORT_FORM } /> );
	await screen.findByRole( 'table', { name: 'Variants' } );
	await pause();
	expect(
		screen.getByRole< HTMLInputElement >( 'spinbutton', {
			name: 'Daily visitors',
		} ).value
	).toBe( '' );
	expect( ask.mock.lastCall?.[ 0 ].path ).toContain( '&daily=0&' );
} );

it( 'AB-651: plans by no rate that nobody has seen, and shows examples in its place', async () => {
	window.history.replaceState( null, '', '?page=brolga-experiments&test=12' );
	answer( [ LINE ], { ...REPORT, plan_rate: null } );
	render( <TestsScreen exportForm={ EXPORT_FORM } /> );
	await screen.findByRole( 'table', { name: 'Variants' } );
	await pause();
	const field = screen.getByRole< HTMLInputElement >( 'spinbutton', {
		name: 'Current conversion rate (%)',
	} );
	expect( [ field.value, field.placeholder ] ).toEqual( [
		'',
		'For example 3',
	] );
	expect(
		screen.getByText( /^Enter your current conversion rate/ )
	).toBeTruthy();
	expect( ask.mock.lastCall?.[ 0 ].path ).not.toContain( '/plan' );
	fireEvent.change( field, { target: { value: '4' } } );
	await pause();
	expect( ask.mock.lastCall?.[ 0 ].path ).toContain( '/plan?rate=0.04&' );
} );

it( 'tells what the orders of each variant bring (AB-67)', async () => {
	window.history.replaceState( null, '', '?page=brolga-experiments&test=12' );
	const [ control, other ] = REPORT.variants;
	answer( [ LINE ], {
		...REPORT,
		goal: 'shop',
		variants: [
			{ ...control, value: 1234567, per_visitor: 3.0864 },
			{ ...other, visitors: 0, value: 0, per_visitor: null },
		],
	} );
	render( <TestsScreen exportForm={ EXPORT_FORM } /> );
	const table = await screen.findByRole( 'table', { name: 'Variants' } );
	const column = ( name: string ): ( string | null )[] => {
		const at = within( table )
			.getAllByRole( 'columnheader' )
			.findIndex( ( { textContent } ) => textContent === name );
		return within( table )
			.getAllByRole( 'row' )
			.slice( 1 )
			.map( ( { children } ) => children[ at ]?.textContent ?? null );
	};
	expect( column( 'Revenue' ) ).toEqual( [ '12,345.67', '0.00' ] );
	expect( column( 'Revenue per visitor' ) ).toEqual( [ '3.09', '–' ] );
} );

it( 'says what a page keeps, and takes the other title only where that is chosen (AB-160)', async () => {
	window.history.replaceState( null, '', '?page=brolga-experiments&test=12' );
	const page = { edit: '', view: '' };
	answer( [], {
		...REPORT,
		page: { ...page, title: 'Prices' },
		rival: { ...page, title: 'Prices B' },
	} );
	render( <TestsScreen exportForm={ EXPORT_FORM } /> );
	const [ promote ] = await screen.findAllByRole( 'button', {
		name: 'Promote B',
	} );
	fireEvent.click( promote ?? document.body );
	const asked = screen.getByRole( 'dialog', { name: 'Promote B?' } );
	expect( asked.textContent ).toContain(
		'“Prices” gets the content of “Prices B” but keeps its own title, URL and label in menus.'
	);
	fireEvent.click(
		within( asked ).getByRole( 'checkbox', {
			name: 'Also change the title to “Prices B”',
		} )
	);
	fireEvent.click(
		within( asked ).getByRole( 'button', { name: 'Promote' } )
	);
	await pause();
	expect( ask ).toHaveBeenCalledWith( {
		path: '/brolga/v1/tests/12/promote',
		method: 'POST',
		data: { variant: 1, title: true },
	} );
} );

it( 'says of small numbers that they are too few, and gives no chance (AB-162)', async () => {
	window.history.replaceState( null, '', '?page=brolga-experiments&test=12' );
	const [ control, other ] = REPORT.variants;
	answer( [], {
		...REPORT,
		variants: [
			control,
			{
				...other,
				uplift: -0.75,
				enough: false,
				chance: null,
				loss: null,
			},
		],
	} );
	render( <TestsScreen exportForm={ EXPORT_FORM } /> );
	const table = await screen.findByRole( 'table', { name: 'Variants' } );
	expect( within( table ).getAllByRole( 'row' )[ 2 ]?.textContent ).toContain(
		'4,000260-75% Not enough data––'
	);
	await pause();
} );

it( 'asks before it promotes, then tells it where the focus is (AB-27, AB-132)', async () => {
	window.history.replaceState( null, '', '?page=brolga-experiments&test=12' );
	answer( [] );
	render( <TestsScreen exportForm={ EXPORT_FORM } /> );
	fireEvent.click(
		(
			await screen.findAllByRole( 'button', { name: 'Promote B' } )
		)[ 0 ] ?? document.body
	);
	const asked = screen.getByRole( 'dialog', { name: 'Promote B?' } );
	expect( asked.textContent ).toContain( 'is kept in the page’s revisions' );
	answer( [], {
		...REPORT,
		state: 'stopped',
		winner: 1,
		may_promote: false,
	} );
	fireEvent.click(
		within( asked ).getByRole( 'button', { name: 'Promote' } )
	);
	expect(
		await screen.findByText( 'B was promoted. Every visitor sees it.' )
	).toBeTruthy();
	expect( ask ).toHaveBeenCalledWith( {
		path: '/brolga/v1/tests/12/promote',
		method: 'POST',
		data: { variant: 1 },
	} );
	// Both buttons that led here are gone.
	expect( document.activeElement ).toBe(
		screen.getByRole( 'region', { name: 'Result' } )
	);
	await pause();
} );

it( 'stops a test, and says what went wrong', async () => {
	window.history.replaceState( null, '', '?page=brolga-experiments&test=12' );
	answer( [] );
	render( <TestsScreen exportForm={ EXPORT_FORM } /> );
	const stop = await screen.findByRole( 'button', { name: 'Stop the test' } );
	await pause();
	ask.mockRejectedValue( { message: 'The database does not answer.' } );
	fireEvent.click( stop );
	expect(
		await screen.findAllByText( 'The database does not answer.' )
	).not.toHaveLength( 0 );
	expect( ask ).toHaveBeenLastCalledWith( {
		path: '/brolga/v1/tests/12/stop',
		method: 'POST',
	} );
} );

it( 'starts a draft and stops a test of two pages in the list (AB-70, AB-71)', async () => {
	const draft = {
		...LINE,
		key: '14',
		name: 'Prices',
		rival: { title: 'Offers', edit: '', view: '' },
		state: 'draft',
		started: '',
		verdict: 'The test has not started.',
		may_start: true,
	};
	answer( [ draft, LINE ], { ...REPORT, ...draft, state: 'running' } );
	render( <TestsScreen exportForm={ EXPORT_FORM } /> );
	const list = await screen.findByRole( 'table', { name: 'Tests' } );
	expect( list.textContent ).toContain(
		'PricesGarden care vs. OffersDraftThe test has not started.'
	);
	fireEvent.click(
		within( list ).getByRole( 'button', { name: 'Start test “Prices”' } )
	);
	const stop = await screen.findByRole( 'button', {
		name: 'Stop “Prices”',
	} );
	expect( ask ).toHaveBeenCalledWith( {
		path: '/brolga/v1/tests/14/start',
		method: 'POST',
	} );
	await pause();
	ask.mockRejectedValue( { message: 'The database does not answer.' } );
	fireEvent.click( stop );
	expect(
		await screen.findAllByText( 'The database does not answer.' )
	).not.toHaveLength( 0 );
	expect( ask ).toHaveBeenLastCalledWith( {
		path: '/brolga/v1/tests/14/stop',
		method: 'POST',
	} );
} );

it( 'says how to begin, and leads to the editor of a page (AB-72)', async () => {
	ask.mockImplementation( ( { path = '' } ) =>
		Promise.resolve(
			path.startsWith( '/wp/v2/pages' )
				? [
						{
							id: 7,
							status: 'draft',
							title: { rendered: 'A &amp; B' },
						},
					]
				: { tests: [], visitors: 1, days: 1 }
		)
	);
	Element.prototype.scrollIntoView = jest.fn();
	render(
		<TestsScreen
			exportForm={ EXPORT_FORM }
			newPage="post-new.php?post_type=page"
		/>
	);
	expect( await screen.findByText( 'No tests yet' ) ).toBeTruthy();
	fireEvent.click( screen.getByRole( 'button', { name: 'Add test' } ) );
	const asked = screen.getByRole( 'dialog', { name: 'Add test' } );
	await pause();
	const choose = ( name: string ): void => {
		fireEvent.focus( within( asked ).getByRole( 'combobox' ) );
		fireEvent.click( within( asked ).getByRole( 'option', { name } ) );
	};
	const way = (): string | null | undefined =>
		within( asked )
			.queryByRole( 'link', { name: 'Open the editor' } )
			?.getAttribute( 'href' );
	expect( way() ).toBeUndefined();
	choose( 'A new page' );
	expect( way() ).toBe( 'post-new.php?post_type=page&brolga_add=test' );
	// Of two pages the first has to be there.
	fireEvent.click( within( asked ).getByLabelText( 'Two whole pages' ) );
	expect( way() ).toBeUndefined();
	choose( 'A & B (not published)' );
	expect( way() ).toBe( 'post.php?post=7&action=edit&brolga_add=page-test' );
	await pause();
} );
