/**
 * The button as the visitor will see it, and below it, while the block is
 * selected, what it opens; nothing is searched here.
 */
import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Icon, search } from '@wordpress/icons';
import { SearchRow, SearchScope } from '@brolga/editor-search';
import type { HeaderSearchAttributes } from '../../src/contracts/attributes';

export const Edit = ( {
	attributes,
	setAttributes,
	isSelected,
}: BlockEditProps< HeaderSearchAttributes > ) => {
	const { design, label } = attributes;
	return (
		<div
			{ ...useBlockProps( { className: `is-${ design }` } ) }
			data-brolga-open={ isSelected ? '' : undefined }
		>
			<InspectorControls>
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
						onChange={ ( next ) =>
							setAttributes( { design: next } )
						}
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
						onChange={ ( next ) =>
							setAttributes( { label: next } )
						}
						__next40pxDefaultSize
					/>
				</PanelBody>
			</InspectorControls>
			<span className="wp-block-brolga-header-search__toggle">
				<Icon icon={ search } size={ 24 } fill="currentColor" />
			</span>
			<div className="wp-block-brolga-header-search__panel">
				<div className="wp-block-brolga-search is-field">
					<SearchRow
						placeholder={ attributes.placeholder }
						buttonText={ attributes.buttonText }
						onChange={ setAttributes }
					/>
				</div>
			</div>
		</div>
	);
};
