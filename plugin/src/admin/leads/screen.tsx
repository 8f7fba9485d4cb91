/**
 * The screen: which leads need me?
 */
import { LEAD, type LeadStatus } from '@brolga/contracts';
import { Notice, SearchControl, SelectControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import * as rest from '../../rest/leads';
import type { LeadForm } from '../../rest/leads';
import { LeadDetail } from './detail';
import { LeadList } from './list';
import { useLeads } from './use-leads';
import { usePlace } from './use-place';
import { STATUS } from './words';

/** Milliseconds without a key before a search is asked for. */
const TYPING_MS = 300;

const TABS: readonly ( LeadStatus | '' )[] = [ '', ...LEAD.statuses ];

/** What an empty list says, and what to do about it. */
const emptyText = ( status: string, search: string ): string => {
	if ( search !== '' ) {
		return sprintf(
			/* translators: %s: what was searched for. */
			__( 'No lead has “%s” in it.', 'brolga' ),
			search
		);
	}
	return status === ''
		? __(
				'No leads yet. Put a contact form on a page: each enquiry is kept here, even when its mail goes astray.',
				'brolga'
			)
		: __( 'No leads here.', 'brolga' );
};

export function LeadsScreen() {
	const [ place, go ] = usePlace();
	const [ after, setAfter ] = useState( 0 );
	const [ forms, setForms ] = useState< readonly LeadForm[] >( [] );
	const [ typed, setTyped ] = useState( place.search );
	const { status, form, search } = place;
	const leads = useLeads( { status, form, search, after } );

	useEffect( () => setAfter( 0 ), [ status, form, search ] );
	useEffect( () => {
		// Without its options the filter stays at all forms; the list tells of errors.
		rest.forms().then( setForms, () => undefined );
	}, [] );
	useEffect( () => setTyped( search ), [ search ] );
	useEffect( () => {
		const wait = setTimeout( () => {
			if ( typed !== search ) {
				go( { search: typed }, true );
			}
		}, TYPING_MS );
		return () => clearTimeout( wait );
	}, [ typed, search, go ] );

	const counts = leads.page?.counts;
	const countOf = ( tab: LeadStatus | '' ): number | undefined =>
		tab === ''
			? counts && counts.new + counts.open + counts.done
			: counts?.[ tab ];

	return (
		<>
			<h1 className="wp-heading-inline">{ __( 'Leads', 'brolga' ) }</h1>
			<nav
				className="brolga-leads__tabs"
				aria-label={ __( 'Leads by status', 'brolga' ) }
			>
				{ TABS.map( ( tab ) => (
					<button
						key={ tab }
						type="button"
						aria-current={ tab === status ? 'page' : undefined }
						onClick={ () => go( { status: tab, lead: 0 } ) }
					>
						{ tab === '' ? __( 'Inbox', 'brolga' ) : STATUS[ tab ] }
						<span>{ countOf( tab ) ?? '…' }</span>
					</button>
				) ) }
			</nav>
			<div className="brolga-leads__tools">
				<SearchControl
					label={ __( 'Search leads', 'brolga' ) }
					placeholder={ __( 'Search leads', 'brolga' ) }
					value={ typed }
					onChange={ setTyped }
					__nextHasNoMarginBottom
				/>
				<SelectControl
					label={ __( 'Form', 'brolga' ) }
					hideLabelFromVision
					value={ form }
					options={ [
						{ value: '', label: __( 'All forms', 'brolga' ) },
						...forms.map( ( { uid, title } ) => ( {
							value: uid,
							label: title || uid,
						} ) ),
					] }
					onChange={ ( value ) => go( { form: value } ) }
					__next40pxDefaultSize
				/>
			</div>
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
					place.lead > 0 ? ' has-detail' : ''
				}` }
			>
				<div className="brolga-leads__list">
					<LeadList
						page={ leads.page }
						open={ place.lead }
						loading={ leads.loading }
						isFirst={ after === 0 }
						empty={ emptyText( status, search ) }
						onOpen={ ( lead ) => go( { lead } ) }
						onOlder={ setAfter }
						onNewest={ () => setAfter( 0 ) }
					/>
				</div>
				{ place.lead > 0 && (
					<LeadDetail
						id={ place.lead }
						onClose={ () => go( { lead: 0 } ) }
						onChange={ leads.reload }
					/>
				) }
			</div>
		</>
	);
}
