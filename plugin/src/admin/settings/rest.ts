/**
 * The routes of the Settings screen, typed.
 */
import type { SettingsChange, SettingsSection } from '@brolga/contracts';
import apiFetch from '@wordpress/api-fetch';

const ROUTE = '/brolga/v1/settings';

/** Why settings were not saved. */
export interface Refusal {
	readonly message: string;
	/** What is wrong with single values. */
	readonly errors?: readonly {
		readonly field: string;
		readonly message: string;
	}[];
	/** What is stored now, when somebody else was faster. */
	readonly current?: SettingsSection;
	/** Who that was; empty when nobody knows. */
	readonly by?: string;
}

/** All sections. */
export const list = (): Promise< readonly SettingsSection[] > =>
	apiFetch( { path: ROUTE } );

/**
 * Changes values of a section. A refusal is thrown: see Refusal.
 *
 * @param id     The section.
 * @param change The values, and the version they change.
 */
export const save = (
	id: string,
	change: SettingsChange
): Promise< SettingsSection > =>
	apiFetch( { path: `${ ROUTE }/${ id }`, method: 'PUT', data: change } );

/**
 * Whatever was thrown, as a refusal.
 *
 * @param reason What was thrown.
 */
export const refusalOf = ( reason: unknown ): Refusal => {
	const refusal = reason as Partial< Refusal > | undefined;
	return { ...refusal, message: refusal?.message ?? String( reason ) };
};
