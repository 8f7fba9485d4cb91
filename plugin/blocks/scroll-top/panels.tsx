/**
 * The sidebar of the button back to the top.
 */
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { bound } from '@brolga/editor';
import type { ScrollTopAttributes } from '../../src/contracts/attributes';

type SettingsProps = Pick<
	BlockEditProps< ScrollTopAttributes >,
	'attributes' | 'setAttributes'
>;

/**
 * The panel.
 *
 * @param props See SettingsProps.
 */
export const Settings = ( props: SettingsProps ) => {
	const { input } = bound( props );
	return (
		<PanelBody title={ __( 'Back to top', 'brolga' ) }>
			<TextControl
				label={ __( 'Label for screen readers', 'brolga' ) }
				placeholder={ __( 'Back to top', 'brolga' ) }
				{ ...input( 'label' ) }
			/>
			<SelectControl
				label={ __( 'Corner', 'brolga' ) }
				options={ [
					{
						value: 'end',
						label: __(
							'Right (left in right-to-left languages)',
							'brolga'
						),
					},
					{
						value: 'start',
						label: __(
							'Left (right in right-to-left languages)',
							'brolga'
						),
					},
				] }
				{ ...input( 'side' ) }
			/>
		</PanelBody>
	);
};
