/** LEAD-19 AB-26 */
import { render, screen, within } from '@testing-library/react';
import { Chart, top } from '../chart';

describe( 'the top of an axis', () => {
	it.each( [
		[ [], 4 ],
		[ [ 0, 3 ], 4 ],
		[ [ 5 ], 6 ],
		[ [ 10 ], 10 ],
		[ [ 11 ], 20 ],
		[ [ 87 ], 100 ],
		[ [ 401 ], 600 ],
	] )( 'for %j is %d', ( numbers, expected ) => {
		expect( top( numbers ) ).toBe( expected );
		expect( Number.isInteger( expected / 2 ) ).toBe( true );
	} );
} );

describe( 'a chart', () => {
	it( 'shows dots at the end of its axis whole (AB-442)', () => {
		const { container } = render(
			<Chart
				caption="Rate"
				kind="lines"
				steps={ [ '29 November' ] }
				series={ [ { name: 'A', tone: 'green', numbers: [ 1 ] } ] }
				least={ 1 }
			/>
		);
		expect(
			container.querySelector( '.is-dots' )?.getAttribute( 'd' )
		).toBe( 'M300 0h0' );
		expect(
			container.querySelector( 'svg' )?.getAttribute( 'overflow' )
		).toBe( 'visible' );
	} );

	it( 'AB-165 has no two equal labels on an axis', () => {
		const axes = ( steps: string[], format: ( n: number ) => string ) =>
			[
				...render(
					<Chart
						caption="Visitors"
						steps={ steps }
						series={ [
							{ name: 'A', tone: 'plain', numbers: [ 1 ] },
						] }
						format={ format }
						least={ 1 }
					/>
				).container.querySelectorAll( '.brolga-chart__plot > span' ),
			].map( ( { textContent } ) => textContent );
		const whole = ( number: number ): string => number.toFixed( 0 );
		expect( axes( [ '29 November' ], whole ) ).toEqual( [
			'1',
			'',
			'29 November',
			'',
		] );
		expect( axes( [ '29 November', '30 November' ], String ) ).toEqual( [
			'1',
			'0.5',
			'29 November',
			'30 November',
		] );
	} );

	it( 'draws lines that break off where there is no number, and says all of it in a table', () => {
		const { container } = render(
			<Chart
				caption="Rates"
				kind="lines"
				steps={ [ 'Mon', 'Tue', 'Wed', 'Thu' ] }
				series={ [
					{
						name: 'B',
						tone: 'green',
						numbers: [ 1, 2, null, 2 ],
					},
				] }
				format={ ( number ) => `${ number } %` }
				least={ 1 }
			/>
		);
		expect( container.querySelector( 'path' )?.getAttribute( 'd' ) ).toBe(
			'M75 60L225 0M525 0'
		);
		const rows = within(
			screen.getByRole( 'table', { name: 'Rates' } )
		).getAllByRole( 'row' );
		expect( rows.map( ( row ) => row.textContent ) ).toEqual( [
			'WhenB',
			'Mon1 %',
			'Tue2 %',
			'Wed–',
			'Thu2 %',
		] );
	} );

	it( 'AB-26 draws a dot where a number stands alone, as on the first day', () => {
		const { container } = render(
			<Chart
				caption="Rates"
				kind="lines"
				steps={ [ 'Mon', 'Tue', 'Wed' ] }
				series={ [
					{ name: 'A', tone: 'plain', numbers: [ 1, null, 2 ] },
					{ name: 'B', tone: 'green', numbers: [ 1, 2, null ] },
				] }
				least={ 1 }
			/>
		);
		const drawn = Array.from(
			container.querySelectorAll( '.is-dots' ),
			( path ) => path.getAttribute( 'd' )
		);
		expect( drawn ).toEqual( [ 'M100 60h0M500 0h0', '' ] );
	} );
} );
