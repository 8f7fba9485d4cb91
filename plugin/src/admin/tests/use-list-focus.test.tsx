import { useRef } from 'react';
import { act, render, screen } from '@testing-library/react';
import { useListFocus } from '../use-list-focus';

interface Props {
	readonly ids: readonly number[];
	readonly isLast: boolean;
}

function List( { ids, isLast }: Props ) {
	const around = useRef< HTMLDivElement >( null );
	useListFocus( { around, ids, open: 0, loading: false } );
	return (
		<div ref={ around }>
			<table>
				<tbody>
					{ ids.map( ( id ) => (
						<tr key={ id }>
							<td>
								<button className="brolga-list__title">
									{ `Lead ${ id }` }
								</button>
							</td>
						</tr>
					) ) }
				</tbody>
			</table>
			{ ! isLast && (
				<div className="brolga-list__pager">
					<button>Next page</button>
				</div>
			) }
		</div>
	);
}

const focusOn = ( name: string ) =>
	act( () => screen.getByRole( 'button', { name } ).focus() );

describe( 'the keyboard in a list (LEAD-58)', () => {
	it( 'begins another page at its top', () => {
		const { rerender } = render(
			<List ids={ [ 1, 2 ] } isLast={ false } />
		);
		focusOn( 'Lead 2' );
		focusOn( 'Next page' );
		rerender( <List ids={ [ 3, 4 ] } isLast /> );
		expect( document.activeElement?.textContent ).toBe( 'Lead 3' );
	} );

	it( 'stays in its place where its row is gone', () => {
		const { rerender } = render(
			<List ids={ [ 1, 2, 3 ] } isLast={ false } />
		);
		focusOn( 'Lead 2' );
		rerender( <List ids={ [ 1, 3 ] } isLast={ false } /> );
		expect( document.activeElement?.textContent ).toBe( 'Lead 3' );
	} );
} );
