/**
 * What holds for all popups of the site.
 */
import { __ } from '@wordpress/i18n';
import { Group, NumberField, TextField } from '../../admin/settings/fields';
import type { SectionView } from '../../admin/settings/section-view';

export const popups: SectionView = {
	id: 'popups',
	about: __(
		'Settings for all popups. Each popup has its own settings in the editor.',
		'brolga'
	),
	Form: () => (
		<>
			<Group title={ __( 'Limit', 'brolga' ) }>
				<NumberField
					name="cap_count"
					min={ 0 }
					max={ 50 }
					label={ __( 'Automatic popups per visitor', 'brolga' ) }
					help={ __(
						'How many automatic popups one visitor sees at most in the period below. Enter 0 for no limit.',
						'brolga'
					) }
				/>
				<NumberField
					name="cap_hours"
					min={ 1 }
					max={ 720 }
					label={ __( 'Period (hours)', 'brolga' ) }
				/>
			</Group>
			<Group title={ __( 'Opening on click', 'brolga' ) }>
				<TextField
					name="custom_css_selector"
					label={ __( 'CSS selector', 'brolga' ) }
					help={ __(
						'Clicks on elements that match, such as .open-popup, open the page’s first popup. A link to a popup needs no selector.',
						'brolga'
					) }
				/>
			</Group>
		</>
	),
};
