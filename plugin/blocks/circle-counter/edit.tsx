/**
 * The circle as the visitor will see it, filled, its number typed in it.
 */
import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { COUNTER } from '@brolga/contracts';
import { BlockPanels, bound, lazySettings } from '@brolga/editor';
import { NumberInPlace } from '../../src/content/editor/counters/number-editor';
import { percentOf } from '../../src/content/editor/counters/transforms';
import type { CircleCounterAttributes } from '../../src/contracts/attributes';

const Settings = lazySettings(
	() => import( /* webpackChunkName: "counters" */ './panels' )
);

/** The circle's looks, as the style sheet reads them. */
const styleOf = ( {
	value,
	barColor,
	color,
	alpha,
	size,
}: CircleCounterAttributes ) =>
	( {
		'--brolga-circle-size': `${ size }px`,
		'--brolga-circle-line': `${ COUNTER.circleLineWidth }px`,
		'--brolga-circle-value': percentOf( value ),
		'--brolga-circle-bar': barColor || undefined,
		'--brolga-circle-color': color || COUNTER.circleColor,
		'--brolga-circle-alpha': alpha,
	} ) as React.CSSProperties;

export const Edit = ( {
	attributes,
	setAttributes,
}: BlockEditProps< CircleCounterAttributes > ) => {
	const settings = { attributes, setAttributes };
	return (
		<div { ...useBlockProps( { style: styleOf( attributes ) } ) }>
			<BlockPanels>
				<Settings { ...settings } />
			</BlockPanels>
			<p className="wp-block-brolga-circle-counter__circle">
				<NumberInPlace
					block="circle-counter"
					className="is-plain"
					attributes={ attributes }
					onChange={ setAttributes }
				/>
			</p>
			<RichText
				tagName="p"
				className="wp-block-brolga-circle-counter__title"
				aria-label={ __( 'What the number counts', 'brolga' ) }
				placeholder={ __( 'What the number counts', 'brolga' ) }
				allowedFormats={ [ 'core/bold', 'core/italic' ] }
				{ ...bound( settings ).value( 'title' ) }
			/>
		</div>
	);
};
