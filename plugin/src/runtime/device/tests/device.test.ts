import { join } from 'node:path';
import { judge, readTable } from '../../../../../tests/support/vectors';
import { columnAround, onResize } from '../device';
import { columnOf } from '../model';

describe( 'a device', () => {
	const table = readTable(
		join( __dirname, '../../../../../tests/vectors/device.json' )
	);

	it.each( table.cases )(
		'is what the table says: $name (DEVICE-1, DEVICE-2, DEVICE-3, DEVICE-4)',
		( given ) => {
			expect( judge( table, given ) ).toMatchObject( { passed: true } );
		}
	);
} );

describe( 'a column (DEVICE-6)', () => {
	it.each( [
		[ 1, 'full' ],
		[ 0.6666, '2/3' ],
		[ 0.64, '2/3' ],
		[ 0.62, '3/5' ],
		[ 0.36, '1/3' ],
		[ 0.01, '1/6' ],
	] )( 'with %d of its row is %s', ( share, column ) => {
		expect( columnOf( share ) ).toBe( column );
	} );

	const around = ( html: string ) => {
		document.body.innerHTML = html;
		return columnAround( document.querySelector( 'i' ) as Element );
	};

	it( 'has the width it was given', () => {
		expect(
			around(
				'<div><div class="wp-block-column" style="flex-basis:66.66%"><p><i></i></p></div><div></div></div>'
			)
		).toBe( '2/3' );
	} );

	it.each( [ '', 'style="flex-basis:200px"' ] )(
		'shares the row without a width in per cent (%p)',
		( style ) => {
			expect(
				around(
					`<div><div class="wp-block-column" ${ style }><i></i></div><div></div><div></div></div>`
				)
			).toBe( '1/3' );
		}
	);

	it( 'is full where there is none', () => {
		expect( around( '<main><i></i></main>' ) ).toBe( 'full' );
	} );
} );

describe( 'a window that changes its size (DEVICE-7)', () => {
	beforeEach( () => jest.useFakeTimers() );
	afterEach( () => jest.useRealTimers() );

	it( 'is looked at once it stays, and not after the end', () => {
		const callback = jest.fn();
		const end = new AbortController();
		const resize = () => window.dispatchEvent( new Event( 'resize' ) );
		onResize( callback, end.signal );
		resize();
		jest.advanceTimersByTime( 100 );
		resize();
		jest.advanceTimersByTime( 149 );
		expect( callback ).not.toHaveBeenCalled();
		jest.advanceTimersByTime( 1 );
		expect( callback ).toHaveBeenCalledTimes( 1 );
		resize();
		end.abort();
		jest.advanceTimersByTime( 1000 );
		resize();
		jest.advanceTimersByTime( 1000 );
		expect( callback ).toHaveBeenCalledTimes( 1 );
	} );
} );
