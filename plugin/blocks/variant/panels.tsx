/**
 * The sidebar of a variant.
 */
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, RangeControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { bound } from '@brolga/editor';
import { letterOf, variantName } from '@brolga/editor-ab-tests';
import type { VariantAttributes } from '../../src/contracts/attributes';

type SettingsProps = Pick<
	BlockEditProps< VariantAttributes >,
	'attributes' | 'setAttributes'
>;

/**
 * The panel.
 *
 * @param props See SettingsProps.
 */
export const Settings = ( props: SettingsProps ) => {
	const { number: its } = props.attributes;
	const { input, number } = bound( props );
	return (
		<PanelBody
			title={ sprintf(
				/* translators: %s: the variant's letter. */
				__( 'Variant %s', 'brolga' ),
				letterOf( its )
			) }
		>
			<TextControl
				label={ __( 'Name', 'brolga' ) }
				help={ __(
					'For you and the reports. Visitors do not see the name.',
					'brolga'
				) }
				placeholder={ variantName( its, '' ) }
				{ ...input( 'label' ) }
			/>
			<RangeControl
				label={ __( 'Weight', 'brolga' ) }
				help={ __(
					'How often this variant is shown, compared with the others. Enter 0 to show it to no new visitors.',
					'brolga'
				) }
				min={ 0 }
				max={ 100 }
				{ ...number( 'weight', 50 ) }
			/>
		</PanelBody>
	);
};
