/**
 * The panel for a block that is a link as a whole.
 */
import {
	BaseControl,
	PanelBody,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { UrlField } from '../../../editor/url-field';
import { changed, type LinkValues, type Saved } from './settings';

interface Props {
	readonly settings: Saved | undefined;
	readonly onChange: ( settings: Saved | undefined ) => void;
}

/**
 * Address, window, name and relation.
 *
 * @param props          See Props.
 * @param props.settings
 * @param props.onChange
 */
export function LinkPanel( { settings, onChange }: Props ) {
	const value = ( name: keyof LinkValues ): string =>
		String( settings?.[ name ] ?? '' );
	const set = ( name: keyof LinkValues, now: string ): void =>
		onChange( changed( settings, name, now ) );
	return (
		<PanelBody
			title={ __( 'Link', 'brolga' ) }
			initialOpen={ settings !== undefined }
		>
			<BaseControl
				help={ __(
					'Links and buttons inside the block keep working.',
					'brolga'
				) }
			>
				<UrlField
					label={ __( 'Block link URL', 'brolga' ) }
					value={ value( 'url' ) }
					onChange={ ( url ) => set( 'url', url ) }
				/>
			</BaseControl>
			{ value( 'url' ) !== '' && (
				<>
					<ToggleControl
						label={ __( 'Open in a new tab', 'brolga' ) }
						checked={ value( 'target' ) === '_blank' }
						onChange={ ( isNew ) =>
							set( 'target', isNew ? '_blank' : '' )
						}
					/>
					<TextControl
						label={ __( 'Label for screen readers', 'brolga' ) }
						help={ __(
							'Leave empty to use the first heading in the block.',
							'brolga'
						) }
						value={ value( 'label' ) }
						onChange={ ( label ) => set( 'label', label ) }
						__next40pxDefaultSize
					/>
					<TextControl
						label={ __( 'Link relation (rel)', 'brolga' ) }
						value={ value( 'rel' ) }
						onChange={ ( rel ) => set( 'rel', rel ) }
						__next40pxDefaultSize
					/>
					<TextControl
						label={ __( 'Link CSS class', 'brolga' ) }
						value={ value( 'class' ) }
						onChange={ ( name ) => set( 'class', name ) }
						__next40pxDefaultSize
					/>
				</>
			) }
		</PanelBody>
	);
}
