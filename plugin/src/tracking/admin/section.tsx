/**
 * Which services are told what visitors do. They are set up by ids: nobody
 * pastes a script.
 */
import { __ } from '@wordpress/i18n';
import { DescribedFields } from '../../admin/settings/described-fields';
import { Group, TextField, ToggleField } from '../../admin/settings/fields';
import type { SectionView } from '../../admin/settings/section-view';
import { useValue } from '../../admin/settings/section-context';

const Referrals = () => {
	const remembers = useValue( 'referral' ) === true;
	return (
		<Group
			title={ __( 'Referrals', 'brolga' ) }
			about={ __(
				'Remembers visitors from a partner’s link, such as example.com/?ref=anna, for 90 days, and saves the partner’s name with leads, sign-ups and orders. Brolga > Referrals shows the results.',
				'brolga'
			) }
		>
			<ToggleField
				name="referral"
				label={ __( 'Remember who referred a visitor', 'brolga' ) }
			/>
			{ remembers && (
				<TextField
					name="referral_parameter"
					label={ __( 'Parameter', 'brolga' ) }
					help={ __(
						'The word before the equals sign in partners’ links.',
						'brolga'
					) }
				/>
			) }
		</Group>
	);
};

const Google = () => (
	<Group title="Google">
		<TextField
			name="analytics"
			label={ __( 'Google Analytics measurement ID', 'brolga' ) }
			placeholder="G-ABC1234567"
			help={ __(
				'Find the ID in Google Analytics under Admin > Data streams. Leave empty if Google Tag Manager loads Google Analytics, or visits count twice.',
				'brolga'
			) }
		/>
		<TextField
			name="tag_manager"
			label={ __( 'Tag Manager container ID', 'brolga' ) }
			placeholder="GTM-ABC1234"
		/>
	</Group>
);

const Matomo = () => (
	<Group title="Matomo">
		<TextField
			name="matomo_url"
			type="url"
			label={ __( 'URL', 'brolga' ) }
			placeholder="https://matomo.example.com"
		/>
		<TextField name="matomo_site" label={ __( 'Site ID', 'brolga' ) } />
	</Group>
);

const Plausible = () => (
	<Group title="Plausible">
		<TextField
			name="plausible_domain"
			label={ __( 'Domain', 'brolga' ) }
			placeholder="example.com"
		/>
		<TextField
			name="plausible_host"
			type="url"
			label={ __( 'Server', 'brolga' ) }
			help={ __(
				'Only change this if you host Plausible yourself.',
				'brolga'
			) }
		/>
	</Group>
);

const Recordings = () => (
	<Group
		title={ __( 'Session recording', 'brolga' ) }
		about={ __(
			'Records how visitors use your pages. Mention the recordings in your privacy policy.',
			'brolga'
		) }
	>
		<TextField
			name="clarity"
			label={ __( 'Microsoft Clarity project ID', 'brolga' ) }
		/>
		<TextField name="hotjar" label={ __( 'Hotjar site ID', 'brolga' ) } />
	</Group>
);

const Automation = () => (
	<Group
		title={ __( 'Marketing automation', 'brolga' ) }
		about={ __(
			'Your marketing service receives visits and leads. Leads are also sent from this server, with the same event ID, so that each one arrives and counts once.',
			'brolga'
		) }
	>
		<TextField
			name="automation_site"
			label={ __( 'Site identifier', 'brolga' ) }
		/>
		<TextField
			name="automation_domain"
			label={ __( 'Tracking domain', 'brolga' ) }
			placeholder="track.example.com"
		/>
	</Group>
);

const OwnVisits = () => (
	<Group title={ __( 'Your own visits', 'brolga' ) }>
		<ToggleField
			name="count_staff"
			label={ __( 'Also track people who can edit this site', 'brolga' ) }
			help={ __(
				'To see what a page sends, add ?brolga_events to the URL while you are logged in.',
				'brolga'
			) }
		/>
	</Group>
);

/** @see TRACK-5 TRACK-6 */
export const tracking: SectionView = {
	id: 'tracking',
	about: __(
		'Connect analytics services by ID. A service without an ID is not loaded. If you ask for consent, services follow your visitors’ answers.',
		'brolga'
	),
	Form: () => (
		<>
			<Google />
			<Matomo />
			<Plausible />
			<Recordings />
			<Automation />
			<DescribedFields title={ __( 'Other plugins', 'brolga' ) } />
			<Referrals />
			<OwnVisits />
		</>
	),
};
