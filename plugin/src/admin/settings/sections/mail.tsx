/**
 * Who our mails come from, and how they leave.
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
import { site } from '../site';
import { DomainGroup } from './mail-domain';
import { TestGroup } from './mail-test';

/** The port that goes with an encryption, where the owner has not chosen another. */
const PORTS: Readonly< Record< string, number > > = {
	tls: 465,
	starttls: 587,
	none: 25,
};

const SmtpFields = () => {
	const encryption = useValue( 'smtp_encryption' );
	const user = useValue( 'smtp_user' );
	return (
		<>
			<TextField
				name="smtp_host"
				label={ __( 'Server', 'brolga' ) }
				placeholder="smtp.example.com"
				help={ __(
					'Your mail provider tells you its name. Whoever changes it enters the password again.',
					'brolga'
				) }
			/>
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
									'User and password travel in the open. For a server on this machine alone.',
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
					help={
						<>
							{ __( 'Mostly', 'brolga' ) }{ ' ' }
							{ PORTS[ String( encryption ) ] }
						</>
					}
				/>
			</div>
			<TextField
				name="smtp_user"
				label={ __( 'User', 'brolga' ) }
				help={ __(
					'Leave empty if the server needs no login.',
					'brolga'
				) }
			/>
			<SecretField
				name="smtp_password"
				label={ __( 'Password', 'brolga' ) }
				help={ __(
					'Kept encrypted, never shown again. BROLGA_SMTP_PASSWORD in wp-config.php comes before it, and goes to the server of BROLGA_SMTP_HOST alone.',
					'brolga'
				) }
			/>
			<NumberField
				name="smtp_timeout"
				min={ 2 }
				max={ 20 }
				label={ __( 'Seconds to wait for an answer', 'brolga' ) }
			/>
			<RadioField
				name="smtp_for"
				label={ __( 'Mail that leaves by this server', 'brolga' ) }
				options={ [
					{
						value: 'all',
						label: __( 'All mail of this site', 'brolga' ),
						description: __(
							'Password resets and orders too. Their WordPress sender becomes the one above, which the server knows.',
							'brolga'
						),
					},
					{
						value: 'brolga',
						label: __( 'Mail about leads alone', 'brolga' ),
						description: __(
							'When another plugin takes care of the rest.',
							'brolga'
						),
					},
				] }
			/>
		</>
	);
};

const SenderGroup = () => {
	const { title, sender } = site();
	const from = useValue( 'mail_from' );
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
					'Use an address on this site’s own domain: mail sent in the name of another domain is treated as spam. Leave empty to use WordPress’ own.',
					'brolga'
				) }
			/>
			<TextField
				name="reply_to"
				type="email"
				placeholder={
					typeof from === 'string' && from !== '' ? from : sender
				}
				label={ __( 'Answers go to', 'brolga' ) }
				help={ __(
					'Replies to a lead’s mail always go to the visitor. This is for all other mail. Leave empty to use the sender.',
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
			title={ __( 'How mail leaves', 'brolga' ) }
			words={ [
				__( 'Server', 'brolga' ),
				__( 'Port', 'brolga' ),
				__( 'Encryption', 'brolga' ),
				__( 'User', 'brolga' ),
				__( 'Password', 'brolga' ),
			] }
		>
			<RadioField
				name="transport"
				label={ __( 'Mail is sent by', 'brolga' ) }
				options={ [
					{
						value: 'wordpress',
						label: __( 'WordPress', 'brolga' ),
						description: __(
							'By the web server’s mail program, or another plugin.',
							'brolga'
						),
					},
					{
						value: 'smtp',
						label: __( 'A mail server (SMTP)', 'brolga' ),
						description: __(
							'Arrives more surely: mailboxes know the sender.',
							'brolga'
						),
					},
				] }
			/>
			{ useValue( 'transport' ) === 'smtp' && <SmtpFields /> }
		</Group>
		<TestGroup />
		<DomainGroup />
	</>
);

export const mail: SectionView = {
	id: 'mail',
	about: __(
		'Who the mails of this site’s forms come from, and how they leave.',
		'brolga'
	),
	Form: MailForm,
};
