/**
 * The route that names what lists can be sorted and filtered by, typed.
 */
import apiFetch from '@wordpress/api-fetch';
import { addQueryArgs } from '@wordpress/url';

/** How values of a field are compared. */
export type Kind = 'text' | 'number' | 'date' | 'boolean';

/** What posts of a type have. */
export interface Field {
	/** `post:title`, or `meta:` with a key. */
	readonly id: string;
	readonly label: string;
	readonly kind: Kind;
	/** Whether the owner says how its values are compared. */
	readonly open: boolean;
}

export interface Answer {
	readonly fields: readonly Field[];
	/** What of the list is ignored, and why, in sentences. */
	readonly problems: readonly string[];
}

/**
 * The fields of a post type, and what is wrong with a list of its posts.
 *
 * @param type Its name.
 * @param list The list's settings, as the block keeps them.
 */
export const readFields = ( type: string, list: object ): Promise< Answer > =>
	apiFetch< Answer >( {
		path: addQueryArgs( '/brolga/v1/list-fields', { type, list } ),
	} );
