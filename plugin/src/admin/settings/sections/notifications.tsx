/**
 * Who is told of enquiries.
 */
import { __ } from '@wordpress/i18n';
import { Group, NumberField, TextField } from '../fields';
import type { SectionView } from '../registry';
import { site } from '../site';

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
				placeholder={ site().admin }
				label={ __( 'Mail to', 'brolga' ) }
				help={ __(
					'For forms without recipients of their own. Leave empty to use the site’s administrator.',
					'brolga'
				) }
			/>
			<NumberField
				name="attach_megabytes"
				min={ 1 }
				max={ 20 }
				label={ __( 'Files in a mail, megabytes at most', 'brolga' ) }
				help={ __(
					'For forms that attach files. Larger ones stay with the enquiry, and the mail says where. Many mail servers take 10, some 25; files grow by a third on their way.',
					'brolga'
				) }
			/>
		</Group>
	),
};
