/**
 * Who tells people from robots.
 */
import { __, _x } from '@wordpress/i18n';
import {
	Group,
	NumberField,
	RadioField,
	SecretField,
	SelectField,
	TextField,
} from '../../admin/settings/fields';
import type { SectionView } from '../../admin/settings/section-view';
import { useValue } from '../../admin/settings/section-context';

const Outages = () => (
	<Group title={ __( 'Service outages', 'brolga' ) }>
		<RadioField
			name="when_unavailable"
			label={ __( 'Messages during an outage', 'brolga' ) }
			options={ [
				{
					value: 'open',
					label: __( 'Accept', 'brolga' ),
					description: __(
						'The message becomes a normal lead with a note.',
						'brolga'
					),
				},
				{
					value: 'closed',
					label: __( 'Keep under Spam', 'brolga' ),
					description: __(
						'The message is stored without a notification. Check the Spam tab of the Leads screen after an outage.',
						'brolga'
					),
				},
			] }
		/>
	</Group>
);

const Service = ( { name }: { readonly name: string } ) => (
	<>
		<Group
			title={ __( 'Keys', 'brolga' ) }
			about={ __(
				'You get both keys when you register this site with the service. Its script loads when a visitor starts a form. Mention the service in your privacy policy.',
				'brolga'
			) }
		>
			<TextField name="site_key" label={ __( 'Site key', 'brolga' ) } />
			<SecretField name="secret" label={ __( 'Secret key', 'brolga' ) } />
			{ name === 'recaptcha' && (
				<NumberField
					name="threshold"
					min={ 0 }
					max={ 100 }
					label={ __( 'Minimum score (%)', 'brolga' ) }
					help={ __(
						'reCAPTCHA rates how likely the sender is to be a person. Messages with a lower score are kept under Spam.',
						'brolga'
					) }
				/>
			) }
		</Group>
		<Outages />
		<Group
			title={ __( 'URLs', 'brolga' ) }
			about={ __(
				'Leave empty to use the service’s own URLs. Enter other URLs where the service cannot be reached, or for your own compatible server.',
				'brolga'
			) }
		>
			{ name === 'recaptcha' && (
				<SelectField
					name="script_url"
					label={ __( 'Script', 'brolga' ) }
					options={ [
						{ value: '', label: 'www.google.com' },
						{
							value: 'https://www.recaptcha.net/recaptcha/api.js',
							label: 'www.recaptcha.net',
						},
					] }
					help={ __(
						'To use any other script URL, set BROLGA_SPAM_SCRIPT_URL in wp-config.php.',
						'brolga'
					) }
				/>
			) }
			<TextField
				name="verify_url"
				type="url"
				label={ __( 'Verification', 'brolga' ) }
				help={ __(
					'The secret key is sent to this URL. If you change the URL, you need to enter the key again.',
					'brolga'
				) }
			/>
		</Group>
	</>
);

const ServiceChoice = () => (
	<Group title={ __( 'Spam protection service', 'brolga' ) }>
		<RadioField
			name="verifier"
			label={ __( 'Service', 'brolga' ) }
			options={ [
				{
					value: 'builtin',
					label: __( 'Built in', 'brolga' ),
					description: __(
						'A hidden field and a brief background calculation in the visitor’s browser. No data is sent to other servers.',
						'brolga'
					),
				},
				{
					value: 'turnstile',
					label: 'Cloudflare Turnstile',
					description: __(
						'Uses Cloudflare. Visitors rarely have to do anything.',
						'brolga'
					),
				},
				{
					value: 'recaptcha',
					label: 'Google reCAPTCHA v3',
					description: __(
						'Uses Google, which observes what visitors do and returns a score.',
						'brolga'
					),
				},
			] }
		/>
	</Group>
);

const MessageText = () => (
	<Group
		title={ __( 'Message text', 'brolga' ) }
		about={ __(
			'Checks the wording of messages on your own server, and learns when you mark leads. You get no emails about spam, so check the Spam tab now and then.',
			'brolga'
		) }
	>
		<RadioField
			name="wording"
			label={ __( 'Mark messages as spam', 'brolga' ) }
			options={ [
				{
					value: 'normal',
					label: __( 'Normal', 'brolga' ),
					description: __(
						'Catches most spam. On rare occasions, it also marks a genuine message.',
						'brolga'
					),
				},
				{
					value: 'careful',
					label: __( 'Careful', 'brolga' ),
					description: __(
						'Marks only what is almost certainly spam, so more spam reaches you.',
						'brolga'
					),
				},
				{
					value: 'off',
					label: _x( 'Off', 'spam protection', 'brolga' ),
					description: __(
						'Do not check message text, and do not learn from it.',
						'brolga'
					),
				},
			] }
		/>
	</Group>
);

function Form() {
	const verifier = useValue( 'verifier' );
	return (
		<>
			<ServiceChoice />
			<MessageText />
			{ verifier !== 'builtin' && (
				<Service name={ String( verifier ) } />
			) }
		</>
	);
}

/** @see SPAM-3 SPAM-4 SPAM-7 SPAM-33 */
export const spam: SectionView = {
	id: 'spam',
	about: __(
		'Suspected spam is kept under Spam with the reason, never deleted immediately. The hidden field and the rate limit are always active.',
		'brolga'
	),
	Form,
};
