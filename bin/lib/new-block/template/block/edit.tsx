/**
 * The block as the visitor will see it.
 */
import {
	RichText,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { SampleAttributes } from '../../src/contracts/attributes';

export const Edit = ( {
	attributes: { label },
	setAttributes,
}: BlockEditProps< SampleAttributes > ) => {
	const blockProps = useBlockProps();
	const content = useInnerBlocksProps( {
		className: 'wp-block-brolga-sample__content',
	} );

	return (
		<div { ...blockProps }>
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
