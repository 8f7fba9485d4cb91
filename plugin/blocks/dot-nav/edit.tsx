/**
 * The dots where their block stands; on the page they are at the window's side.
 */
import {
	InspectorControls,
	store as blockEditorStore,
	useBlockProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, SelectControl, TextControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import type { DotNavAttributes } from '../../src/contracts/attributes';
import { sectionsOf, type EditorBlock } from './model';

const Settings = ( {
	attributes: { label, design, side },
	setAttributes,
}: Pick<
	BlockEditProps< DotNavAttributes >,
	'attributes' | 'setAttributes'
> ) => (
	<InspectorControls>
		<PanelBody title={ __( 'Dot navigation', 'brolga' ) }>
			<TextControl
				label={ __( 'Label for screen readers', 'brolga' ) }
				placeholder={ __( 'Sections of this page', 'brolga' ) }
				value={ label }
				onChange={ ( value ) => setAttributes( { label: value } ) }
				__next40pxDefaultSize
			/>
			<SelectControl
				label={ __( 'Design', 'brolga' ) }
				value={ design }
				options={ [
					{ value: 'dots', label: __( 'Dots', 'brolga' ) },
					{ value: 'lines', label: __( 'Lines', 'brolga' ) },
				] }
				onChange={ ( value ) => setAttributes( { design: value } ) }
				__next40pxDefaultSize
			/>
			<SelectControl
				label={ __( 'Side', 'brolga' ) }
				value={ side }
				options={ [
					{ value: 'end', label: __( 'End of the line', 'brolga' ) },
					{
						value: 'start',
						label: __( 'Start of the line', 'brolga' ),
					},
				] }
				onChange={ ( value ) => setAttributes( { side: value } ) }
				__next40pxDefaultSize
			/>
		</PanelBody>
	</InspectorControls>
);

export const Edit = ( {
	attributes,
	setAttributes,
}: BlockEditProps< DotNavAttributes > ) => {
	const { design, side } = attributes;
	const blocks = useSelect(
		( select ) =>
			select( blockEditorStore ).getBlocks() as readonly EditorBlock[],
		[]
	);
	const names = sectionsOf( blocks );
	return (
		<>
			<Settings
				attributes={ attributes }
				setAttributes={ setAttributes }
			/>
			<div
				{ ...useBlockProps( {
					className: `is-${ design } is-${ side }`,
				} ) }
			>
				{ names.length < 2 && (
					<p className="wp-block-brolga-dot-nav__note">
						{ __(
							'Dots appear on pages with at least two sections. Section blocks count, and so do Group blocks with an anchor that use the section element.',
							'brolga'
						) }
					</p>
				) }
				<ol>
					{ names.map( ( name, index ) => (
						<li key={ index }>
							<span data-brolga-dot={ index }>
								<span className="wp-block-brolga-dot-nav__label">
									{ name ||
										sprintf(
											/* translators: %d: which section of the page. */
											__( 'Section %d', 'brolga' ),
											index + 1
										) }
								</span>
							</span>
						</li>
					) ) }
				</ol>
			</div>
		</>
	);
};
