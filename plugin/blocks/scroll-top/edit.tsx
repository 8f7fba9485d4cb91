/**
 * The button where its block stands; on the page it is in a corner.
 */
import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { arrowUp, Icon } from '@wordpress/icons';
import type { ScrollTopAttributes } from '../../src/contracts/attributes';

export const Edit = ( {
	attributes: { label, side },
	setAttributes,
}: BlockEditProps< ScrollTopAttributes > ) => (
	<>
		<InspectorControls>
			<PanelBody title={ __( 'Back to top', 'brolga' ) }>
				<TextControl
					label={ __( 'Label for screen readers', 'brolga' ) }
					placeholder={ __( 'Back to top', 'brolga' ) }
					value={ label }
					onChange={ ( value ) => setAttributes( { label: value } ) }
					__next40pxDefaultSize
				/>
				<SelectControl
					label={ __( 'Corner', 'brolga' ) }
					value={ side }
					options={ [
						{
							value: 'end',
							label: __( 'End of the line', 'brolga' ),
						},
						{
							value: 'start',
							label: __( 'Start of the line', 'brolga' ),
						},
					] }
					onChange={ ( value ) => setAttributes( { side: value } ) }
					__next40pxDefaultSize
				/>
			</PanelBody>
		</InspectorControls>
		<div
			{ ...useBlockProps( {
				className: `is-${ side }`,
			} ) }
		>
			<span className="wp-block-brolga-scroll-top__label">
				{ label || __( 'Back to top', 'brolga' ) }
			</span>
			<Icon icon={ arrowUp } />
		</div>
	</>
);
