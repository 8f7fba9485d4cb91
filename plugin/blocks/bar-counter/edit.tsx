/**
 * One bar, its label typed where it stands.
 */
import {
	InspectorControls,
	RichText,
	useBlockProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, RangeControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ColourControl } from '../../src/counters/colour-control';
import type { BarCounterAttributes } from '../../src/contracts/attributes';

interface Props extends BlockEditProps< BarCounterAttributes > {
	readonly context: Readonly< Record< string, unknown > >;
}

export const Edit = ( {
	attributes: { label, percent, barColor },
	setAttributes,
	context,
}: Props ) => {
	const style = {
		'--brolga-bar-percent': percent,
		'--brolga-bar-own': barColor || undefined,
	} as React.CSSProperties;
	return (
		<li { ...useBlockProps( { style } ) }>
			<InspectorControls>
				<PanelBody title={ __( 'Bar', 'brolga' ) }>
					<RangeControl
						label={ __( 'Percentage', 'brolga' ) }
						value={ percent }
						min={ 0 }
						max={ 100 }
						onChange={ ( value ) =>
							setAttributes( { percent: value ?? 0 } )
						}
						__next40pxDefaultSize
					/>
					<ColourControl
						label={ __( 'Color', 'brolga' ) }
						value={ barColor }
						onChange={ ( value ) =>
							setAttributes( { barColor: value } )
						}
					/>
				</PanelBody>
			</InspectorControls>
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
