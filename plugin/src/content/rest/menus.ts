/**
 * The route that says what a new menu begins with, typed.
 */
import apiFetch from '@wordpress/api-fetch';

/** Links to the site's pages, as blocks. */
export const menuOfPages = async (): Promise< string > => {
	const { content } = await apiFetch< { readonly content: string } >( {
		path: '/brolga/v1/menu-of-pages',
	} );
	return content;
};
