/**
 * WordPress' field for addresses, which offers the site's pages.
 */
import { URLInput } from '@wordpress/block-editor';
import type { ComponentProps, ComponentType } from 'react';

interface Props {
	readonly label: string;
	readonly value: string;
	readonly onChange: ( url: string ) => void;
}

/** The types of WordPress do not know that it takes a label. */
const Input = URLInput as ComponentType<
	ComponentProps< typeof URLInput > & Pick< Props, 'label' >
>;

/**
 * The field with a label that is seen and names it, as wide as the sidebar.
 *
 * @see FORM-66
 * @param props See Props.
 */
export const UrlField = ( props: Props ) => (
	<Input { ...props } className="brolga-url-field" isFullWidth hasBorder />
);
