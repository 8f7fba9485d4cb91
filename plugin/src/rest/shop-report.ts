/**
 * The route of the Shop report screen, typed.
 */
import apiFetch from '@wordpress/api-fetch';
import { addQueryArgs } from '@wordpress/url';

/** What orders came to. */
export interface Figures {
	readonly orders: number;
	readonly revenue: number;
	/** Below zero. */
	readonly refunds: number;
}

/** What one source, form or variant brought. */
export interface Line {
	readonly key: string;
	readonly name: string;
	readonly now: Figures;
	readonly before: Figures;
}

/** What lines are by. */
export type By = 'source' | 'form' | 'variant';

/** Days, both included, as `2026-11-21`; empty ones are the last 30. */
export interface Days {
	readonly from: string;
	readonly to: string;
}

export interface Report extends Days {
	readonly currency: string;
	readonly before_from: string;
	readonly before_to: string;
	readonly now: Figures;
	readonly before: Figures;
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
