/**
 * From a search, WordPress' own or ours, and back.
 */
import { createBlock } from '@wordpress/blocks';
import type { HeaderSearchAttributes } from '../../src/contracts/attributes';

interface CoreSearch {
	readonly label?: string;
	readonly placeholder?: string;
	readonly buttonText?: string;
	readonly query?: { readonly post_type?: string };
}

type Search = Pick<
	HeaderSearchAttributes,
	'label' | 'placeholder' | 'buttonText' | 'postType' | 'live'
>;

/** What every search of ours has. */
const common = ( {
	label,
	placeholder,
	buttonText,
	postType,
	live,
}: Search ): Search => ( { label, placeholder, buttonText, postType, live } );

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/search' ],
			transform: ( {
				label = '',
				placeholder = '',
				buttonText = '',
				query = {},
			}: CoreSearch ) =>
				createBlock( 'brolga/header-search', {
					label,
					placeholder,
					buttonText,
					postType: query.post_type ?? '',
				} ),
		},
		{
			type: 'block',
			blocks: [ 'brolga/search' ],
			transform: ( search: Search ) =>
				createBlock( 'brolga/header-search', common( search ) ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/search' ],
			transform: ( {
				label,
				placeholder,
				buttonText,
				postType,
			}: Search ) =>
				createBlock( 'core/search', {
					label,
					showLabel: false,
					placeholder,
					buttonText,
					// It opens by its button, too.
					buttonPosition: 'button-only',
					buttonUseIcon: true,
					query: postType ? { post_type: postType } : {},
				} ),
		},
		{
			type: 'block',
			blocks: [ 'brolga/search' ],
			transform: ( search: Search ) =>
				createBlock( 'brolga/search', common( search ) ),
		},
	],
};
