/**
 * What the shop says of taxes.
 */
import { __ } from '@wordpress/i18n';
import { Group, TextField, ToggleField } from '../fields';
import type { SectionView } from '../registry';

export const shop: SectionView = {
	id: 'shop',
	about: __(
		'For shops in Australia and New Zealand. Everything else is set in WooCommerce.',
		'brolga'
	),
	Form: () => (
		<Group title={ __( 'Tax', 'brolga' ) }>
			<TextField
				name="abn"
				label={ __( 'ABN', 'brolga' ) }
				help={ __(
					'Shown in the emails customers get about their orders, which are headed as a tax invoice where GST was charged.',
					'brolga'
				) }
			/>
			<ToggleField
				name="gst_suffix"
				label={ __( 'Say whether prices include GST', 'brolga' ) }
				help={ __(
					'Adds “incl. GST” or “excl. GST” to prices, as WooCommerce shows them. A price display suffix of your own in WooCommerce’s tax settings replaces it.',
					'brolga'
				) }
			/>
		</Group>
	),
};
