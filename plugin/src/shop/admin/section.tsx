/**
 * What the shop says of taxes, and what it offers beside its products.
 */
import { __ } from '@wordpress/i18n';
import { Group, TextField, ToggleField } from '../../admin/settings/fields';
import type { SectionView } from '../../admin/settings/section-view';
import { site } from '../../admin/settings/site';

/** Where taxes are called GST, as in TaxWords.php, and where sellers have an ABN. */
const WITH_GST = [ 'AU', 'NZ' ];
const WITH_ABN = 'AU';

/** What is asked where it applies, and nowhere else. */
function Tax() {
	const { shop: country } = site();
	return WITH_GST.includes( country ) ? (
		<Group title={ __( 'Tax', 'brolga' ) }>
			{ country === WITH_ABN && (
				<TextField
					name="abn"
					label={ __( 'ABN', 'brolga' ) }
					help={ __(
						'Shown below the order in emails to customers. If the order includes GST, the line begins with “Tax invoice”.',
						'brolga'
					) }
				/>
			) }
			<ToggleField
				name="gst_suffix"
				label={ __( 'Say whether prices include GST', 'brolga' ) }
				help={ __(
					'Adds “incl. GST” or “excl. GST” to prices, as WooCommerce shows them. A price display suffix in WooCommerce’s tax settings takes precedence.',
					'brolga'
				) }
			/>
		</Group>
	) : null;
}

export const shop: SectionView = {
	id: 'shop',
	about: __(
		'How prices and product lists are shown. Everything else is set in WooCommerce.',
		'brolga'
	),
	Form: () => (
		<>
			<Tax />
			<Group title={ __( 'Products', 'brolga' ) }>
				<ToggleField
					name="classic_filters"
					label={ __( 'Filters in classic product lists', 'brolga' ) }
					help={ __(
						'For classic themes and WooCommerce’s classic template block. In block templates, choose the style “With filters” of the Product Collection block instead.',
						'brolga'
					) }
				/>
			</Group>
		</>
	),
};
