/**
 * The number as the visitor will see it, typed where it stands.
 */
import {
	BlockControls,
	RichText,
	useBlockProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { pullLeft } from '@wordpress/icons';
import { BlockPanels, lazySettings } from '@brolga/editor';
import { NumberInPlace } from '../../src/content/editor/counters/number-editor';
import type { NumberCounterAttributes } from '../../src/contracts/attributes';

const Settings = lazySettings(
	() => import( /* webpackChunkName: "counters" */ './panels' )
);

export const Edit = ( {
	attributes,
	setAttributes,
}: BlockEditProps< NumberCounterAttributes > ) => {
	const { layout, title } = attributes;
	const isBeside = layout === 'beside';
	return (
		<div { ...useBlockProps( { className: `is-${ layout }` } ) }>
			<BlockControls>
				<ToolbarGroup>
					<ToolbarButton
						icon={ pullLeft }
						label={ __( 'Text beside the number', 'brolga' ) }
						isPressed={ isBeside }
						onClick={ () =>
							setAttributes( {
								layout: isBeside ? 'stacked' : 'beside',
							} )
						}
					/>
				</ToolbarGroup>
			</BlockControls>
			<BlockPanels>
				<Settings
					attributes={ attributes }
					onChange={ setAttributes }
				/>
			</BlockPanels>
			<p className="wp-block-brolga-number-counter__figure">
				<NumberInPlace
					block="number-counter"
					attributes={ attributes }
					onChange={ setAttributes }
				/>
			</p>
			<RichText
				tagName="p"
				className="wp-block-brolga-number-counter__title"
				aria-label={ __( 'What the number counts', 'brolga' ) }
				placeholder={ __( 'What the number counts', 'brolga' ) }
				allowedFormats={ [ 'core/bold', 'core/italic' ] }
				value={ title }
				onChange={ ( value: string ) =>
					setAttributes( { title: value } )
				}
			/>
		</div>
	);
};
