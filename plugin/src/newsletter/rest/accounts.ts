/**
 * The routes of accounts at providers of lists, typed.
 */
import type { AccountChange } from '@brolga/contracts';
import apiFetch from '@wordpress/api-fetch';

const ROUTE = '/brolga/v1/accounts';

/** Who keeps lists beside the site itself, and what an account there needs. */
export interface Provider {
	readonly name: string;
	readonly label: string;
	readonly key_label: string;
	readonly key_help: string;
	/** What the URL is for; empty: the provider has its own. */
	readonly url_help: string;
	/** Whether it can send the mail that asks for confirmation. */
	readonly asks: boolean;
	/** Whether that mail is a template with a number. */
	readonly templates: boolean;
}

/** An account. Its key is never told. */
export interface Account {
	readonly name: string;
	/** The provider's name. */
	readonly kind: string;
	/** What people call it. */
	readonly provider: string;
	readonly has_key: boolean;
	readonly url: string;
	readonly double_opt_in: boolean;
	/** Brevo's template of the mail that asks; 0: none. */
	readonly template: number;
}

/** All accounts, and what could not be brought to them. */
export interface Accounts {
	readonly items: readonly Account[];
	readonly providers: readonly Provider[];
	readonly failed_jobs: {
		readonly dead: number;
		readonly last_error: string;
	};
}

export const list = (): Promise< Accounts > => apiFetch( { path: ROUTE } );

/**
 * Stores an account.
 *
 * @param name   Its name.
 * @param change What is stored; without a key, the old one stays.
 */
export const save = (
	name: string,
	change: AccountChange
): Promise< Accounts > =>
	apiFetch( { path: `${ ROUTE }/${ name }`, method: 'PUT', data: change } );

/**
 * Forgets an account.
 *
 * @param name Its name.
 */
export const remove = ( name: string ): Promise< Accounts > =>
	apiFetch( { path: `${ ROUTE }/${ name }`, method: 'DELETE' } );

/** Puts sign-ups that failed back into the queue. */
export const sendAgain = (): Promise< Accounts > =>
	apiFetch( { path: `${ ROUTE }/deliveries`, method: 'POST' } );

/** An account as a block names it. */
export interface AccountChoice {
	readonly provider: string;
	/** What people call the provider. */
	readonly label: string;
	readonly account: string;
	/** Whether its lists can be chosen from. */
	readonly has_lists: boolean;
}

/** A list of an account. */
export interface ListChoice {
	readonly id: string;
	readonly name: string;
}

/** The accounts that a block can name. */
export const choices = (): Promise< readonly AccountChoice[] > =>
	apiFetch( { path: '/brolga/v1/lists' } );

/**
 * The lists of an account.
 *
 * @param account Its name.
 */
export const listsOf = ( account: string ): Promise< readonly ListChoice[] > =>
	apiFetch( { path: `/brolga/v1/lists/${ account }` } );
