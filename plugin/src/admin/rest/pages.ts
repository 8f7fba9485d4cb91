/**
 * Pages to choose from, published or not.
 */
import apiFetch from '@wordpress/api-fetch';
import { decodeEntities } from '@wordpress/html-entities';
import { addQueryArgs } from '@wordpress/url';

/** A page. */
export interface FoundPage {
	readonly id: number;
	readonly title: string;
	/** publish, draft … */
	readonly status: string;
}

interface Answered {
	readonly id: number;
	readonly status: string;
	readonly title: { readonly rendered: string };
}

/**
 * Pages that the user may see, those first that were changed last.
 *
 * @param text What is in their title or text; empty: any.
 */
export const findPages = async (
	text: string
): Promise< readonly FoundPage[] > =>
	(
		await apiFetch< readonly Answered[] >( {
			path: addQueryArgs( '/wp/v2/pages', {
				context: 'edit',
				status: 'publish,draft,pending,future,private',
				orderby: 'modified',
				per_page: 20,
				_fields: 'id,status,title',
				search: text || undefined,
			} ),
		} )
	).map( ( { id, status, title } ) => ( {
		id,
		status,
		title: decodeEntities( title.rendered ),
	} ) );
