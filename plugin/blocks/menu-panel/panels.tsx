/**
 * The sidebar of a wide panel.
 */
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { bound } from '@brolga/editor';
import type { MenuPanelAttributes } from '../../src/contracts/attributes';

type SettingsProps = Pick<
	BlockEditProps< MenuPanelAttributes >,
	'attributes' | 'setAttributes'
>;

/**
 * The panel.
 *
 * @param props See SettingsProps.
 */
export const Settings = ( props: SettingsProps ) => (
	<PanelBody title={ __( 'Wide panel', 'brolga' ) }>
		<TextControl
			label={ __( 'Link', 'brolga' ) }
			help={ __(
				'Only used if the menu has no item with this name.',
				'brolga'
			) }
			type="url"
			{ ...bound( props ).input( 'url' ) }
		/>
	</PanelBody>
);
