/**
 * The routes of the Popups screen, typed.
 */
import apiFetch from '@wordpress/api-fetch';
import type { PopupSwitch } from '@brolga/contracts';

/** A popup in the list. */
export interface PopupLine {
	readonly id: number;
	readonly name: string;
	/** Whether visitors see it. */
	readonly on: boolean;
	/** When it opens, and where, in words. */
	readonly trigger: string;
	readonly where: string;
	readonly shown: number;
	readonly converted: number;
	/** Empty: it is not open to the user. */
	readonly edit: string;
	readonly view: string;
	readonly may_switch: boolean;
}

const ROUTE = '/brolga/v1/popups';

/** All popups, the newest first, and the days that were counted. */
export const list = (): Promise< {
	readonly days: number;
	readonly popups: readonly PopupLine[];
} > => apiFetch( { path: ROUTE } );

/**
 * Switches a popup on or off.
 *
 * @param id Which.
 * @param on Whether visitors see it from now on.
 */
export const turn = ( id: number, on: boolean ): Promise< PopupLine > =>
	apiFetch( {
		path: `${ ROUTE }/${ id }`,
		method: 'POST',
		data: { on } satisfies PopupSwitch,
	} );
