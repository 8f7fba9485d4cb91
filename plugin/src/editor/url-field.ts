/**
 * WordPress' field for addresses, which offers the site's pages.
 */
import { URLInput } from '@wordpress/block-editor';
import type { ComponentProps, ComponentType } from 'react';

/**
 * The field with a label that is seen and names it; the types of WordPress do
 * not know that it takes one.
 *
 * @see FORM-66
 */
export const UrlField = URLInput as ComponentType<
	ComponentProps< typeof URLInput > & { readonly label: string }
>;
