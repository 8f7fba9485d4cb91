/**
 * What the server saves inside of a block for the day on which nobody prints it
 * (`Brolga\Content\Saved`). The editor hands it on as it is, so that a block is
 * valid with it and without; the server writes it anew with each save.
 */
import { InnerBlocks } from '@wordpress/block-editor';
import { addFilter } from '@wordpress/hooks';
import { createElement, Fragment } from 'react';

const NAME = 'brolgaSaved';

const CLASS_NAME = 'brolga-saved';

/** Around inner blocks that visitors see by our leave alone. */
const OFF = 'brolgaSavedOff';

const OFF_CLASS_NAME = 'brolga-saved-off';

interface Settings {
	readonly attributes?: Readonly< Record< string, unknown > >;
}

addFilter(
	'blocks.registerBlockType',
	'brolga/saved-text',
	( settings: Settings, name: string ): Settings =>
		name.startsWith( 'brolga/' )
			? {
					...settings,
					attributes: {
						...settings.attributes,
						[ NAME ]: {
							type: 'string',
							source: 'html',
							selector: `.${ CLASS_NAME }`,
						},
						[ OFF ]: {
							type: 'boolean',
							source: 'attribute',
							selector: `.${ OFF_CLASS_NAME }`,
							attribute: 'hidden',
						},
					},
				}
			: settings
);

/**
 * The saved text and the inner blocks: the server prints every block.
 *
 * @see BLOCK-400 BLOCK-550
 * @param props            What WordPress hands in.
 * @param props.attributes The block's.
 */
export const save = ( {
	attributes,
}: {
	readonly attributes: Readonly< Record< string, unknown > >;
} ) => {
	const html = attributes[ NAME ];
	const inner = createElement( InnerBlocks.Content );
	return createElement(
		Fragment,
		null,
		typeof html === 'string' && html !== ''
			? createElement( 'div', {
					className: CLASS_NAME,
					dangerouslySetInnerHTML: { __html: html },
				} )
			: null,
		attributes[ OFF ]
			? createElement(
					'div',
					{ className: OFF_CLASS_NAME, hidden: true },
					inner
				)
			: inner
	);
};
