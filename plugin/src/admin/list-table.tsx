/**
 * The table of a list: rows that can be ticked, and a menu for each.
 */
import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { eligibleFor, RowMenu, type Action } from './list-action';
import { useTicks } from './use-ticks';

/** Something that is told of each row. */
export interface Field< Row > {
	readonly id: string;
	readonly label: string;
	readonly render: ( row: Row ) => ReactNode;
}

/** What a list shows where it stands. */
export interface Columns {
	readonly titleField: string;
	/** What stands below the title, where there are few columns. */
	readonly descriptionField?: string;
	readonly fields: readonly string[];
}

export interface Item {
	readonly id: number;
}

export interface TableProps< Row extends Item > {
	readonly items: readonly Row[];
	readonly fields: readonly Field< Row >[];
	readonly columns: Columns;
	/** What the box of a row is called. */
	readonly tick: ( row: Row ) => string;
	readonly loading: boolean;
	readonly actions: readonly Action< Row >[];
	readonly picked: readonly string[];
	readonly onPick: ( ids: string[] ) => void;
	readonly onOpen: ( row: Row ) => void;
}

/**
 * Rows that something can be done with.
 *
 * @param items   All rows.
 * @param actions What can be done.
 */
export const tickable = < Row extends Item >(
	items: readonly Row[],
	actions: readonly Action< Row >[]
): readonly Row[] =>
	items.filter( ( row ) =>
		actions.some( ( action ) => eligibleFor( action, [ row ] ).length > 0 )
	);

interface AllProps {
	readonly ids: readonly string[];
	readonly picked: readonly string[];
	readonly onPick: ( ids: string[] ) => void;
}

/**
 * The box that ticks all rows, or none.
 *
 * @param props        See AllProps.
 * @param props.ids    Rows that can be ticked.
 * @param props.picked Those that are.
 * @param props.onPick Ticks others.
 */
export const TickAll = ( { ids, picked, onPick }: AllProps ) => {
	const areAll = ids.every( ( id ) => picked.includes( id ) );
	return (
		<CheckboxControl
			aria-label={
				areAll
					? __( 'Deselect all', 'brolga' )
					: __( 'Select all', 'brolga' )
			}
			checked={ areAll }
			indeterminate={ ! areAll && picked.length > 0 }
			onChange={ () => onPick( areAll ? [] : [ ...ids ] ) }
			__nextHasNoMarginBottom
		/>
	);
};

interface TitleProps {
	readonly children: ReactNode;
	readonly onOpen: () => void;
}

/** No `button`, whose words cannot be marked to be copied. */
const Title = ( { children, onOpen }: TitleProps ) => (
	<div
		className="brolga-list__title"
		role="button"
		tabIndex={ 0 }
		onClick={ ( event: MouseEvent ) => {
			event.stopPropagation();
			onOpen();
		} }
		onKeyDown={ ( event: KeyboardEvent ) => {
			if ( event.key === 'Enter' || event.key === ' ' ) {
				event.preventDefault();
				event.stopPropagation();
				onOpen();
			}
		} }
	>
		{ children }
	</div>
);

/** The columns there is room for. */
interface Shown< Row > {
	readonly title: Field< Row > | undefined;
	readonly description: Field< Row > | undefined;
	readonly others: readonly Field< Row >[];
}

function shown< Row extends Item >( {
	fields,
	columns,
}: TableProps< Row > ): Shown< Row > {
	const fieldOf = ( wanted: string | undefined ) =>
		fields.find( ( { id } ) => id === wanted );
	return {
		title: fieldOf( columns.titleField ),
		description: fieldOf( columns.descriptionField ),
		others: columns.fields.flatMap( ( id ) => fieldOf( id ) ?? [] ),
	};
}

interface RowProps< Row > extends Shown< Row > {
	readonly row: Row;
	/** What its box is called; nothing: rows have none. */
	readonly tick: string | undefined;
	readonly isTickable: boolean;
	readonly isPicked: boolean;
	readonly actions: readonly Action< Row >[];
	readonly onTick: () => void;
	readonly onOpen: ( row: Row ) => void;
}

/** What a row consists of. */
function Cells< Row >( {
	row,
	title,
	description,
	...props
}: RowProps< Row > ) {
	return (
		<>
			{ props.tick !== undefined && (
				<td className="brolga-list__box">
					<CheckboxControl
						aria-label={ props.tick }
						checked={ props.isPicked }
						disabled={ ! props.isTickable }
						onChange={ props.onTick }
						__nextHasNoMarginBottom
					/>
				</td>
			) }
			<td className="brolga-list__first">
				<Title onOpen={ () => props.onOpen( row ) }>
					{ title?.render( row ) }
				</Title>
				{ description?.render( row ) }
			</td>
			{ props.others.map( ( { id, render } ) => (
				<td key={ id }>
					<div className="brolga-list__cell">{ render( row ) }</div>
				</td>
			) ) }
			{ props.actions.length > 0 && (
				<td className="brolga-list__actions">
					<RowMenu row={ row } actions={ props.actions } />
				</td>
			) }
		</>
	);
}

/** The table takes no focus while it is loading: an attribute that React's types lack. */
const stillWhile = ( loading: boolean ): object =>
	loading ? { inert: 'true' } : {};

/**
 * The table.
 *
 * @param props See TableProps.
 */
export function ListTable< Row extends Item >( props: TableProps< Row > ) {
	const { items, actions, picked, loading } = props;
	const columns = shown( props );
	const ids = tickable( items, actions ).map( ( { id } ) => String( id ) );
	const hasBoxes = ids.length > 0;
	const ticks = useTicks( { picked, ids, onPick: props.onPick } );

	return (
		<table
			className={ `brolga-list__table${ loading ? ' is-loading' : '' }` }
			aria-busy={ loading }
			{ ...stillWhile( loading ) }
		>
			<thead>
				<tr>
					{ hasBoxes && (
						<th scope="col" className="brolga-list__box">
							<TickAll { ...props } ids={ ids } />
						</th>
					) }
					<th scope="col" className="brolga-list__first">
						{ columns.title?.label }
					</th>
					{ columns.others.map( ( { id, label } ) => (
						<th key={ id } scope="col">
							{ label }
						</th>
					) ) }
					{ actions.length > 0 && (
						<th scope="col" className="brolga-list__actions">
							{ __( 'Actions', 'brolga' ) }
						</th>
					) }
				</tr>
			</thead>
			<tbody>
				{ items.map( ( row ) => {
					const id = String( row.id );
					const isPicked = picked.includes( id );
					return (
						<tr
							key={ id }
							className={ isPicked ? 'is-selected' : undefined }
							onClickCapture={ ( event ) =>
								ticks.onClickCapture( event, id )
							}
							onMouseDown={ ticks.onMouseDown }
						>
							<Cells
								{ ...columns }
								row={ row }
								tick={
									hasBoxes ? props.tick( row ) : undefined
								}
								isTickable={ ids.includes( id ) }
								isPicked={ isPicked }
								actions={ actions }
								onTick={ () => ticks.toggle( id ) }
								onOpen={ props.onOpen }
							/>
						</tr>
					);
				} ) }
			</tbody>
		</table>
	);
}
