/**
 * One variant, there while its tab is open.
 */
import {
	InspectorControls,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, RangeControl, TextControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { useIsActiveChild, type Template } from '@brolga/editor';
import {
	letterOf,
	variantName,
	VariantTools,
} from '@brolga/editor-experiments';
import type { VariantAttributes } from '../../src/contracts/attributes';

const TEMPLATE: Template[] = [ [ 'core/paragraph', {} ] ];

const INNER = {
	template: TEMPLATE,
	templateLock: false as const,
	layout: { type: 'constrained' },
};

interface EditorSelectors {
	getBlockRootClientId: ( clientId: string ) => string | null;
}

export const Edit = ( {
	attributes: { number, label, weight },
	setAttributes,
	clientId,
}: BlockEditProps< VariantAttributes > ) => {
	const active = useIsActiveChild( clientId );
	const test = useSelect(
		( select ) =>
			(
				select( blockEditorStore ) as unknown as EditorSelectors
			 ).getBlockRootClientId( clientId ) ?? '',
		[ clientId ]
	);
	const blockProps = useBlockProps( { hidden: ! active } );
	const content = useInnerBlocksProps( blockProps, INNER );
	return (
		<>
			<VariantTools
				test={ test }
				variant={ clientId }
				isControl={ number === 0 }
			/>
			<InspectorControls>
				<PanelBody
					title={ sprintf(
						/* translators: %s: the variant's letter. */
						__( 'Variant %s', 'brolga' ),
						letterOf( number )
					) }
				>
					<TextControl
						label={ __( 'Name', 'brolga' ) }
						help={ __(
							'For you and the reports. Visitors don’t see it.',
							'brolga'
						) }
						placeholder={ variantName( number, '' ) }
						value={ label }
						onChange={ ( next ) =>
							setAttributes( { label: next } )
						}
						__next40pxDefaultSize
					/>
					<RangeControl
						label={ __( 'Weight', 'brolga' ) }
						help={ __(
							'How often this variant is shown, compared with the others. Enter 0 to show it to no new visitors.',
							'brolga'
						) }
						value={ weight }
						min={ 0 }
						max={ 100 }
						onChange={ ( next ) =>
							setAttributes( { weight: next ?? 50 } )
						}
						__next40pxDefaultSize
					/>
				</PanelBody>
			</InspectorControls>
			<div { ...content } />
		</>
	);
};
