/**
 * The sidebar of a search in a header.
 */
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SearchScope } from '@brolga/editor-search';
import type { HeaderSearchAttributes } from '../../src/contracts/attributes';

/** Whose settings they are. */
export type SettingsProps = Pick<
	BlockEditProps< HeaderSearchAttributes >,
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
	const { design, label } = attributes;
	return (
		<PanelBody title={ __( 'Header search', 'brolga' ) }>
			<SelectControl
				label={ __( 'Design', 'brolga' ) }
				value={ design }
				options={ [
					{
						value: 'dropdown',
						label: __( 'Below the header', 'brolga' ),
					},
					{
						value: 'unfold',
						label: __( 'In the header', 'brolga' ),
					},
				] }
				help={ __(
					'On phones and tablets, the search opens below the header.',
					'brolga'
				) }
				onChange={ ( next ) => setAttributes( { design: next } ) }
				__next40pxDefaultSize
			/>
			<SearchScope
				postType={ attributes.postType }
				live={ attributes.live }
				onChange={ setAttributes }
			/>
			<TextControl
				label={ __( 'Label for screen readers', 'brolga' ) }
				placeholder={ __( 'Search this site', 'brolga' ) }
				value={ label }
				onChange={ ( next ) => setAttributes( { label: next } ) }
				__next40pxDefaultSize
			/>
		</PanelBody>
	);
};
