/**
 * A list of people or of what they wrote: rows that open, what is done with
 * those that are ticked, and the way to older ones.
 */
import { Spinner } from '@wordpress/components';
import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { BulkBar } from './list-bulk';
import { ListTable, type Item, type TableProps } from './list-table';
import { Pager } from './pager';
import { useListFocus } from './use-list-focus';
import { useRowClicks } from './use-row-clicks';

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

interface Props< Row extends Item > extends TableProps< Row > {
	/** The row that is open; 0: none. */
	readonly open: number;
	/** What was done with rows. */
	readonly message?: ReactNode;
	readonly empty: ReactNode;
	/** Whether older pages have been turned to. */
	readonly isFirst: boolean;
	/** What the way to older ones is called. */
	readonly older: string;
	/** The row after which they come; null: there are none. */
	readonly next: number | null;
	/** Shows those after a row; 0: the newest. */
	readonly onGo: ( after: number ) => void;
}

/** Whether a list has come at all: what it says of none is not said before. */
function useHasCome( loading: boolean ): boolean {
	const hasCome = useRef( false );
	hasCome.current ||= ! loading;
	return hasCome.current;
}

/**
 * The table and, below it, the way to older rows.
 *
 * @param props See Props.
 */
export function DataList< Row extends Item >( props: Props< Row > ) {
	const { items, onOpen } = props;
	const hasCome = useHasCome( props.loading );
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
			{ items.length > 0 && (
				<div className="brolga-list__room">
					<ListTable { ...props } />
				</div>
			) }
			{ items.length === 0 && (
				<div className="brolga-list__none">
					{ hasCome ? props.empty : <Spinner /> }
				</div>
			) }
			{ props.picked.length > 0 && <BulkBar { ...props } /> }
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
