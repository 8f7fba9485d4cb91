/**
 * An accordion as the visitor will see it: all headings, and the item open that
 * is worked on.
 */
import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, SelectControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	ActiveChildProvider,
	BlockAppender,
	NoAppender,
	useActiveChild,
	type Template,
} from '@brolga/editor';
import { LookSettings } from '@brolga/editor-disclosure';
import type { AccordionAttributes } from '../../src/contracts/attributes';

const TEMPLATE: Template[] = [
	[ 'brolga/accordion-item' ],
	[ 'brolga/accordion-item' ],
	[ 'brolga/accordion-item' ],
];

/** A title without its markup. */
const plain = ( title: unknown ): string =>
	String( title ).replaceAll( /<[^>]*>/g, '' );

export const Edit = ( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< AccordionAttributes > ) => {
	const { design, icon, initial, faq } = attributes;
	const items = useActiveChild( clientId, initial );
	const { children, ...root } = useInnerBlocksProps(
		useBlockProps( { className: `is-${ design } has-${ icon }` } ),
		{ template: TEMPLATE, renderAppender: NoAppender }
	);

	return (
		<div { ...root }>
			<BlockAppender
				clientId={ clientId }
				name="brolga/accordion-item"
				label={ __( 'Add item', 'brolga' ) }
			/>
			<InspectorControls>
				<PanelBody title={ __( 'Accordion', 'brolga' ) }>
					<LookSettings
						look={ attributes }
						onChange={ setAttributes }
					/>
					<SelectControl
						label={ __( 'Open by default', 'brolga' ) }
						value={ String( initial ) }
						options={ [
							{ value: '-1', label: __( 'None', 'brolga' ) },
							...items.children.map( ( item, index ) => ( {
								value: String( index ),
								label:
									plain( item.attributes.title ) ||
									String( index + 1 ),
							} ) ),
						] }
						onChange={ ( value ) =>
							setAttributes( { initial: Number( value ) } )
						}
						__next40pxDefaultSize
					/>
					<ToggleControl
						label={ __(
							'Mark up as FAQ for search engines',
							'brolga'
						) }
						help={ __(
							'Use this only for questions that are answered on this page.',
							'brolga'
						) }
						checked={ faq }
						onChange={ ( value ) =>
							setAttributes( { faq: value } )
						}
					/>
				</PanelBody>
			</InspectorControls>
			<ActiveChildProvider value={ items.active }>
				{ children }
			</ActiveChildProvider>
		</div>
	);
};
