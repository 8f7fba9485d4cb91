/**
 * The sidebar of a bar.
 */
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, RangeControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { bound } from '@brolga/editor';
import { ColourControl } from '../../src/content/editor/counters/colour-control';
import type { BarCounterAttributes } from '../../src/contracts/attributes';

type SettingsProps = Pick<
	BlockEditProps< BarCounterAttributes >,
	'attributes' | 'setAttributes'
>;

/**
 * The panel.
 *
 * @param props See SettingsProps.
 */
export const Settings = ( props: SettingsProps ) => {
	const { number, value } = bound( props );
	return (
		<PanelBody title={ __( 'Bar', 'brolga' ) }>
			<RangeControl
				label={ __( 'Percentage', 'brolga' ) }
				min={ 0 }
				max={ 100 }
				{ ...number( 'percent', 0 ) }
			/>
			<ColourControl
				label={ __( 'Color', 'brolga' ) }
				{ ...value( 'barColor' ) }
			/>
		</PanelBody>
	);
};
