/**
 * Who is told of enquiries.
 */
import { __ } from '@wordpress/i18n';
import { Group, NumberField, TextField } from '../../admin/settings/fields';
import type { SectionView } from '../../admin/settings/section-view';
import { site } from '../../admin/settings/site';

export const notifications: SectionView = {
	id: 'notifications',
	about: __(
		'Who is notified when a visitor submits a form. Every message is kept under Brolga > Leads, even if the notification goes missing.',
		'brolga'
	),
	Form: () => (
		<Group title={ __( 'New leads', 'brolga' ) }>
			<TextField
				name="notification_recipient"
				type="email"
				placeholder={ site().admin }
				label={ __( 'Recipient', 'brolga' ) }
				help={ __(
					'For forms without their own recipients. Leave empty to use the site’s administration email address.',
					'brolga'
				) }
			/>
			<NumberField
				name="attach_megabytes"
				min={ 1 }
				max={ 20 }
				label={ __( 'Attachment limit per email (MB)', 'brolga' ) }
				help={ __(
					'For forms that attach files. The email links to larger files. Many mail servers accept 10 MB, and attachments grow by a third when sent.',
					'brolga'
				) }
			/>
		</Group>
	),
};
