/**
 * The sidebar of a toggle.
 */
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { LookSettings } from '@brolga/editor-disclosure';
import type { ToggleAttributes } from '../../src/contracts/attributes';

/** Whose settings they are. */
export type SettingsProps = Pick<
	BlockEditProps< ToggleAttributes >,
	'attributes' | 'setAttributes'
>;

/**
 * The panel.
 *
 * @param props               See SettingsProps.
 * @param props.attributes
 * @param props.setAttributes
 */
export const Settings = ( { attributes, setAttributes }: SettingsProps ) => {
	const { open } = attributes;
	return (
		<PanelBody title={ __( 'Toggle', 'brolga' ) }>
			<LookSettings look={ attributes } onChange={ setAttributes } />
			<ToggleControl
				label={ __( 'Open by default', 'brolga' ) }
				checked={ open }
				onChange={ ( value ) => setAttributes( { open: value } ) }
			/>
		</PanelBody>
	);
};
