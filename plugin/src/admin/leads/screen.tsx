/**
 * The screen: which leads need me?
 */
import { LEAD, type LeadStatus } from '@brolga/contracts';
import { Notice } from '@wordpress/components';
import { useViewportMatch } from '@wordpress/compose';
import { useCallback, useEffect, useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import * as rest from '../../rest/leads';
import type { AddedFilter, LeadFilter, LeadForm } from '../../rest/leads';
import { BlockedAttempts } from './blocked';
import { countText } from './counts';
import { Doors, type ExportDoor } from '../shared/doors';
import { Empty } from '../shared/empty';
import { Import } from '../shared/import';
import { StatusTabs } from '../shared/status-tabs';
import { LeadDetail } from './detail';
import { LeadFilters } from './filters';
import { areKeysOn, KeyList } from './keys';
import { LeadList } from './list';
import { OriginChips } from './origin';
import { useKeys } from './use-keys';
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
		title: __( 'No leads done', 'brolga' ),
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
				? __( 'There are older leads to search.', 'brolga' )
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
					'Add a contact form to a page. Every message is stored here, even if its email goes missing.',
					'brolga'
				),
			};
};

interface Props {
	/** Where leads are exported. */
	readonly door: ExportDoor;
	/** Where a page is made; empty for those who may not. */
	readonly newPage?: string;
	/** The filters that other plugins add. */
	readonly added?: readonly AddedFilter[];
}

const NONE: readonly AddedFilter[] = [];

/** The filters that other plugins add, and their names. */
const useAdded = ( added: readonly AddedFilter[] = NONE ) => ( {
	added,
	names: useMemo( () => added.map( ( { name } ) => name ), [ added ] ),
} );

export function LeadsScreen( { door, newPage = '', ...props }: Props ) {
	const { added, names } = useAdded( props.added );
	const [ { lead, ...filter }, go ] = useAddress( names );
	const { status, form, search, from, to, source, campaign, path } = filter;
	const { variant, referral } = filter;
	const more = JSON.stringify( filter.more );
	const [ after, setAfter ] = useState( 0 );
	const [ forms, setForms ] = useState< readonly LeadForm[] >( [] );
	const [ importing, setImporting ] = useState( false );
	const [ keysOn, setKeysOn ] = useState( areKeysOn );
	const [ listsKeys, setListsKeys ] = useState( false );
	const [ said, setSaid ] = useState( '' );
	const isPhone = ! useViewportMatch( 'small' );
	const leads = useLeads( { ...filter, after } );

	useEffect(
		() => setAfter( 0 ),
		[
			status,
			form,
			search,
			from,
			to,
			source,
			campaign,
			path,
			variant,
			referral,
			more,
		]
	);
	useEffect( () => {
		// Without its options the filter stays at all forms; the list tells of errors.
		rest.forms().then( setForms, () => undefined );
	}, [] );

	const countOf = ( tab: LeadStatus | '' ): string =>
		leads.page ? countText( leads.page, tab ) : '…';

	const { status: _tab, ...narrowing } = filter;
	useMenuCount( {
		page: leads.page,
		isNarrowed: isNarrowed( narrowing ),
		round: leads.round,
	} );

	const say = useCallback(
		// The same words again are told again, as they are another text.
		( words: string ): void =>
			setSaid( ( before ) =>
				before === words ? `${ words }\u00A0` : words
			),
		[]
	);
	const beside = useNeighbours( leads.page?.items, lead );
	const open = ( id: number, none: string ): void =>
		id > 0 ? go( { lead: id } ) : say( none );
	useKeys(
		keysOn
			? {
					j: () =>
						open(
							lead > 0
								? beside.next
								: ( leads.page?.items[ 0 ]?.id ?? 0 ),
							__( 'This is the last lead.', 'brolga' )
						),
					k: () =>
						open(
							beside.previous,
							__( 'This is the first lead.', 'brolga' )
						),
					'?': () => setListsKeys( true ),
				}
			: {}
	);
	const doors = (
		<Doors
			door={ door }
			filter={ rest.parametersOf( filter ) }
			onImport={ () => setImporting( true ) }
		/>
	);

	return (
		<>
			<header className="brolga-leads__header">
				<h1>{ __( 'Leads', 'brolga' ) }</h1>
				<KeyList
					on={ keysOn }
					isOpen={ listsKeys }
					onTurn={ setKeysOn }
					onOpen={ () => setListsKeys( true ) }
					onClose={ () => setListsKeys( false ) }
				/>
				{ ! isPhone && doors }
			</header>
			<p role="status" className="screen-reader-text">
				{ said }
			</p>
			<StatusTabs
				label={ __( 'Leads by status', 'brolga' ) }
				tabs={ TABS.map( ( value ) => ( {
					value,
					text:
						value === ''
							? __( 'Inbox', 'brolga' )
							: STATUS[ value ],
					count: countOf( value ),
				} ) ) }
				current={ status }
				onChange={ ( tab ) => go( { status: tab, lead: 0 } ) }
			/>
			<div className="brolga-leads__tools">
				<LeadFilters
					filter={ filter }
					forms={ forms }
					added={ added }
					onChange={ go }
				/>
			</div>
			{ importing && (
				<Import
					kind="leads"
					onClose={ () => setImporting( false ) }
					onDone={ leads.reload }
				/>
			) }
			<OriginChips filter={ filter } onChange={ go } />
			{ status === 'spam' && (
				<BlockedAttempts hasSpam={ leads.page?.items.length !== 0 } />
			) }
			{ leads.error !== '' && (
				<Notice
					status="error"
					isDismissible={ false }
					actions={ [
						{
							label: __( 'Try again', 'brolga' ),
							onClick: leads.reload,
						},
					] }
				>
					{ leads.error }
				</Notice>
			) }
			<div
				className={ `brolga-leads__panes${
					lead > 0 ? ' has-detail' : ''
				}` }
			>
				<div className="brolga-leads__list">
					<LeadList
						page={ leads.page }
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
									: {
											newPage,
											onImport: () =>
												setImporting( true ),
										} ) }
							/>
						}
						onOpen={ ( id ) => go( { lead: id } ) }
						onGo={ setAfter }
						onChange={ leads.reload }
					/>
					{ isPhone && doors }
				</div>
				{ lead > 0 && (
					<LeadDetail
						key={ lead }
						id={ lead }
						{ ...beside }
						keysOn={ keysOn }
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
