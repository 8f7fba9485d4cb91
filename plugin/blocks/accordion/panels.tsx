/**
 * The sidebar of an accordion.
 */
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, SelectControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { LookSettings } from '@brolga/editor-disclosure';
import type { AccordionAttributes } from '../../src/contracts/attributes';
import type { Child } from '@brolga/editor';

/** A title without its markup. */
const plain = ( title: unknown ): string =>
	String( title ).replaceAll( /<[^>]*>/g, '' );

interface SettingsProps extends Pick<
	BlockEditProps< AccordionAttributes >,
	'attributes' | 'setAttributes'
> {
	readonly items: readonly Child[];
}

/**
 * The panel.
 *
 * @param props               See SettingsProps.
 * @param props.attributes
 * @param props.setAttributes
 * @param props.items
 */
export const Settings = ( {
	attributes,
	setAttributes,
	items,
}: SettingsProps ) => {
	const { initial, faq } = attributes;
	return (
		<PanelBody title={ __( 'Accordion', 'brolga' ) }>
			<LookSettings look={ attributes } onChange={ setAttributes } />
			<SelectControl
				label={ __( 'Open by default', 'brolga' ) }
				value={ String( initial ) }
				options={ [
					{ value: '-1', label: __( 'None', 'brolga' ) },
					...items.map( ( item, index ) => ( {
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
				label={ __( 'Mark up as FAQ for search engines', 'brolga' ) }
				help={ __(
					'Use this only for questions that are answered on this page.',
					'brolga'
				) }
				checked={ faq }
				onChange={ ( value ) => setAttributes( { faq: value } ) }
			/>
		</PanelBody>
	);
};
