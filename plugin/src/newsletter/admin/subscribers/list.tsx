/**
 * The list: who wants our mail, in which list, and since when.
 */
import { useViewportMatch } from '@wordpress/compose';
import { humanTimeDiff } from '@wordpress/date';
import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Subscriber, SubscriberPage } from '../../rest/subscribers';
import { DataList, usePicked } from '../../../admin/data-list';
import type { Columns, Field } from '../../../admin/list-table';
import { bulkActions } from './spam';
import { exactly } from '../../../admin/exactly';
import { STATUS } from './words';

/** What a row's box is called. */
const tick = ( { email }: Subscriber ): string =>
	sprintf(
		/* translators: %s: an address. */
		__( 'Select %s', 'brolga' ),
		email
	);

const standing = ( subscriber: Subscriber ) => (
	<>
		<span className={ `brolga-badge is-${ subscriber.status }` }>
			{ STATUS[ subscriber.status ] ?? subscriber.status }
		</span>{ ' ' }
		{ subscriber.dead.length > 0 && (
			<span className="brolga-badge is-dead">
				{ __( 'Failed deliveries', 'brolga' ) }
			</span>
		) }
	</>
);

const agreed = ( { consent }: Subscriber ) => (
	<time dateTime={ consent.at } title={ exactly( consent.at ) }>
		{ humanTimeDiff( consent.at ) }
	</time>
);

const FIELDS: readonly Field< Subscriber >[] = [
	{
		id: 'email',
		label: __( 'Email', 'brolga' ),
		render: ( { email } ) => (
			<span className="brolga-subscribers__email">
				<bdi>{ email }</bdi>
			</span>
		),
	},
	{
		id: 'name',
		label: __( 'Name', 'brolga' ),
		render: ( { name } ) => name,
	},
	{
		id: 'list',
		label: __( 'List', 'brolga' ),
		render: ( { list } ) => list,
	},
	{ id: 'status', label: __( 'Status', 'brolga' ), render: standing },
	{ id: 'agreed', label: __( 'Agreed on', 'brolga' ), render: agreed },
	{
		id: 'glance',
		label: __( 'Status', 'brolga' ),
		render: ( subscriber ) => (
			<span className="brolga-subscribers__glance">
				{ subscriber.name !== '' && <span>{ subscriber.name }</span> }
				{ standing( subscriber ) } { agreed( subscriber ) }
			</span>
		),
	},
];

/** What there is room for: all columns, or those that tell people apart. */
const COLUMNS: Readonly< Record< 'wide' | 'narrow' | 'tiny', Columns > > = {
	wide: {
		titleField: 'email',
		fields: [ 'name', 'list', 'status', 'agreed' ],
	},
	narrow: {
		titleField: 'email',
		descriptionField: 'name',
		fields: [ 'list', 'status', 'agreed' ],
	},
	tiny: { titleField: 'email', descriptionField: 'glance', fields: [] },
};

const useColumns = (): Columns => {
	const large = useViewportMatch( 'large' );
	const small = useViewportMatch( 'small' );
	if ( large ) {
		return COLUMNS.wide;
	}
	return small ? COLUMNS.narrow : COLUMNS.tiny;
};

const NOBODY: readonly Subscriber[] = [];

interface Props {
	readonly page: SubscriberPage | undefined;
	/** Whoever is open; 0: nobody. */
	readonly open: number;
	readonly loading: boolean;
	readonly isFirst: boolean;
	readonly empty: React.ReactNode;
	readonly onOpen: ( subscriber: Subscriber ) => void;
	/** Does something, and tells whether it was done. */
	readonly onAct: ( work: Promise< string > ) => Promise< boolean >;
	readonly onGo: ( after: number ) => void;
}

export function SubscriberList( { page, onAct, ...others }: Props ) {
	const items = page?.items ?? NOBODY;
	const [ picked, setPicked ] = usePicked( items );
	const actions = useMemo(
		() =>
			bulkActions( async ( work ) => {
				if ( await onAct( work ) ) {
					setPicked( [] );
				}
			} ),
		[ onAct, setPicked ]
	);
	return (
		<DataList
			{ ...others }
			items={ items }
			fields={ FIELDS }
			tick={ tick }
			columns={ useColumns() }
			// Only what was kept apart waits for somebody's word: among others nothing can be ticked.
			actions={
				items.every( ( { status } ) => status === 'spam' )
					? actions
					: []
			}
			picked={ picked }
			older={ __( 'Older subscribers', 'brolga' ) }
			next={ page?.next || null }
			onPick={ setPicked }
		/>
	);
}
