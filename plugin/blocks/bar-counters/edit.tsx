/**
 * Bars as the visitor will see them, full grown.
 */
import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, SelectControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { BlockAppender, NoAppender, type Template } from '@brolga/editor';
import { ColourControl } from '../../src/counters/colour-control';
import type { BarCountersAttributes } from '../../src/contracts/attributes';

const TEMPLATE: Template[] = [
	[
		'brolga/bar-counter',
		{ label: __( 'First bar', 'brolga' ), percent: 80 },
	],
	[
		'brolga/bar-counter',
		{ label: __( 'Second bar', 'brolga' ), percent: 50 },
	],
];

export const Edit = ( {
	attributes: { showPercent, layout, barColor, trackColor },
	setAttributes,
	clientId,
}: BlockEditProps< BarCountersAttributes > ) => {
	const style = {
		'--brolga-bar-color': barColor || undefined,
		'--brolga-bar-track': trackColor || undefined,
	} as React.CSSProperties;
	const { children, ...list } = useInnerBlocksProps(
		useBlockProps( { className: `is-${ layout }`, style } ),
		{ template: TEMPLATE, renderAppender: NoAppender }
	);
	return (
		<ul { ...list }>
			<BlockAppender
				clientId={ clientId }
				name="brolga/bar-counter"
				label={ __( 'Add bar', 'brolga' ) }
			/>
			<InspectorControls>
				<PanelBody title={ __( 'Bars', 'brolga' ) }>
					<SelectControl
						label={ __( 'Height', 'brolga' ) }
						value={ layout }
						options={ [
							{ value: 'thin', label: __( 'Thin', 'brolga' ) },
							{ value: 'thick', label: __( 'Thick', 'brolga' ) },
						] }
						onChange={ ( value ) =>
							setAttributes( { layout: value } )
						}
						__next40pxDefaultSize
					/>
					<ToggleControl
						label={ __( 'Show percentages', 'brolga' ) }
						checked={ showPercent }
						onChange={ ( value ) =>
							setAttributes( { showPercent: value } )
						}
					/>
					<ColourControl
						label={ __( 'Bars', 'brolga' ) }
						value={ barColor }
						onChange={ ( value ) =>
							setAttributes( { barColor: value } )
						}
					/>
					<ColourControl
						label={ __( 'Bar background', 'brolga' ) }
						value={ trackColor }
						onChange={ ( value ) =>
							setAttributes( { trackColor: value } )
						}
					/>
				</PanelBody>
			</InspectorControls>
			{ children }
		</ul>
	);
};
