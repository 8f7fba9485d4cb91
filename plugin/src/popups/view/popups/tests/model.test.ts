/**
 * Popups' decisions that the table of cases does not have.
 */
import {
	countIn,
	daysShut,
	decide,
	isFor,
	mayOpen,
	type PopupSettings,
	type Visitor,
} from '../model';
import { triggers } from '../triggers';
import { POPUP } from '../../../../../../tests/support/vectors';

const visitor: Visitor = {
	width: 1200,
	cookie: false,
	converted: false,
	pages: 1,
	referrer: '',
	now: 1000,
	cart: false,
};

// POPUP-8 DEVICE-4
it.each( [
	[ 'dnxte_disable_desktop', 982, 981 ],
	[ 'dnxte_disable_tablet', 981, 982 ],
	[ 'dnxte_disable_tablet', 768, 767 ],
	[ 'dnxte_disable_phone', 767, 768 ],
] )( '%s keeps it from %d px, not from %d', ( name, kept, let_ ) => {
	const settings = { ...POPUP, [ name ]: 'on' };
	expect( isFor( settings, kept ) ).toBe( false );
	expect( isFor( settings, let_ ) ).toBe( true );
} );

// POPUP-10 POPUP-15 POPUP-17
it.each< [ Partial< PopupSettings >, Partial< Visitor >, boolean ] >( [
	[ {}, {}, true ],
	[ { popup_perodicity: 'once' }, { cookie: true }, false ],
	[ { popup_perodicity: 'every_time' }, { cookie: true }, true ],
	[ {}, { converted: true }, false ],
	[ { brolga_suppress_after_conversion: 'off' }, { converted: true }, true ],
	[ { brolga_pages_seen: 3 }, { pages: 2 }, false ],
	[ { brolga_pages_seen: 3 }, { pages: 3 }, true ],
	[ { from: 1001 }, {}, false ],
	[ { from: 1000 }, {}, true ],
	[ { until: 1000 }, {}, false ],
	[ { until: 1001 }, {}, true ],
	[ { device: [ 'phone', 'tablet' ] }, {}, false ],
	[ { device: [ 'phone', 'tablet' ] }, { width: 981 }, true ],
	[ { cart: 'filled' }, {}, false ],
	[ { cart: 'filled' }, { cart: true }, true ],
	[ { cart: 'empty' }, { cart: true }, false ],
	[ { referrer: [ 'direct' ] }, {}, true ],
	[ { referrer: [ 'direct' ] }, { referrer: 'https://a.test/' }, false ],
	[ { referrer: [ 'google.' ] }, {}, false ],
	[
		{ referrer: [ 'bing.', 'google.' ] },
		{ referrer: 'https://www.google.com/' },
		true,
	],
] )( '%j with %j opens by itself: %j', ( given, known, opens ) => {
	expect( mayOpen( { ...POPUP, ...given }, { ...visitor, ...known } ) ).toBe(
		opens
	);
} );

// POPUP-9
it.each( [
	[ 'every_time', 0 ],
	[ 'hours', 0.5 ],
	[ 'once', 365 ],
] )( 'closed, %s keeps it shut for %d days', ( kind, days ) => {
	expect(
		daysShut( { ...POPUP, popup_perodicity: kind, periodicity_cookie: 12 } )
	).toBe( days );
} );

// POPUP-18
it.each( [
	[ '', 2, '9000' ],
	[ '8000', 2, '8000.9000' ],
	[ '8000.8500', 2, undefined ],
	[ '1000.8500', 2, '8500.9000' ],
	[ '<b>.x', 2, '9000' ],
	[ '8000.8500.8600', 0, '8000.8500.8600.9000' ],
] )( 'after %j, of %d an hour: %j', ( times, count, kept ) => {
	expect( countIn( times, 9000, { count, hours: 1 } ) ).toBe( kept );
} );

// EXT-4
it( 'asks a trigger that an add-on has brought, and none where its module is away', () => {
	const event = { at: 5000, type: 'event', name: 'addon_sung' };
	expect(
		decide( POPUP, event, ( _, { name } ) => ( {
			open: name === 'addon_sung' && 2,
		} ) )
	).toEqual( [ { at: 7000, do: 'open' } ] );
	expect( decide( POPUP, event, undefined ) ).toEqual( [] );
	expect(
		decide(
			{ ...POPUP, trigger_event: 'trigger_on_inactivity' },
			event,
			triggers.trigger_on_inactivity
		)
	).toEqual( [] );
} );

// POPUP-23
it.each( [
	[ 'on', 400, 1 ],
	[ 'on', 399, 0 ],
	[ 'off', 900, 0 ],
] )( 'a throw back, %s, by %d px opens %d', ( flag, back, opened ) => {
	expect(
		decide(
			{
				...POPUP,
				trigger_event: 'trigger_on_exit',
				brolga_mobile_exit: flag,
			},
			{ at: 5, type: 'scroll', y: 900, max: 2000, back },
			triggers.trigger_on_exit
		)
	).toHaveLength( opened );
} );
