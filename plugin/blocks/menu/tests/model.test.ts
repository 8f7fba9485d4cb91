import { stopOf, type Place } from '../model';

const row: Place = { at: 1, count: 3, level: 'row', rtl: false };
const below: Place = { ...row, level: 'below' };

describe( 'keys in a menu that is a row (MENU-16)', () => {
	it.each< [ string, Place, number | undefined ] >( [
		[ 'ArrowRight', row, 2 ],
		[ 'ArrowLeft', row, 0 ],
		[ 'ArrowRight', { ...row, at: 2 }, 0 ],
		[ 'ArrowLeft', { ...row, at: 0 }, 2 ],
		[ 'ArrowRight', { ...row, rtl: true }, 0 ],
		[ 'ArrowLeft', { ...row, rtl: true }, 2 ],
		[ 'ArrowRight', { ...row, at: 0, rtl: true }, 2 ],
		[ 'ArrowDown', row, undefined ],
		[ 'ArrowDown', below, 2 ],
		[ 'ArrowUp', below, 0 ],
		[ 'ArrowUp', { ...below, at: 0 }, 2 ],
		[ 'ArrowDown', { ...below, at: -1 }, 0 ],
		[ 'ArrowUp', { ...below, at: -1 }, 2 ],
		[ 'ArrowDown', { ...below, rtl: true }, 2 ],
		[ 'ArrowRight', below, undefined ],
		[ 'Home', row, 0 ],
		[ 'End', below, 2 ],
		[ 'Tab', row, undefined ],
		[ 'a', row, undefined ],
	] )( '%s', ( key, place, stop ) => {
		expect( stopOf( key, place ) ).toBe( stop );
	} );
} );
