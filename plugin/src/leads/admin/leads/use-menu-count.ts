/**
 * The number of new leads in the menu of wp-admin, which WordPress prints with
 * the page and then leaves alone.
 */
import { useEffect } from '@wordpress/element';
import * as rest from '../../rest';
import type { LeadPage } from '../../rest';
import { countText } from './counts';

const EVERYTHING: rest.LeadQuery = {
	status: '',
	form: '',
	search: '',
	from: '',
	to: '',
	source: '',
	campaign: '',
	path: '',
	variant: '',
	referral: '',
	more: {},
	after: 0,
};

const show = ( page: LeadPage ): void => {
	for ( const badge of document.querySelectorAll( '.brolga-new-leads' ) ) {
		badge.textContent = countText( page, 'new' );
		// WordPress' own rule hides what counts nothing.
		badge.classList.toggle( 'count-0', page.counts.new === 0 );
	}
};

interface Counted {
	/** The list with its counts; undefined: it is still on its way. */
	readonly page: LeadPage | undefined;
	/** Whether a filter is set, so that the counts are not those of all leads. */
	readonly isNarrowed: boolean;
	/** How often leads have changed here. */
	readonly round: number;
}

/**
 * Keeps the number in step with the list.
 *
 * @see LEAD-59
 * @param counted See Counted.
 */
export function useMenuCount( { page, isNarrowed, round }: Counted ): void {
	useEffect( () => {
		if ( page !== undefined && ! isNarrowed ) {
			show( page );
		}
	}, [ page, isNarrowed ] );
	useEffect( () => {
		if ( round === 0 || ! isNarrowed ) {
			return undefined;
		}
		let current = true;
		rest.list( EVERYTHING ).then(
			( all ) => current && show( all ),
			// The menu is right again with the next page.
			() => undefined
		);
		return () => {
			current = false;
		};
	}, [ round, isNarrowed ] );
}
