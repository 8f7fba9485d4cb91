import { change } from '../model';

describe( 'how much more it was (SHOP-44)', () => {
	it.each( [
		[ 120, 100, 20 ],
		[ 0, 100, -100 ],
		[ 5, 0, null ],
		[ 0, -3, null ],
	] )( 'tells %d after %d as %s', ( now, before, told ) => {
		expect( change( now, before ) ).toBe( told );
	} );
} );
