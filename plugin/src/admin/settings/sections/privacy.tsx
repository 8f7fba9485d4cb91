/**
 * How long things are kept, and whose word counts.
 */
import { __ } from '@wordpress/i18n';
import { Group, LinesField, NumberField, ToggleField } from '../fields';
import type { SectionView } from '../registry';

export const privacy: SectionView = {
	id: 'privacy',
	about: __(
		'What is kept of visitors, and for how long. WordPress’ own tools export and erase what belongs to one person.',
		'brolga'
	),
	Form: () => (
		<>
			<Group title={ __( 'Enquiries', 'brolga' ) }>
				<NumberField
					name="retention_days"
					min={ 0 }
					max={ 36500 }
					label={ __( 'Delete after this many days', 'brolga' ) }
					help={ __(
						'With their mails, for good. 0 keeps them until somebody deletes them.',
						'brolga'
					) }
				/>
				<p className="brolga-note">
					{ __(
						'Visitors’ internet addresses are never stored, only a code made from them that nobody can turn back. It tells two visitors apart and stops misuse.',
						'brolga'
					) }
				</p>
			</Group>
			<Group
				title={ __( 'Behind a proxy', 'brolga' ) }
				about={ __(
					'Needed only when a proxy or a service such as a CDN stands in front of this site: else all visitors would look like one.',
					'brolga'
				) }
			>
				<LinesField
					name="trusted_proxies"
					label={ __( 'Trusted proxies', 'brolga' ) }
					help={ __(
						'One address or network a line, for instance 10.0.0.0/8. What these write into X-Forwarded-For is believed, from nobody else.',
						'brolga'
					) }
				/>
			</Group>
			<Group title={ __( 'When the plugin is deleted', 'brolga' ) }>
				<ToggleField
					name="erase_on_uninstall"
					label={ __(
						'Delete all enquiries, subscribers and settings as well',
						'brolga'
					) }
					help={ __(
						'Off: they stay, and are there again when you install the plugin once more.',
						'brolga'
					) }
				/>
			</Group>
		</>
	),
};
