/**
 * From WordPress' own search, and back.
 */
import { createBlock } from '@wordpress/blocks';
import type { SearchAttributes } from '../../src/contracts/attributes';

interface CoreSearch {
	readonly label?: string;
	readonly showLabel?: boolean;
	readonly placeholder?: string;
	readonly buttonText?: string;
	readonly query?: { readonly post_type?: string };
}

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/search' ],
			transform: ( {
				label = '',
				showLabel = true,
				placeholder = '',
				buttonText = '',
				query = {},
			}: CoreSearch ) =>
				createBlock( 'brolga/search', {
					label,
					showLabel,
					placeholder,
					buttonText,
					postType: query.post_type ?? '',
				} ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/search' ],
			transform: ( {
				label,
				showLabel,
				placeholder,
				buttonText,
				postType,
			}: SearchAttributes ) =>
				createBlock( 'core/search', {
					label,
					showLabel,
					placeholder,
					buttonText,
					query: postType ? { post_type: postType } : {},
				} ),
		},
	],
};
