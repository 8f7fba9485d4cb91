/** LEAD-51 */
import { renderHook } from '@testing-library/react';
import type { LeadRow } from '../../../rest';
import { useNeighbours } from '../use-neighbours';

const list = ( ...ids: number[] ) =>
	ids.map( ( id ) => ( { id } ) as unknown as LeadRow );

it.each( [
	[ 3, { previous: 0, next: 2 } ],
	[ 2, { previous: 3, next: 1 } ],
	[ 1, { previous: 2, next: 0 } ],
	[ 9, { previous: 0, next: 0 } ],
] )( 'knows what stands beside lead %d (LEAD-51)', ( open, beside ) => {
	const { result } = renderHook( () =>
		useNeighbours( list( 3, 2, 1 ), open )
	);
	expect( result.current ).toEqual( beside );
} );

it( 'goes on from where a lead stood that has left the list (LEAD-51)', () => {
	const { result, rerender } = renderHook(
		( { leads } ) => useNeighbours( leads, 2 ),
		{ initialProps: { leads: list( 3, 2, 1 ) } }
	);
	rerender( { leads: list( 3, 1 ) } );
	expect( result.current ).toEqual( { previous: 3, next: 1 } );
} );
