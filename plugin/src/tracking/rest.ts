/**
 * The route of the Referrals screen, typed.
 */
import apiFetch from '@wordpress/api-fetch';
import { addQueryArgs } from '@wordpress/url';
import type { Days } from '../admin/days';

/** What can come of a link. */
export type Kind = 'leads' | 'signups' | 'orders';

export interface Partner extends Readonly< Record< Kind, number > > {
	readonly name: string;
	/** Of orders; what was paid in one currency is never added to another. */
	readonly revenue: ReadonlyArray< {
		readonly currency: string;
		readonly amount: number;
	} >;
}

export interface ReferralReport extends Days {
	/** What this site has and the user may read. */
	readonly kinds: readonly Kind[];
	readonly partners: readonly Partner[];
}

const ROUTE = '/brolga/v1/referrals';

/**
 * What came of partners' links in some days.
 *
 * @param days Which.
 */
export const referrals = ( days: Days ): Promise< ReferralReport > =>
	apiFetch( { path: addQueryArgs( ROUTE, { ...days } ) } );

/**
 * The same as a file.
 *
 * @param days Which.
 */
export const csv = (
	days: Days
): Promise< { readonly name: string; readonly text: string } > =>
	apiFetch( { path: addQueryArgs( ROUTE, { ...days, csv: true } ) } );
