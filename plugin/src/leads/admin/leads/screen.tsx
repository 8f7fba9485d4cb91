/**
 * The screen: which leads need me?
 */
import { LEAD, type LeadStatus } from '@brolga/contracts';
import { useViewportMatch } from '@wordpress/compose';
import { useCallback, useEffect, useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import * as rest from '../../rest';
import type {
	AddedColumn,
	AddedFilter,
	LeadFilter,
	LeadForm,
} from '../../rest';
import { Failure } from '../../../admin/failure';
import { BlockedAttempts } from './blocked';
import { countText } from './counts';
import { ImportExport, type ExportForm } from '../../../admin/import-export';
import { Empty } from '../../../admin/empty';
import { Import } from '../../../admin/import';
import { ScreenHead } from '../../../admin/screen-head';
import { StatusTabs } from '../../../admin/status-tabs';
import { useKeys } from '../../../admin/use-keys';
import { placeOf } from './address';
import { LeadDetail } from './detail';
import { LeadFilters } from './filters';
import { leadKeys } from './keys';
import { LeadList } from './list';
import { OriginChips } from './origin';
import { useLeads } from './use-leads';
import { useMenuCount } from './use-menu-count';
import { useNeighbours } from './use-neighbours';
import { useAddress } from './use-address';
import { STATUS } from './words';

const TABS: readonly ( LeadStatus | '' )[] = [ '', ...LEAD.statuses ];

/** Whether only some leads are asked for. */
const isNarrowed = ( { more = {}, ...own }: Partial< LeadFilter > ): boolean =>
	Object.values( { ...own, ...more } ).some( ( value ) => value !== '' );

/** What a tab says that has nothing in it: what would be there. */
const EMPTY_TAB: Readonly<
	Record< LeadStatus, { readonly title: string; readonly text: string } >
> = {
	new: {
		title: __( 'No new leads', 'brolga' ),
		text: __( 'Leads you have not dealt with yet appear here.', 'brolga' ),
	},
	open: {
		title: __( 'No open leads', 'brolga' ),
		text: __( 'Leads you are working on appear here.', 'brolga' ),
	},
	done: {
		title: __( 'No leads marked as done', 'brolga' ),
		text: __( 'Leads you have finished with appear here.', 'brolga' ),
	},
	spam: {
		title: __( 'No spam', 'brolga' ),
		text: __(
			'Messages that look like spam are kept here, each with the reason. If one is genuine, move it back to the inbox.',
			'brolga'
		),
	},
	trash: {
		title: __( 'The Trash is empty', 'brolga' ),
		text: __( 'Leads you move to the Trash appear here.', 'brolga' ),
	},
};

/**
 * What an empty list says.
 *
 * @see LEAD-39 LEAD-50
 */
const emptyText = (
	{ search, ...others }: LeadFilter,
	goesOn: boolean
): { readonly title: string; readonly text: string } => {
	if ( search !== '' ) {
		return {
			title: sprintf(
				/* translators: %s: what was searched for. */
				__( 'No leads found for “%s”', 'brolga' ),
				search
			),
			text: goesOn
				? __( 'Press “Older leads” to search further back.', 'brolga' )
				: __(
						'Search matches the start of words, addresses and phone numbers.',
						'brolga'
					),
		};
	}
	const { status, ...further } = others;
	if ( status !== '' && ! isNarrowed( further ) ) {
		return EMPTY_TAB[ status ];
	}
	return isNarrowed( others )
		? {
				title: __( 'No matching leads', 'brolga' ),
				text: __(
					'Try other days or another form, or clear the filters.',
					'brolga'
				),
			}
		: {
				title: __( 'No leads yet', 'brolga' ),
				text: __(
					'Add a contact form to a page. Every message is stored here, even if the notification goes missing.',
					'brolga'
				),
			};
};

interface Props {
	/** Where leads are exported. */
	readonly exportForm: ExportForm;
	/** Where a page is made; empty for those who may not. */
	readonly newPage?: string;
	/** The filters that other plugins add. */
	readonly added?: readonly AddedFilter[];
	/** The columns that other plugins add. */
	readonly columns?: readonly AddedColumn[];
}

const NONE: readonly AddedFilter[] = [];

/** The filters that other plugins add, and their names. */
const useAdded = ( added: readonly AddedFilter[] = NONE ) => ( {
	added,
	names: useMemo( () => added.map( ( { name } ) => name ), [ added ] ),
} );

/** The leads that the address asks for, a page of them at a time. */
function useInbox( names: readonly string[] ) {
	const [ { lead, ...filter }, go ] = useAddress( names );
	const [ after, setAfter ] = useState( 0 );
	const leads = useLeads( { ...filter, after } );
	const { status, ...narrowing } = filter;
	const asked = JSON.stringify( filter );
	useEffect( () => setAfter( 0 ), [ asked ] );
	useMenuCount( {
		page: leads.page,
		isNarrowed: isNarrowed( narrowing ),
		round: leads.round,
	} );
	return { lead, filter, status, names, go, leads, after, setAfter };
}

/** What screen readers are told; the same words again are another text. */
function useSaid() {
	const [ said, setSaid ] = useState( '' );
	const say = useCallback(
		( words: string ): void =>
			setSaid( ( before ) =>
				before === words ? `${ words }\u00A0` : words
			),
		[]
	);
	return { said, say };
}

type Inbox = ReturnType< typeof useInbox >;

/**
 * The keys of the screen: from lead to lead.
 *
 * @param inbox  The leads.
 * @param beside The leads beside the one that is open.
 * @param say    Tells screen readers.
 */
function useScreenKeys(
	{ lead, leads, go }: Inbox,
	beside: ReturnType< typeof useNeighbours >,
	say: ( words: string ) => void
): void {
	const open = ( id: number, none: string ): void =>
		id > 0 ? go( { lead: id } ) : say( none );
	const first = leads.page?.items[ 0 ]?.id ?? 0;
	useKeys(
		leadKeys( {
			j: () =>
				open(
					lead > 0 ? beside.next : first,
					__( 'This is the last lead.', 'brolga' )
				),
			k: () =>
				open(
					beside.previous,
					__( 'This is the first lead.', 'brolga' )
				),
		} )
	);
}

/** What leads from an empty list to leads, where there may be others. */
const firstStep = ( { filter, names, go }: Inbox ) => {
	const { status, ...narrowing } = filter;
	if ( isNarrowed( narrowing ) ) {
		return {
			label: __( 'Clear the filters', 'brolga' ),
			onClick: () => go( { ...placeOf( '', names ), status } ),
		};
	}
	return status === ''
		? undefined
		: {
				label: __( 'Show the inbox', 'brolga' ),
				onClick: () => go( { status: '' } ),
			};
};

/** The list, and what it says where it is empty. */
const List = ( {
	inbox,
	newPage,
	columns,
	onImport,
}: {
	readonly inbox: Inbox;
	readonly columns: readonly AddedColumn[] | undefined;
	readonly newPage: string;
	readonly onImport: () => void;
} ) => {
	const { filter, lead, leads, after, setAfter, go } = inbox;
	return (
		<LeadList
			page={ leads.page }
			columns={ columns }
			open={ lead }
			loading={ leads.loading }
			isFirst={ after === 0 }
			empty={
				<Empty
					{ ...emptyText(
						filter,
						( leads.page?.next ?? null ) !== null
					) }
					{ ...( isNarrowed( filter )
						? {}
						: { newPage, onImport, help: 'leads' } ) }
					importLabel={ __( 'Import existing leads', 'brolga' ) }
					first={ firstStep( inbox ) }
				/>
			}
			onOpen={ ( id ) => go( { lead: id } ) }
			onGo={ setAfter }
			onChange={ leads.reload }
		/>
	);
};

const Tabs = ( {
	inbox: { leads, status, go },
}: {
	readonly inbox: Inbox;
} ) => (
	<StatusTabs
		label={ __( 'Leads by status', 'brolga' ) }
		tabs={ TABS.map( ( value ) => ( {
			value,
			text: value === '' ? __( 'Inbox', 'brolga' ) : STATUS[ value ],
			count: leads.page ? countText( leads.page, value ) : '…',
		} ) ) }
		current={ status }
		onChange={ ( tab ) => go( { status: tab, lead: 0 } ) }
	/>
);

/** The forms that leads can be filtered by. */
function useForms(): readonly LeadForm[] {
	const [ forms, setForms ] = useState< readonly LeadForm[] >( [] );
	useEffect( () => {
		// Without its options the filter stays at all forms; the list tells of errors.
		rest.forms().then( setForms, () => undefined );
	}, [] );
	return forms;
}

/** What stands between the filters and the list. */
const AboveList = ( {
	inbox: { filter, status, leads, go },
}: {
	readonly inbox: Inbox;
} ) => (
	<>
		<OriginChips filter={ filter } onChange={ go } />
		{ status === 'spam' && (
			<BlockedAttempts hasSpam={ leads.page?.items.length !== 0 } />
		) }
		<Failure text={ leads.error } onRetry={ leads.reload } />
	</>
);

/** What narrows the list. */
const Tools = ( {
	inbox,
	forms,
	added,
}: {
	readonly inbox: Inbox;
	readonly forms: readonly LeadForm[];
	readonly added: readonly AddedFilter[];
} ) => (
	<div className="brolga-leads__tools">
		<LeadFilters
			filter={ inbox.filter }
			forms={ forms }
			added={ added }
			onChange={ inbox.go }
		/>
	</div>
);

export function LeadsScreen( { exportForm, newPage = '', ...props }: Props ) {
	const { added, names } = useAdded( props.added );
	const inbox = useInbox( names );
	const { lead, filter, go, leads } = inbox;
	const forms = useForms();
	const [ importing, setImporting ] = useState( false );
	const { said, say } = useSaid();
	const beside = useNeighbours( leads.page?.items, lead );
	useScreenKeys( inbox, beside, say );
	const isPhone = ! useViewportMatch( 'small' );
	const startImport = (): void => setImporting( true );
	const buttons = (
		<ImportExport
			exportForm={ exportForm }
			filter={ rest.parametersOf( filter ) }
			onImport={ startImport }
		/>
	);

	return (
		<>
			<ScreenHead title={ __( 'Leads', 'brolga' ) } hasSearch>
				{ ! isPhone && buttons }
			</ScreenHead>
			<p role="status" className="screen-reader-text">
				{ said }
			</p>
			<Tabs inbox={ inbox } />
			<Tools inbox={ inbox } forms={ forms } added={ added } />
			{ importing && (
				<Import
					kind="leads"
					onClose={ () => setImporting( false ) }
					onDone={ leads.reload }
				/>
			) }
			<AboveList inbox={ inbox } />
			<div
				className={ `brolga-leads__panes${
					lead > 0 ? ' has-detail' : ''
				}` }
			>
				<div className="brolga-leads__list">
					<List
						inbox={ inbox }
						newPage={ newPage }
						columns={ props.columns }
						onImport={ startImport }
					/>
					{ isPhone && buttons }
				</div>
				{ lead > 0 && (
					<LeadDetail
						key={ lead }
						id={ lead }
						{ ...beside }
						onSay={ say }
						onOpen={ ( id ) => go( { lead: id } ) }
						onClose={ () => go( { lead: 0 } ) }
						onChange={ leads.reload }
						onOrigin={ go }
					/>
				) }
			</div>
		</>
	);
}
