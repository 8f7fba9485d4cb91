/**
 * The sidebar of a search.
 */
import type { BlockEditProps } from '@wordpress/blocks';
import {
	PanelBody,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SearchScope } from '@brolga/editor-search';
import type { SearchAttributes } from '../../src/contracts/attributes';

/** Whose settings they are. */
export type SettingsProps = Pick<
	BlockEditProps< SearchAttributes >,
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
	const { design, label, showLabel } = attributes;
	return (
		<PanelBody title={ __( 'Search', 'brolga' ) }>
			<SelectControl
				label={ __( 'Design', 'brolga' ) }
				value={ design }
				options={ [
					{ value: 'field', label: __( 'Field', 'brolga' ) },
					{ value: 'line', label: __( 'Line', 'brolga' ) },
				] }
				onChange={ ( next ) => setAttributes( { design: next } ) }
				__next40pxDefaultSize
			/>
			<SearchScope
				postType={ attributes.postType }
				live={ attributes.live }
				onChange={ setAttributes }
			/>
			<ToggleControl
				label={ __( 'Show the label', 'brolga' ) }
				checked={ showLabel }
				onChange={ ( next ) => setAttributes( { showLabel: next } ) }
			/>
			{ ! showLabel && (
				<TextControl
					label={ __( 'Label for screen readers', 'brolga' ) }
					placeholder={ __( 'Search this site', 'brolga' ) }
					value={ label }
					onChange={ ( next ) => setAttributes( { label: next } ) }
					__next40pxDefaultSize
				/>
			) }
		</PanelBody>
	);
};
