/**
 * The route that names sample text, typed.
 */
import apiFetch from '@wordpress/api-fetch';

/** A text that stands as a pattern brought it. */
export interface Sample {
	readonly kind: 'name' | 'number' | 'address' | 'price' | 'text';
	readonly text: string;
}

/**
 * The sample text of a page, what hurts most first.
 *
 * @param content The page's blocks, as they would be saved.
 */
export const findSamples = async (
	content: string
): Promise< readonly Sample[] > => {
	const answer = await apiFetch< { readonly items: readonly Sample[] } >( {
		path: '/brolga/v1/samples',
		method: 'POST',
		data: { content },
	} );
	return answer.items;
};
