import { countOf, tabsOf } from '../model';

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
