/**
 * When new posts are mailed, and how long sign-ups are kept that came to nothing.
 */
import { getSettings, gmdateI18n } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';
import { Group, NumberField, SelectField } from '../fields';
import type { SectionView } from '../registry';

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
		'The lists of this site. What a form says and where its sign-ups go is set in its block.',
		'brolga'
	),
	Form: () => (
		<>
			<Group
				title={ __( 'New posts by mail', 'brolga' ) }
				about={ __(
					'Forms can offer new posts at once, once a day or once a week. Weekly mails leave on the day your week begins, which is set under Settings, General.',
					'brolga'
				) }
			>
				<SelectField
					name="digest_hour"
					numeric
					label={ __( 'Daily and weekly mails leave at', 'brolga' ) }
					options={ hours() }
					help={ sprintf(
						/* translators: %s: a time zone. */
						__(
							'On the site’s clock (%s), in summer and in winter.',
							'brolga'
						),
						zone()
					) }
				/>
			</Group>
			<Group title={ __( 'What came to nothing', 'brolga' ) }>
				<NumberField
					name="unconfirmed_days"
					min={ 30 }
					max={ 3650 }
					label={ __(
						'Forget addresses that were not confirmed after this many days',
						'brolga'
					) }
					help={ __(
						'30 at least: that long the link in the mail confirms.',
						'brolga'
					) }
				/>
				<NumberField
					name="spam_days"
					min={ 1 }
					max={ 3650 }
					label={ __(
						'Forget sign-ups taken for spam after this many days',
						'brolga'
					) }
					help={ __(
						'Until then you can take them out of spam under Subscribers.',
						'brolga'
					) }
				/>
			</Group>
		</>
	),
};
