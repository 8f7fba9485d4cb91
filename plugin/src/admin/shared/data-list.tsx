/**
 * A list of people or of what they wrote: WordPress' own table, rows that open,
 * what is done with those that are ticked, and the way to older ones.
 */
import {
	DataViews,
	type Action,
	type Field,
	type View,
} from '@wordpress/dataviews/wp';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { Pager } from './pager';
import { useListFocus } from './use-list-focus';
import { useRowClicks } from './use-row-clicks';

/** What a list shows where it stands. */
export interface Columns {
	readonly titleField: string;
	/** What stands below the title, where there are few columns. */
	readonly descriptionField?: string;
	readonly fields: string[];
}

interface Item {
	readonly id: number;
}

const VIEW: View = {
	type: 'table',
	layout: { density: 'compact', enableMoving: false },
};

/** The columns there is room for are shown, and the server's order is the only one. */
const PLAIN = { enableSorting: false, enableHiding: false } as const;

/**
 * Fields of a list.
 *
 * @param fields What they are called and how they are drawn.
 */
export const fieldsOf = < Row extends Item >(
	fields: readonly Field< Row >[]
): Field< Row >[] => fields.map( ( field ) => ( { ...field, ...PLAIN } ) );

/**
 * Which rows are ticked. One that is not listed any more is not acted upon unseen.
 *
 * @param items The rows.
 */
export function usePicked(
	items: readonly Item[]
): [ string[], ( ids: string[] ) => void ] {
	const [ picked, setPicked ] = useState< string[] >( [] );
	useEffect(
		() =>
			setPicked( ( known ) =>
				known.filter( ( id ) =>
					items.some( ( item ) => String( item.id ) === id )
				)
			),
		[ items ]
	);
	return [ picked, setPicked ];
}

/** How the table knows a row: its own type depends on what a row's id is. */
type KnownBy< Row > = Row extends { id: string }
	? { getItemId?: ( row: Row ) => string }
	: { getItemId: ( row: Row ) => string };

interface Props< Row extends Item > {
	readonly items: readonly Row[];
	readonly fields: Field< Row >[];
	readonly columns: Columns;
	/** The row that is open; 0: none. */
	readonly open: number;
	readonly loading: boolean;
	readonly actions: Action< Row >[];
	readonly picked: string[];
	/** What was done with rows. */
	readonly message?: React.ReactNode;
	readonly empty: React.ReactNode;
	/** Whether older pages have been turned to. */
	readonly isFirst: boolean;
	/** What the way to older ones is called. */
	readonly older: string;
	/** The row after which they come; null: there are none. */
	readonly next: number | null;
	readonly onPick: ( ids: string[] ) => void;
	readonly onOpen: ( row: Row ) => void;
	/** Shows those after a row; 0: the newest. */
	readonly onGo: ( after: number ) => void;
}

/**
 * The table and, below it, the way to older rows.
 *
 * @param props See Props.
 */
export function DataList< Row extends Item >( props: Props< Row > ) {
	const { items, onOpen } = props;
	const [ view, setView ] = useState( VIEW );
	const known = {
		getItemId: ( { id }: Row ) => String( id ),
	} as KnownBy< Row >;
	const around = useRowClicks(
		useCallback(
			( place: number ) => {
				const row = items[ place ];
				if ( row ) {
					onOpen( row );
				}
			},
			[ items, onOpen ]
		)
	);
	useListFocus( {
		around,
		ids: items.map( ( { id } ) => id ),
		open: props.open,
		loading: props.loading,
	} );
	return (
		<div ref={ around } className="brolga-list">
			<DataViews
				data={ [ ...items ] }
				fields={ props.fields }
				view={ { ...view, ...props.columns } }
				onChangeView={ setView }
				{ ...known }
				isLoading={ props.loading }
				paginationInfo={ { totalItems: items.length, totalPages: 1 } }
				actions={ props.actions }
				selection={ props.picked }
				onChangeSelection={ props.onPick }
				defaultLayouts={ { table: {} } }
				onClickItem={ onOpen }
				empty={ props.empty }
			>
				<DataViews.Layout />
				{ props.picked.length > 0 && <DataViews.BulkActionToolbar /> }
			</DataViews>
			{ props.message }
			<Pager
				className="brolga-list__pager"
				isFirst={ props.isFirst }
				older={ props.older }
				next={ props.next }
				onGo={ props.onGo }
			/>
		</div>
	);
}
