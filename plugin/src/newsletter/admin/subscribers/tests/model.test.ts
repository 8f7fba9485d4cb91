import type { Subscriber } from '../../../rest/subscribers';
import { countOf, factsOf, tabsOf } from '../model';

const LISTS = {
	news: { confirmed: 3, pending: 2 },
	offers: { confirmed: 1, spam: 4 },
};

describe( 'how many subscribers there are', () => {
	it.each( [
		[ '', '', 10 ],
		[ '', 'confirmed', 4 ],
		[ 'news', '', 5 ],
		[ 'news', 'spam', 0 ],
		[ 'none', '', 0 ],
	] )( 'in “%s” with “%s”: %d', ( list, status, count ) => {
		expect( countOf( LISTS, list, status ) ).toBe( count );
	} );
} );

describe( 'which statuses have a tab', () => {
	it.each( [
		[ '', [ '', 'confirmed', 'pending', 'spam' ] ],
		[ 'news', [ '', 'confirmed', 'pending' ] ],
		[ 'none', [ '', 'confirmed' ] ],
	] )( 'in “%s”', ( list, tabs ) => {
		expect( [ ...tabsOf( LISTS, list ) ].sort() ).toEqual( tabs );
	} );
} );

describe( 'what is known of a subscriber (NEWS-15)', () => {
	const JO: Subscriber = {
		id: 7,
		list: 'news',
		email: 'jo@example.com',
		name: '',
		status: 'handed_on',
		spam: '',
		dead: [],
		fields: [ { id: 's', label: 'Suburb', text: 'Bardon' } ],
		consent: { text: 'Monthly', page: '', at: '2026-11-20T09:00:00Z' },
	} as unknown as Subscriber;

	it( 'is told in words, and nothing that is empty', () => {
		const facts = new Map( factsOf( JO ) );
		expect( [ ...facts.keys() ] ).toEqual( [
			'List',
			'Status',
			'Suburb',
			'Agreed to',
			'Agreed on',
		] );
		expect( facts.get( 'Status' ) ).toBe( 'Sent to provider' );
		expect( facts.get( 'Suburb' ) ).toBe( 'Bardon' );
	} );

	it( 'keeps a status that another version had', () => {
		expect(
			new Map( factsOf( { ...JO, status: 'asleep' } ) ).get( 'Status' )
		).toBe( 'asleep' );
	} );
} );
