/**
 * The list: who wrote, what about, how it stands.
 */
import { useViewportMatch } from '@wordpress/compose';
import { useCallback, useMemo } from '@wordpress/element';
import { __, _x, sprintf } from '@wordpress/i18n';
import type { AddedColumn, LeadPage, LeadRow } from '../../rest';
import { DataList, usePicked } from '../../../admin/data-list';
import { formName } from '../../../admin/form-name';
import type { Field } from '../../../admin/list-table';
import { DeliveryBadge, StatusBadge, Time } from './badges';
import { useBulk } from './bulk';

const nameOf = ( { name, email }: LeadRow ): string =>
	name || email || __( 'Anonymous', 'brolga' );

/** What a row's box is called. */
const tick = ( lead: LeadRow ): string =>
	sprintf(
		/* translators: %s: who wrote it. */
		__( 'Select the lead from %s', 'brolga' ),
		nameOf( lead )
	);

const from = ( lead: LeadRow ) => (
	<span className="brolga-leads__from">
		<strong>
			<bdi>{ nameOf( lead ) }</bdi>
		</strong>
		{ lead.name !== '' && lead.email !== '' && (
			<span>
				<bdi>{ lead.email }</bdi>
			</span>
		) }
	</span>
);

/** What somebody wants, in one line below who it is. */
const preview = ( { summary }: LeadRow ) => (
	<span className="brolga-leads__preview" dir="auto">
		{ summary }
	</span>
);

const FIELDS: readonly Field< LeadRow >[] = [
	{
		id: 'name',
		label: _x( 'From', 'sender of a lead', 'brolga' ),
		render: from,
	},
	{ id: 'preview', label: __( 'Message', 'brolga' ), render: preview },
	{
		id: 'glance',
		label: __( 'Message', 'brolga' ),
		render: ( lead ) => (
			<span className="brolga-leads__glance">
				{ preview( lead ) }
				<StatusBadge status={ lead.status } />{ ' ' }
				<Time iso={ lead.created } />
			</span>
		),
	},
	{
		id: 'summary',
		label: __( 'Message', 'brolga' ),
		render: ( { summary } ) => (
			<span className="brolga-leads__summary" dir="auto">
				{ summary }
			</span>
		),
	},
	{
		id: 'form',
		label: __( 'Form', 'brolga' ),
		render: ( lead ) => (
			<span className="brolga-leads__form">
				{ formName( lead.form_uid, lead.form ) }
			</span>
		),
	},
	{
		id: 'status',
		label: __( 'Status', 'brolga' ),
		render: ( { status } ) => <StatusBadge status={ status } />,
	},
	{
		id: 'delivery',
		label: __( 'Email', 'brolga' ),
		render: ( { delivery } ) => <DeliveryBadge state={ delivery.state } />,
	},
	{
		id: 'created',
		label: __( 'Received', 'brolga' ),
		render: ( { created } ) => <Time iso={ created } />,
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

/**
 * The columns of other plugins, where there is room for all: before when a lead
 * was received.
 *
 * @see EXT-823
 */
const useAdded = ( columns: readonly AddedColumn[] ) =>
	useMemo(
		() => ( {
			fields: [
				...FIELDS,
				...columns.map( ( { id, label } ) => ( {
					id,
					label,
					render: ( lead: LeadRow ) => (
						<span dir="auto">{ lead.columns?.[ id ] ?? '' }</span>
					),
				} ) ),
			],
			wide: {
				...COLUMNS.wide,
				fields: [
					...COLUMNS.wide.fields.slice( 0, -1 ),
					...columns.map( ( { id } ) => id ),
					...COLUMNS.wide.fields.slice( -1 ),
				],
			},
		} ),
		[ columns ]
	);

const useColumns = (
	isBesideLead: boolean,
	wideColumns: typeof COLUMNS.wide
) => {
	const wide = useViewportMatch( 'wide' );
	const large = useViewportMatch( 'large' );
	const small = useViewportMatch( 'small' );
	if ( ! small ) {
		return COLUMNS.tiny;
	}
	if ( isBesideLead || ! large ) {
		return COLUMNS.narrow;
	}
	return wide ? wideColumns : COLUMNS.middle;
};

const NO_LEADS: readonly LeadRow[] = [];
const NO_COLUMNS: readonly AddedColumn[] = [];

interface Props {
	readonly page: LeadPage | undefined;
	/** Those that other plugins add. */
	readonly columns: readonly AddedColumn[] | undefined;
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
	const { onChange, onOpen } = props;
	const leads = props.page?.items ?? NO_LEADS;
	const added = useAdded( props.columns ?? NO_COLUMNS );
	const [ picked, setPicked ] = usePicked( leads );
	const bulk = useBulk(
		useCallback( () => {
			setPicked( [] );
			onChange();
		}, [ setPicked, onChange ] )
	);
	return (
		<DataList
			items={ leads }
			fields={ added.fields }
			tick={ tick }
			columns={ useColumns( props.open !== 0, added.wide ) }
			open={ props.open }
			loading={ props.loading }
			actions={ bulk.actions }
			picked={ picked }
			message={ bulk.message }
			empty={ props.empty }
			isFirst={ props.isFirst }
			older={ __( 'Older leads', 'brolga' ) }
			next={ props.page?.next ?? null }
			onPick={ setPicked }
			onOpen={ useCallback(
				( { id }: LeadRow ) => onOpen( id ),
				[ onOpen ]
			) }
			onGo={ props.onGo }
		/>
	);
}
