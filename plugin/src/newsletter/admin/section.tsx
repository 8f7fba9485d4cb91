/**
 * When new posts are mailed, and how long sign-ups are kept that came to nothing.
 */
import { getSettings, gmdateI18n } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';
import { Group, NumberField, SelectField } from '../../admin/settings/fields';
import type { SectionView } from '../../admin/settings/section-view';

/** The hours of a day, as the site writes times. */
const hours = (): { value: string; label: string }[] =>
	Array.from( { length: 24 }, ( _, hour ) => ( {
		value: String( hour ),
		label: gmdateI18n(
			getSettings().formats.time,
			new Date( Date.UTC( 2026, 0, 1, hour ) )
		),
	} ) );

/** How the site's time zone is called. */
const zone = (): string => {
	const { string, offset, offsetFormatted } = getSettings().timezone;
	return string === ''
		? `UTC${ Number( offset ) < 0 ? '' : '+' }${ offsetFormatted }`
		: string;
};

export const newsletter: SectionView = {
	id: 'newsletter',
	about: __(
		'Lists kept on this site. Set a form’s text and list in its block.',
		'brolga'
	),
	Form: () => (
		<>
			<Group
				title={ __( 'New posts by email', 'brolga' ) }
				about={ __(
					'Sign-up forms can offer new posts immediately, daily or weekly. Weekly digests are sent on the day your week starts, as set under Settings > General.',
					'brolga'
				) }
			>
				<SelectField
					name="digest_hour"
					numeric
					label={ __( 'Send daily and weekly digests at', 'brolga' ) }
					options={ hours() }
					help={ sprintf(
						/* translators: %s: a time zone. */
						__( 'In the site’s time zone: %s.', 'brolga' ),
						zone()
					) }
				/>
			</Group>
			<Group
				title={ __( 'Cleanup', 'brolga' ) }
				words={ [ __( 'Retention', 'brolga' ) ] }
			>
				<NumberField
					name="unconfirmed_days"
					min={ 30 }
					max={ 3650 }
					label={ __(
						'Delete unconfirmed addresses after (days)',
						'brolga'
					) }
					help={ __(
						'At least 30, because the link in the confirmation email is valid for that long.',
						'brolga'
					) }
				/>
				<NumberField
					name="spam_days"
					min={ 1 }
					max={ 3650 }
					label={ __(
						'Delete spam sign-ups after (days)',
						'brolga'
					) }
					help={ __(
						'Until then, you can mark sign-ups as not spam under Brolga > Subscribers.',
						'brolga'
					) }
				/>
			</Group>
		</>
	),
};
