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
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { Icon, search } from '@wordpress/icons';
import type { SearchAttributes } from '../../src/contracts/attributes';

interface PostType {
	readonly slug: string;
	readonly name: string;
	readonly viewable?: boolean;
}

const NOT_SEARCHED = [ 'attachment' ];

export const Edit = ( {
	attributes,
	setAttributes,
}: BlockEditProps< SearchAttributes > ) => {
	const { design, label, showLabel, placeholder, buttonText } = attributes;
	const blockProps = useBlockProps( { className: `is-${ design }` } );
	const types = useSelect(
		( select ) =>
			select( coreStore ).getPostTypes( {
				per_page: -1,
			} ) as readonly PostType[] | null,
		[]
	);
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
					<SelectControl
						label={ __( 'What is searched', 'brolga' ) }
						value={ attributes.postType }
						options={ [
							{ value: '', label: __( 'Everything', 'brolga' ) },
							...( types ?? [] )
								.filter(
									( { slug, viewable } ) =>
										viewable &&
										! NOT_SEARCHED.includes( slug )
								)
								.map( ( { slug, name } ) => ( {
									value: slug,
									label: name,
								} ) ),
						] }
						onChange={ ( postType ) =>
							setAttributes( { postType } )
						}
						__next40pxDefaultSize
					/>
					<ToggleControl
						label={ __( 'Suggest results while typing', 'brolga' ) }
						checked={ attributes.live }
						onChange={ ( live ) => setAttributes( { live } ) }
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
			<div className="wp-block-brolga-search__row">
				<input
					type="text"
					className="wp-block-brolga-search__input"
					aria-label={ __( 'Placeholder', 'brolga' ) }
					placeholder={ __( 'Placeholder', 'brolga' ) }
					value={ placeholder }
					onChange={ ( event ) =>
						setAttributes( { placeholder: event.target.value } )
					}
				/>
				<span className="wp-block-brolga-search__button wp-element-button">
					<Icon icon={ search } size={ 20 } fill="currentColor" />
					<RichText
						tagName="span"
						className="wp-block-brolga-search__word"
						aria-label={ __( 'Button', 'brolga' ) }
						placeholder={ __( 'Search', 'brolga' ) }
						allowedFormats={ [] }
						value={ buttonText }
						onChange={ ( next ) =>
							setAttributes( { buttonText: next } )
						}
					/>
				</span>
			</div>
		</div>
	);
};
