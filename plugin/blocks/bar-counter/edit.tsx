/**
 * One bar, its label typed where it stands.
 */
import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { BlockPanels, lazySettings } from '@brolga/editor';
import type { BarCounterAttributes } from '../../src/contracts/attributes';

const Settings = lazySettings(
	() => import( /* webpackChunkName: "counters" */ './panels' )
);

interface Props extends BlockEditProps< BarCounterAttributes > {
	readonly context: Readonly< Record< string, unknown > >;
}

export const Edit = ( { attributes, setAttributes, context }: Props ) => {
	const { label, percent, barColor } = attributes;
	const style = {
		'--brolga-bar-percent': percent,
		'--brolga-bar-own': barColor || undefined,
	} as React.CSSProperties;
	return (
		<li { ...useBlockProps( { style } ) }>
			<BlockPanels>
				<Settings
					attributes={ attributes }
					setAttributes={ setAttributes }
				/>
			</BlockPanels>
			<RichText
				tagName="span"
				className="wp-block-brolga-bar-counter__label"
				aria-label={ __( 'Bar label', 'brolga' ) }
				placeholder={ __( 'Label', 'brolga' ) }
				allowedFormats={ [ 'core/bold', 'core/italic' ] }
				value={ label }
				onChange={ ( value: string ) =>
					setAttributes( { label: value } )
				}
			/>
			{ context[ 'brolga/barShowPercent' ] !== false && (
				<span className="wp-block-brolga-bar-counter__percent">
					{ percent }%
				</span>
			) }
			<span className="wp-block-brolga-bar-counter__track" />
		</li>
	);
};
