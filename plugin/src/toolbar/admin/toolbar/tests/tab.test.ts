import { tabAfter } from '../tab';

describe( 'the way through the parts of the panel', () => {
	it.each( [
		[ 'tests', 'ArrowRight', false, 'popups' ],
		[ 'events', 'ArrowRight', false, 'tests' ],
		[ 'tests', 'ArrowLeft', false, 'events' ],
		[ 'tests', 'ArrowLeft', true, 'popups' ],
		[ 'tests', 'ArrowRight', true, 'events' ],
		[ 'services', 'Home', false, 'tests' ],
		[ 'popups', 'End', true, 'events' ],
		[ 'popups', 'Enter', false, undefined ],
	] as const )( 'from %s by %s, right to left: %s', ( tab, key, rtl, to ) => {
		expect( tabAfter( tab, key, rtl ) ).toBe( to );
	} );
} );
