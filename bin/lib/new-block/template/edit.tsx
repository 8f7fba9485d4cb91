/**
 * The block as the visitor will see it, always open.
 */
import {
	InspectorControls,
	RichText,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Attributes } from './types';

export const Edit = ( {
	attributes: { label, open },
	setAttributes,
}: BlockEditProps< Attributes > ) => {
	const blockProps = useBlockProps();
	const content = useInnerBlocksProps( {
		className: 'wp-block-brolga-sample__content',
	} );

	return (
		<div { ...blockProps }>
			<InspectorControls>
				<PanelBody title={ __( 'Sample', 'brolga' ) }>
					<ToggleControl
						label={ __( 'Open at first', 'brolga' ) }
						checked={ open }
						onChange={ ( value ) =>
							setAttributes( { open: value } )
						}
						__nextHasNoMarginBottom
					/>
				</PanelBody>
			</InspectorControls>
			<RichText
				tagName="h3"
				className="wp-block-brolga-sample__heading"
				aria-label={ __( 'Heading', 'brolga' ) }
				placeholder={ __( 'Heading', 'brolga' ) }
				allowedFormats={ [] }
				value={ label }
				onChange={ ( value ) => setAttributes( { label: value } ) }
			/>
			<div { ...content } />
		</div>
	);
};
