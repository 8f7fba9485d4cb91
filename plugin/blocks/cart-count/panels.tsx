/**
 * The sidebar of a cart count.
 */
import type { BlockEditProps } from '@wordpress/blocks';
import {
	PanelBody,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { bound } from '@brolga/editor';
import type { CartCountAttributes } from '../../src/contracts/attributes';

interface SettingsProps extends Pick<
	BlockEditProps< CartCountAttributes >,
	'attributes' | 'setAttributes'
> {
	/** What is said where the owner says nothing, and how it is written. */
	readonly words: Readonly<
		Record< 'singular' | 'plural' | 'help', string >
	>;
}

/**
 * The panel.
 *
 * @param props See SettingsProps.
 */
export const Settings = ( props: SettingsProps ) => {
	const { input, toggle } = bound( props );
	const { singular, plural, help } = props.words;
	return (
		<PanelBody title={ __( 'Cart count', 'brolga' ) }>
			<SelectControl
				label={ __( 'Design', 'brolga' ) }
				options={ [
					{ value: 'icon', label: __( 'Icon', 'brolga' ) },
					{ value: 'words', label: __( 'Words', 'brolga' ) },
				] }
				{ ...input( 'design' ) }
			/>
			<TextControl
				label={ __( 'Label', 'brolga' ) }
				placeholder={ __( 'Cart', 'brolga' ) }
				{ ...input( 'label' ) }
			/>
			<TextControl
				label={ __( 'One item', 'brolga' ) }
				placeholder={ singular }
				help={ help }
				{ ...input( 'singular' ) }
			/>
			<TextControl
				label={ __( 'Several items', 'brolga' ) }
				placeholder={ plural }
				help={ help }
				{ ...input( 'plural' ) }
			/>
			<ToggleControl
				label={ __( 'Open the cart over the page', 'brolga' ) }
				help={ __(
					'If turned off, the link leads to the cart page.',
					'brolga'
				) }
				{ ...toggle( 'drawer' ) }
			/>
			{ props.attributes.drawer && (
				<ToggleControl
					label={ __(
						'Open the cart when a product is added',
						'brolga'
					) }
					{ ...toggle( 'openOnAdd' ) }
				/>
			) }
		</PanelBody>
	);
};
