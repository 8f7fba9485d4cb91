/**
 * Who our mails come from, and how they leave.
 */
import { __, sprintf } from '@wordpress/i18n';
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
import { site } from '../../admin/settings/site';
import { DomainGroup } from './domain';
import { TestGroup } from './test-email';

/** The port that goes with an encryption, where the owner has not chosen another. */
const PORTS: Readonly< Record< string, number > > = {
	tls: 465,
	starttls: 587,
	none: 25,
};

/** How the connection is made. */
const Connection = () => {
	const encryption = useValue( 'smtp_encryption' );
	const user = useValue( 'smtp_user' );
	return (
		<div className="brolga-fields__pair">
			<SelectField
				name="smtp_encryption"
				label={ __( 'Encryption', 'brolga' ) }
				options={ [
					{ value: 'starttls', label: 'STARTTLS' },
					{ value: 'tls', label: 'TLS' },
					{ value: 'none', label: __( 'None', 'brolga' ) },
				] }
				help={
					encryption === 'none' && user !== ''
						? __(
								'The username and password are sent unencrypted. Only use this for a mail server on this machine.',
								'brolga'
							)
						: undefined
				}
			/>
			<NumberField
				name="smtp_port"
				min={ 1 }
				max={ 65535 }
				label={ __( 'Port', 'brolga' ) }
				help={ sprintf(
					/* translators: %d: the number of a port. */
					__( 'Usually %d.', 'brolga' ),
					PORTS[ String( encryption ) ] ?? 25
				) }
			/>
		</div>
	);
};

/** Whose emails take that way. */
const SentThrough = () => (
	<RadioField
		name="smtp_for"
		label={ __( 'Emails sent through this server', 'brolga' ) }
		options={ [
			{
				value: 'all',
				label: __( 'All emails from this site', 'brolga' ),
				description: __(
					'Includes password resets and orders. The sender above replaces the WordPress default.',
					'brolga'
				),
			},
			{
				value: 'brolga',
				label: __( 'Only emails from Brolga', 'brolga' ),
				description: __(
					'Choose this if another plugin handles all other emails.',
					'brolga'
				),
			},
		] }
	/>
);

const SmtpGroup = () => (
	<Group title={ __( 'SMTP server', 'brolga' ) }>
		<TextField
			name="smtp_host"
			label={ __( 'Server name', 'brolga' ) }
			placeholder="smtp.example.com"
			help={ __(
				'Your mail provider can tell you the server name. If you change it, enter the password again.',
				'brolga'
			) }
		/>
		<Connection />
		<TextField
			name="smtp_user"
			label={ __( 'Username', 'brolga' ) }
			help={ __( 'Leave empty if the server needs no login.', 'brolga' ) }
		/>
		<SecretField
			name="smtp_password"
			label={ __( 'Password', 'brolga' ) }
			help={ __(
				'Stored encrypted and never shown again. BROLGA_SMTP_PASSWORD on the server overrides this password if BROLGA_SMTP_HOST is also set.',
				'brolga'
			) }
		/>
		<NumberField
			name="smtp_timeout"
			min={ 2 }
			max={ 20 }
			label={ __( 'Timeout (seconds)', 'brolga' ) }
		/>
		<SentThrough />
	</Group>
);

const SenderGroup = () => {
	const { title, sender } = site();
	return (
		<Group title={ __( 'Sender', 'brolga' ) }>
			<TextField
				name="mail_from_name"
				placeholder={ title }
				label={ __( 'Name', 'brolga' ) }
				help={ __( 'Leave empty to use the site’s title.', 'brolga' ) }
			/>
			<TextField
				name="mail_from"
				type="email"
				placeholder={ sender }
				label={ __( 'Email address', 'brolga' ) }
				help={ __(
					'Use an address at this site’s own domain, or emails often end up as spam. Leave empty to use the WordPress default.',
					'brolga'
				) }
			/>
			<TextField
				name="reply_to"
				type="email"
				label={ __( 'Reply-to', 'brolga' ) }
				help={ __(
					'Replies to lead notifications always go to the visitor. Leave empty to use your own email address for replies you send from the inbox and, for all other emails, your business email or else the sender.',
					'brolga'
				) }
			/>
		</Group>
	);
};

const MailForm = () => (
	<>
		<SenderGroup />
		<Group
			title={ __( 'Email delivery', 'brolga' ) }
			words={ [
				__( 'Server name', 'brolga' ),
				__( 'Port', 'brolga' ),
				__( 'Encryption', 'brolga' ),
				__( 'Username', 'brolga' ),
				__( 'Password', 'brolga' ),
			] }
		>
			<RadioField
				name="transport"
				label={ __( 'Sending method', 'brolga' ) }
				options={ [
					{
						value: 'wordpress',
						label: __( 'WordPress', 'brolga' ),
						description: __(
							'Uses the web server’s mail program, or another plugin.',
							'brolga'
						),
					},
					{
						value: 'smtp',
						label: __( 'SMTP server', 'brolga' ),
						description: __(
							'More reliable delivery through your own mail provider.',
							'brolga'
						),
					},
				] }
			/>
		</Group>
		{ useValue( 'transport' ) === 'smtp' && <SmtpGroup /> }
		<TestGroup />
		<DomainGroup />
	</>
);

export const mail: SectionView = {
	id: 'mail',
	about: __( 'The sender of your emails, and how they are sent.', 'brolga' ),
	Form: MailForm,
};
