/**
 * A report's table. On a telephone each row is a box, and its figures bear
 * their names.
 */
import type { ReactNode } from 'react';

/** A column; the first one names its row. */
export interface Column< Row > {
	readonly id: string;
	readonly name: string;
	readonly cell: ( row: Row ) => ReactNode;
	/** A figure: it stands at the end, and keeps its name on a telephone. */
	readonly isFigure?: boolean;
	/** On a telephone it keeps its name and takes the whole width. */
	readonly isBroad?: boolean;
}

interface Props< Row > {
	/** What it is, for those who do not see where it stands. */
	readonly caption: string;
	readonly columns: readonly Column< Row >[];
	readonly rows: readonly Row[];
	readonly keyOf: ( row: Row ) => string | number;
	readonly className?: string;
}

export const Table = < Row, >( {
	caption,
	columns,
	rows,
	keyOf,
	className = '',
}: Props< Row > ) => {
	const [ first, ...others ] = columns;
	return (
		<table className={ `widefat brolga-table ${ className }`.trim() }>
			<caption className="screen-reader-text">{ caption }</caption>
			<thead>
				<tr>
					{ columns.map( ( { id, name, isFigure } ) => (
						<th
							key={ id }
							scope="col"
							className={ `is-${ id }${
								isFigure ? ' is-figure' : ''
							}` }
						>
							{ name }
						</th>
					) ) }
				</tr>
			</thead>
			<tbody>
				{ rows.map( ( row ) => (
					<tr key={ keyOf( row ) }>
						{ first && <th scope="row">{ first.cell( row ) }</th> }
						{ others.map( ( column ) => (
							<td
								key={ column.id }
								className={ [
									`is-${ column.id }`,
									column.isFigure && 'is-figure',
									column.isBroad && 'is-broad',
								]
									.filter( Boolean )
									.join( ' ' ) }
								data-name={
									column.isFigure || column.isBroad
										? column.name
										: undefined
								}
							>
								{ column.cell( row ) }
							</td>
						) ) }
					</tr>
				) ) }
			</tbody>
		</table>
	);
};
