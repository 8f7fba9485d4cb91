/**
 * A paragraph or heading becomes a counter, and a counter a paragraph again.
 */
import { createBlock } from '@wordpress/blocks';

const text = ( html = '' ): string =>
	new DOMParser().parseFromString( html, 'text/html' ).body.textContent ?? '';

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/paragraph', 'core/heading' ],
			// The first number of the text counts; the rest says what.
			transform: ( { content }: { readonly content?: string } ) => {
				const words = text( String( content ?? '' ) );
				const [ value = '' ] = /\d[\d,]*(?:\.\d+)?/.exec( words ) ?? [];
				return createBlock( 'brolga/number-counter', {
					value,
					title: words.replace( value, '' ).trim(),
				} );
			},
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/paragraph' ],
			transform: ( {
				prefix,
				value,
				suffix,
				title,
			}: Readonly< Record< string, string > > ) =>
				createBlock( 'core/paragraph', {
					content:
						`${ prefix }${ value }${ suffix } ${ title }`.trim(),
				} ),
		},
	],
};
