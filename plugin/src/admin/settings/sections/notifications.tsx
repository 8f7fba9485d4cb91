/**
 * Who is told of enquiries.
 */
import { __ } from '@wordpress/i18n';
import { Group, TextField } from '../fields';
import type { SectionView } from '../registry';

export const notifications: SectionView = {
	id: 'notifications',
	about: __(
		'Who is told when a visitor sends a form. Every enquiry is kept under Leads, whether its mail arrives or not.',
		'brolga'
	),
	Form: () => (
		<Group title={ __( 'New enquiries', 'brolga' ) }>
			<TextField
				name="notification_recipient"
				type="email"
				label={ __( 'Mail to', 'brolga' ) }
				help={ __(
					'For forms that name nobody themselves. Empty: the site’s administrator.',
					'brolga'
				) }
			/>
		</Group>
	),
};
