/**
 * The list: who wrote, what about, how it stands.
 */
import { useViewportMatch } from '@wordpress/compose';
import { DataViews, type Field, type View } from '@wordpress/dataviews/wp';
import { useCallback, useState } from '@wordpress/element';
import { __, _x, sprintf } from '@wordpress/i18n';
import type { LeadPage, LeadRow } from '../../rest/leads';
import { formName } from '../shared/form-name';
import { Pager } from '../shared/pager';
import { DeliveryBadge, StatusBadge, Time } from './badges';
import { useBulk } from './bulk';
import { useListFocus } from './use-list-focus';
import { useRowClicks } from './use-row-clicks';

const nameOf = ( { name, email }: LeadRow ): string =>
	name || email || __( 'Anonymous', 'brolga' );

const From = ( { item }: { readonly item: LeadRow } ) => (
	<span className="brolga-leads__from">
		<strong>
			<bdi>{ nameOf( item ) }</bdi>
		</strong>
		{ item.name !== '' && item.email !== '' && (
			<span>
				<bdi>{ item.email }</bdi>
			</span>
		) }
	</span>
);

/** What somebody wants, in one line below who it is. */
const Preview = ( { item }: { readonly item: LeadRow } ) => (
	<span className="brolga-leads__preview" dir="auto">
		{ item.summary }
	</span>
);

const FIELDS: Field< LeadRow >[] = [
	{
		id: 'name',
		label: _x( 'From', 'sender of a lead', 'brolga' ),
		// What a row's checkbox is called; nothing is sorted or filtered by it.
		getValue: ( { item } ) =>
			sprintf(
				/* translators: %s: who wrote it. */
				__( 'Select the lead from %s', 'brolga' ),
				nameOf( item )
			),
		render: From,
		enableSorting: false,
		enableHiding: false,
	},
	{
		id: 'preview',
		label: __( 'Message', 'brolga' ),
		render: Preview,
		enableSorting: false,
	},
	{
		id: 'glance',
		label: __( 'Message', 'brolga' ),
		render: ( { item } ) => (
			<span className="brolga-leads__glance">
				<Preview item={ item } />
				<StatusBadge status={ item.status } />{ ' ' }
				<Time iso={ item.created } />
			</span>
		),
		enableSorting: false,
	},
	{
		id: 'summary',
		label: __( 'Message', 'brolga' ),
		render: ( { item } ) => (
			<span className="brolga-leads__summary" dir="auto">
				{ item.summary }
			</span>
		),
		enableSorting: false,
	},
	{
		id: 'form',
		label: __( 'Form', 'brolga' ),
		getValue: ( { item } ) => formName( item.form_uid, item.form ),
		enableSorting: false,
	},
	{
		id: 'status',
		label: __( 'Status', 'brolga' ),
		render: ( { item } ) => <StatusBadge status={ item.status } />,
		enableSorting: false,
	},
	{
		id: 'delivery',
		label: __( 'Email', 'brolga' ),
		getValue: ( { item } ) => item.delivery.state,
		render: ( { item } ) => <DeliveryBadge state={ item.delivery.state } />,
		enableSorting: false,
	},
	{
		id: 'created',
		label: __( 'Received', 'brolga' ),
		render: ( { item } ) => <Time iso={ item.created } />,
		enableSorting: false,
	},
];

/**
 * What there is room for: all columns, those that tell leads apart, or one that
 * says how a lead stands below its name. What was asked is told by each of them.
 *
 * @see LEAD-40 LEAD-46
 */
const COLUMNS = {
	wide: {
		titleField: 'name',
		fields: [ 'summary', 'form', 'status', 'delivery', 'created' ],
	},
	middle: {
		titleField: 'name',
		fields: [ 'summary', 'status', 'created' ],
	},
	narrow: {
		titleField: 'name',
		descriptionField: 'preview',
		fields: [ 'status', 'created' ],
	},
	tiny: { titleField: 'name', descriptionField: 'glance', fields: [] },
};

const useColumns = ( isBesideLead: boolean ) => {
	const wide = useViewportMatch( 'wide' );
	const large = useViewportMatch( 'large' );
	const small = useViewportMatch( 'small' );
	if ( ! small ) {
		return COLUMNS.tiny;
	}
	if ( isBesideLead || ! large ) {
		return COLUMNS.narrow;
	}
	return wide ? COLUMNS.wide : COLUMNS.middle;
};

const NO_LEADS: readonly LeadRow[] = [];

const VIEW: View = {
	type: 'table',
	layout: { density: 'compact' },
};

interface Props {
	readonly page: LeadPage | undefined;
	/** The lead that is open; 0: none. */
	readonly open: number;
	readonly loading: boolean;
	/** Whether older pages have been turned to. */
	readonly isFirst: boolean;
	readonly empty: React.ReactNode;
	readonly onOpen: ( id: number ) => void;
	/** Shows those after a lead; 0: the newest. */
	readonly onGo: ( after: number ) => void;
	/** Called when leads have changed. */
	readonly onChange: () => void;
}

/**
 * The table and, below it, the way to older leads.
 *
 * @param props See Props.
 */
export function LeadList( props: Props ) {
	const { onChange } = props;
	const [ view, setView ] = useState( VIEW );
	const [ selection, setSelection ] = useState< string[] >( [] );
	const bulk = useBulk(
		useCallback( () => {
			setSelection( [] );
			onChange();
		}, [ onChange ] )
	);
	const columns = useColumns( props.open !== 0 );
	const leads = props.page?.items ?? NO_LEADS;
	const { onOpen } = props;
	const around = useRowClicks(
		useCallback(
			( place: number ) => {
				const lead = leads[ place ];
				if ( lead ) {
					onOpen( lead.id );
				}
			},
			[ leads, onOpen ]
		)
	);
	useListFocus( {
		around,
		ids: leads.map( ( { id } ) => id ),
		open: props.open,
		loading: props.loading,
	} );
	return (
		<div ref={ around }>
			<DataViews
				data={ [ ...leads ] }
				fields={ FIELDS }
				view={ { ...view, ...columns } }
				onChangeView={ setView }
				getItemId={ ( lead ) => String( lead.id ) }
				isLoading={ props.loading }
				paginationInfo={ { totalItems: leads.length, totalPages: 1 } }
				actions={ bulk.actions }
				selection={ selection }
				onChangeSelection={ setSelection }
				defaultLayouts={ { table: {} } }
				onClickItem={ ( lead ) => onOpen( lead.id ) }
				empty={ props.empty }
			>
				<DataViews.Layout />
				{ selection.length > 0 && <DataViews.BulkActionToolbar /> }
			</DataViews>
			{ bulk.message }
			<Pager
				className="brolga-leads__pager"
				isFirst={ props.isFirst }
				older={ __( 'Older leads', 'brolga' ) }
				next={ props.page?.next ?? null }
				onGo={ props.onGo }
			/>
		</div>
	);
}
