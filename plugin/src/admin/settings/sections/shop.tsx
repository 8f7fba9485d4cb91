/**
 * What the shop says of taxes, and what it offers beside its products.
 */
import { __ } from '@wordpress/i18n';
import { Group, TextField, ToggleField } from '../fields';
import type { SectionView } from '../section-view';

export const shop: SectionView = {
	id: 'shop',
	about: __(
		'Tax in Australia and New Zealand, and lists of products. Everything else is set in WooCommerce.',
		'brolga'
	),
	Form: () => (
		<>
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
			<Group title={ __( 'Products', 'brolga' ) }>
				<ToggleField
					name="classic_filters"
					label={ __( 'Filters in classic product lists', 'brolga' ) }
					help={ __(
						'Lets visitors filter and sort in classic themes and in WooCommerce’s classic template block. In block templates, choose the style “With filters” of the Product Collection block instead.',
						'brolga'
					) }
				/>
			</Group>
		</>
	),
};
