/**
 * Who tells people from robots.
 */
import { __ } from '@wordpress/i18n';
import {
	Group,
	NumberField,
	RadioField,
	SecretField,
	SelectField,
	TextField,
} from '../fields';
import type { SectionView } from '../registry';
import { useValue } from '../section-context';

const Service = ( { name }: { readonly name: string } ) => (
	<>
		<Group
			title={ __( 'Keys', 'brolga' ) }
			about={ __(
				'The service gives you both when you register this website there. Its script is loaded when a visitor begins to fill in a form, not before; your privacy policy should name the service. A message without its token, as from a browser without scripts, is judged by the hidden field and the time alone: nobody is locked out, robots that send none are not either.',
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
					label={ __( 'Lowest score, in percent', 'brolga' ) }
					help={ __(
						'reCAPTCHA says how sure it is that the sender is a person. Whoever scores less is kept under Spam.',
						'brolga'
					) }
				/>
			) }
		</Group>
		<Group title={ __( 'When the service does not answer', 'brolga' ) }>
			<RadioField
				name="when_unavailable"
				label={ __( 'What was sent meanwhile', 'brolga' ) }
				options={ [
					{
						value: 'open',
						label: __( 'Take it', 'brolga' ),
						description: __(
							'It is a lead like any other, with a note. No customer is lost.',
							'brolga'
						),
					},
					{
						value: 'closed',
						label: __( 'Keep it under Spam', 'brolga' ),
						description: __(
							'It is stored, and nobody is told. Look there after a failure.',
							'brolga'
						),
					},
				] }
			/>
		</Group>
		<Group
			title={ __( 'Addresses', 'brolga' ) }
			about={ __(
				'Empty: the service’s own. For countries where they cannot be reached, or a server of your own that speaks the same way.',
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
						'Another one can be named in wp-config.php alone, by BROLGA_SPAM_SCRIPT_URL.',
						'brolga'
					) }
				/>
			) }
			<TextField
				name="verify_url"
				type="url"
				label={ __( 'Verification', 'brolga' ) }
				help={ __(
					'The secret key is sent there: whoever changes the address enters it again.',
					'brolga'
				) }
			/>
		</Group>
	</>
);

function Form() {
	const verifier = useValue( 'verifier' );
	return (
		<>
			<Group title={ __( 'Verifier', 'brolga' ) }>
				<RadioField
					name="verifier"
					label={ __( 'Who tells people from robots', 'brolga' ) }
					options={ [
						{
							value: 'builtin',
							label: __( 'Built in', 'brolga' ),
							description: __(
								'A hidden field, and a moment of work for the visitor’s browser that nobody notices. No other server learns of your visitors.',
								'brolga'
							),
						},
						{
							value: 'turnstile',
							label: 'Cloudflare Turnstile',
							description: __(
								'Asks Cloudflare. Visitors rarely have to do anything.',
								'brolga'
							),
						},
						{
							value: 'recaptcha',
							label: 'Google reCAPTCHA v3',
							description: __(
								'Asks Google, which watches what visitors do and gives a score.',
								'brolga'
							),
						},
					] }
				/>
			</Group>
			{ verifier !== 'builtin' && (
				<Service name={ String( verifier ) } />
			) }
		</>
	);
}

/** @see SPAM-3 SPAM-4 SPAM-7 */
export const spam: SectionView = {
	id: 'spam',
	about: __(
		'What looks like spam is kept apart with the reason, never thrown away. The hidden field and a limit on how often one visitor can send work in any case.',
		'brolga'
	),
	Form,
};
