/**
 * The route of the Shop report screen, typed.
 */
import apiFetch from '@wordpress/api-fetch';
import { addQueryArgs } from '@wordpress/url';
import type { Days } from '../admin/days';

/** What orders came to. */
export interface Figures {
	readonly orders: number;
	readonly revenue: number;
	/** Below zero. */
	readonly refunds: number;
}

/** What there was in one currency, which is never added to another. */
export interface Total {
	readonly currency: string;
	readonly now: Figures;
	readonly before: Figures;
}

/** What one source, form or variant brought, in one currency. */
export interface Line extends Total {
	readonly key: string;
	readonly name: string;
}

/** What lines are by. */
export type By = 'source' | 'form' | 'variant' | 'referral';

export interface Report extends Days {
	/** The shop's own. */
	readonly currency: string;
	readonly before_from: string;
	readonly before_to: string;
	/** The shop's own first, which is always there. */
	readonly totals: readonly Total[];
	readonly by: Readonly< Record< By, readonly Line[] > >;
}

const ROUTE = '/brolga/v1/shop-report';

/**
 * What the shop took in some days.
 *
 * @param days Which.
 */
export const report = ( days: Days ): Promise< Report > =>
	apiFetch( { path: addQueryArgs( ROUTE, { ...days } ) } );

/**
 * A table of it as a file.
 *
 * @param days Which.
 * @param by   The table.
 */
export const csv = (
	days: Days,
	by: By
): Promise< { readonly name: string; readonly text: string } > =>
	apiFetch( { path: addQueryArgs( ROUTE, { ...days, csv: by } ) } );
