/**
 * The sidebar of tabs.
 */
import { type BlockEditProps } from '@wordpress/blocks';
import { PanelBody, RangeControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { bound, type Child } from '@brolga/editor';
import type { TabsAttributes } from '../../src/contracts/attributes';

type SettingsProps = Pick<
	BlockEditProps< TabsAttributes >,
	'attributes' | 'setAttributes'
>;

/**
 * The panel.
 *
 * @param props See SettingsProps.
 */
export const Settings = ( {
	tabs,
	...props
}: SettingsProps & { readonly tabs: readonly Child[] } ) => {
	const { input, number } = bound( props );
	return (
		<PanelBody title={ __( 'Tabs', 'brolga' ) }>
			<SelectControl
				label={ __( 'Layout', 'brolga' ) }
				options={ [
					{
						value: 'horizontal',
						label: __( 'Tabs above', 'brolga' ),
					},
					{ value: 'vertical', label: __( 'Tabs beside', 'brolga' ) },
				] }
				{ ...input( 'orientation' ) }
			/>
			<SelectControl
				label={ __( 'Open by default', 'brolga' ) }
				value={ String( props.attributes.active ) }
				options={ tabs.map( ( tab, index ) => ( {
					value: String( index ),
					label:
						String( tab.attributes.label ) || String( index + 1 ),
				} ) ) }
				onChange={ ( value ) =>
					props.setAttributes( { active: Number( value ) } )
				}
				__next40pxDefaultSize
			/>
			<RangeControl
				label={ __( 'Heading level', 'brolga' ) }
				help={ __(
					'For search engines, and for visitors without JavaScript.',
					'brolga'
				) }
				min={ 2 }
				max={ 6 }
				{ ...number( 'headingLevel', 3 ) }
			/>
		</PanelBody>
	);
};
