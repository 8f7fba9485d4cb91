/**
 * The sidebar of a header.
 */
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, SelectControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { HeaderAttributes } from '../../src/contracts/attributes';

/** Whose settings they are. */
export type SettingsProps = Pick<
	BlockEditProps< HeaderAttributes >,
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
	const { fixed, hides, over, scheme } = attributes;
	return (
		<PanelBody title={ __( 'Header', 'brolga' ) }>
			<SelectControl
				label={ __( 'Stick to the top', 'brolga' ) }
				value={ fixed }
				options={ [
					{
						value: 'wide',
						label: __( 'On wide screens', 'brolga' ),
					},
					{ value: 'always', label: __( 'Always', 'brolga' ) },
					{ value: 'never', label: __( 'Never', 'brolga' ) },
				] }
				onChange={ ( value ) => setAttributes( { fixed: value } ) }
				__next40pxDefaultSize
			/>
			{ fixed !== 'never' && (
				<ToggleControl
					label={ __( 'Hide when scrolling down', 'brolga' ) }
					help={ __(
						'The header reappears when visitors scroll up or tab into it.',
						'brolga'
					) }
					checked={ hides }
					onChange={ ( value ) => setAttributes( { hides: value } ) }
				/>
			) }
			<ToggleControl
				label={ __( 'Overlay the first section', 'brolga' ) }
				help={ __(
					'For templates that start with a large image.',
					'brolga'
				) }
				checked={ over }
				onChange={ ( value ) => setAttributes( { over: value } ) }
			/>
			{ over && (
				<SelectControl
					label={ __( 'Background of the first section', 'brolga' ) }
					value={ scheme }
					options={ [
						{ value: 'dark', label: __( 'Dark', 'brolga' ) },
						{ value: 'light', label: __( 'Light', 'brolga' ) },
					] }
					onChange={ ( value ) => setAttributes( { scheme: value } ) }
					__next40pxDefaultSize
				/>
			) }
		</PanelBody>
	);
};
