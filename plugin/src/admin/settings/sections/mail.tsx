/**
 * Who our mails come from.
 */
import { __ } from '@wordpress/i18n';
import { Group, TextField } from '../fields';
import type { SectionView } from '../registry';

export const mail: SectionView = {
	id: 'mail',
	about: __( 'Who the mails of this site’s forms come from.', 'brolga' ),
	Form: () => (
		<Group title={ __( 'Sender', 'brolga' ) }>
			<TextField
				name="mail_from_name"
				label={ __( 'Name', 'brolga' ) }
				help={ __( 'Empty: the site’s title.', 'brolga' ) }
			/>
			<TextField
				name="mail_from"
				type="email"
				label={ __( 'Address', 'brolga' ) }
				help={ __(
					'Use one of this site’s own domain: mail in the name of another is taken for spam. Empty: WordPress’ own.',
					'brolga'
				) }
			/>
			<TextField
				name="reply_to"
				type="email"
				label={ __( 'Answers go to', 'brolga' ) }
				help={ __(
					'Answers to an enquiry go to the visitor in any case. This is for all other mails. Empty: the sender.',
					'brolga'
				) }
			/>
		</Group>
	),
};
