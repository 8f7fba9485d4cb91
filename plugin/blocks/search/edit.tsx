/**
 * The search as the visitor will see it; nothing is searched here.
 */
import {
	InspectorControls,
	RichText,
	useBlockProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import {
	PanelBody,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SearchRow, SearchScope } from '@brolga/editor-search';
import type { SearchAttributes } from '../../src/contracts/attributes';

export const Edit = ( {
	attributes,
	setAttributes,
}: BlockEditProps< SearchAttributes > ) => {
	const { design, label, showLabel } = attributes;
	const blockProps = useBlockProps( { className: `is-${ design }` } );
	return (
		<div { ...blockProps }>
			<InspectorControls>
				<PanelBody title={ __( 'Search', 'brolga' ) }>
					<SelectControl
						label={ __( 'Design', 'brolga' ) }
						value={ design }
						options={ [
							{ value: 'field', label: __( 'Field', 'brolga' ) },
							{ value: 'line', label: __( 'Line', 'brolga' ) },
						] }
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
					<ToggleControl
						label={ __( 'Show the label', 'brolga' ) }
						checked={ showLabel }
						onChange={ ( next ) =>
							setAttributes( { showLabel: next } )
						}
					/>
					{ ! showLabel && (
						<TextControl
							label={ __( 'Label for screen readers', 'brolga' ) }
							placeholder={ __( 'Search this site', 'brolga' ) }
							value={ label }
							onChange={ ( next ) =>
								setAttributes( { label: next } )
							}
							__next40pxDefaultSize
						/>
					) }
				</PanelBody>
			</InspectorControls>
			{ showLabel && (
				<RichText
					tagName="span"
					className="wp-block-brolga-search__label"
					aria-label={ __( 'Label', 'brolga' ) }
					placeholder={ __( 'Search this site', 'brolga' ) }
					allowedFormats={ [] }
					value={ label }
					onChange={ ( next ) => setAttributes( { label: next } ) }
				/>
			) }
			<SearchRow
				placeholder={ attributes.placeholder }
				buttonText={ attributes.buttonText }
				onChange={ setAttributes }
			/>
		</div>
	);
};
