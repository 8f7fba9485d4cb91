/**
 * What the owner's panel says of a page.
 */
import {
	answeredAt,
	forcedOf,
	linesOf,
	shownOf,
	stateOf,
	unforced,
	type PageTest,
} from '../model';

const TEST: PageTest = {
	key: '12-2',
	name: 'Offer',
	here: true,
	variants: [
		{ number: 0, subject: '2-0', label: 'Free visit' },
		{ number: 3, subject: '2-3', label: 'Fixed price' },
	],
	results: '',
};

describe( 'the variant that is shown (TOOLBAR-4)', () => {
	it.each( [
		[ '', undefined, 0 ],
		[ '', '2-3', 3 ],
		// Another test's subject, or one that was deleted.
		[ '', '3', 0 ],
		[ '?brolga_variant=12-2:3', undefined, 3 ],
		[ '?a=1&brolga_variant=12-2:0', '2-3', 0 ],
		// There is no such variant: the control is shown.
		[ '?brolga_variant=12-2:7', undefined, 0 ],
		[ '?brolga_variant=12:3', '2-3', 3 ],
	] )( 'at %j with the element %j is %d', ( search, subject, number ) => {
		expect( shownOf( TEST, search, subject ) ).toBe( number );
	} );

	it( 'is forced by numbers alone', () => {
		expect( forcedOf( '?brolga_variant=12-2:3', '12-2' ) ).toBe( 3 );
		for ( const search of [
			'',
			'?brolga_variant=12-2',
			'?brolga_variant=12-2:x',
			'?brolga_variant=12-2:12345',
			'?brolga_variant=1:3',
		] ) {
			expect( forcedOf( search, '12-2' ) ).toBeUndefined();
		}
	} );

	it( 'is what visitors get without the parameter', () => {
		expect(
			unforced( 'https://a.test/p/?x=1&brolga_variant=12:1#brolga' )
		).toBe( 'https://a.test/p/?x=1' );
	} );
} );

describe( 'a service (TOOLBAR-6)', () => {
	it.each( [
		[ true, 'granted', 'runs' ],
		[ true, 'not-asked', 'runs' ],
		[ true, 'waiting', 'waits' ],
		[ true, 'denied', 'blocked' ],
		[ false, 'granted', 'staff' ],
		[ null, 'waiting', 'waits' ],
	] as const )( 'that hears: %s, with %s, %s', ( hears, consent, state ) => {
		expect( stateOf( { hears }, consent ) ).toBe( state );
	} );

	it( 'was answered at a time', () => {
		expect(
			answeredAt(
				'a=1; brolga_consent=ab12.1790000000.maps~x',
				'brolga_consent'
			)
		).toBe( 1790000000000 );
		expect(
			answeredAt( 'brolga_consent=', 'brolga_consent' )
		).toBeUndefined();
	} );
} );

describe( 'events (TOOLBAR-7)', () => {
	const event = ( name: string, source: string ) => ( {
		type: 'brolga:event',
		detail: { name, source, data: { form: 'f1', empty: '' }, wait() {} },
		at: 1,
	} );
	const tracked = (
		name: string,
		source: string,
		services: Readonly< Record< string, string > >
	) => ( {
		type: 'brolga:tracked',
		detail: { name, data: source ? { source, form: 'f1' } : {}, services },
		at: 2,
	} );

	it( 'are lines, in their order', () => {
		expect(
			linesOf( [
				event( 'form_sent', 'form-1' ),
				{
					type: 'brolga:lead',
					detail: { lead_id: '7', form: 'f1' },
					at: 3,
				},
				{ type: 'brolga:consent', detail: null, at: 4 },
			] )
		).toEqual( [
			{
				at: 1,
				name: 'form_sent',
				source: 'form-1',
				data: [ [ 'form', 'f1' ] ],
			},
			{
				at: 3,
				name: 'lead',
				source: '',
				data: [
					[ 'lead_id', '7' ],
					[ 'form', 'f1' ],
				],
			},
			{ at: 4, name: 'consent', source: '', data: [] },
		] );
	} );

	it( 'say whom they were told, each in its own line', () => {
		const lines = linesOf( [
			event( 'popup_shown', 'a' ),
			event( 'popup_shown', 'b' ),
			event( 'popup_shown', 'a' ),
			tracked( 'page_view', '', { matomo: 'granted' } ),
			tracked( 'popup_shown', 'a', { matomo: 'waiting' } ),
			tracked( 'popup_shown', 'a', { matomo: 'granted' } ),
		] );
		expect(
			lines.map( ( { name, source, services } ) => [
				name,
				source,
				services?.[ 0 ]?.[ 1 ],
			] )
		).toEqual( [
			[ 'popup_shown', 'a', 'waiting' ],
			[ 'popup_shown', 'b', undefined ],
			[ 'popup_shown', 'a', 'granted' ],
			[ 'page_view', '', 'granted' ],
		] );
	} );

	it( 'are not told twice where no service is set up', () => {
		expect(
			linesOf( [
				event( 'search', 's' ),
				tracked( 'search', 's', {} ),
				tracked( 'page_view', '', {} ),
			] )
		).toHaveLength( 1 );
	} );
} );
