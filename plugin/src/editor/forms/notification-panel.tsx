/**
 * The mail that tells the owner of a message.
 */
import { PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useFormFields } from './form-fields';
import { MailText } from './mail-text';
import { forOwner } from './placeholders';
import { Recipients } from './recipients';

interface Values {
	readonly recipient: string;
	readonly silent: boolean;
	readonly subject: string;
	readonly body: string;
	readonly attachFiles: boolean;
}

interface Props {
	readonly clientId: string;
	readonly values: Values;
	readonly onChange: ( changes: Partial< Values > ) => void;
}

/**
 * The panel of the owner's mail.
 *
 * @see OUTBOX-11 OUTBOX-19 UPLOAD-15
 */
export function NotificationPanel( { clientId, values, onChange }: Props ) {
	const { recipient, silent, subject, body, attachFiles } = values;
	const fields = useFormFields( clientId );
	const takesFiles = fields.some( ( { type } ) => type === 'file' );
	return (
		<PanelBody title={ __( 'Notification', 'brolga' ) }>
			{ ! silent && (
				<Recipients
					label={ __( 'Send to', 'brolga' ) }
					help={ __(
						'Separate several addresses with commas. Leave empty to use the site’s default.',
						'brolga'
					) }
					value={ recipient }
					onChange={ ( value ) => onChange( { recipient: value } ) }
				/>
			) }
			<ToggleControl
				label={ __( 'Send a notification', 'brolga' ) }
				help={
					silent
						? __(
								'Messages are kept under Brolga > Leads, and no emails are sent.',
								'brolga'
							)
						: __(
								'Every message is kept under Brolga > Leads.',
								'brolga'
							)
				}
				checked={ ! silent }
				onChange={ ( value ) => onChange( { silent: ! value } ) }
			/>
			{ ! silent && (
				<>
					<MailText
						subject={ subject }
						body={ body }
						usual={ {
							subject: __( 'Form name and site title', 'brolga' ),
							body: __(
								'All answers and their source',
								'brolga'
							),
						} }
						offered={ forOwner( fields ) }
						onChange={ onChange }
					/>
					{ takesFiles && (
						<ToggleControl
							label={ __(
								'Attach files to this email',
								'brolga'
							) }
							help={
								attachFiles
									? __(
											'Up to the limit under Brolga > Settings > Notifications. Larger files stay with the lead, and the email links to them. Bear in mind that email is not confidential.',
											'brolga'
										)
									: __(
											'Files stay with the lead, and the email lists their names.',
											'brolga'
										)
							}
							checked={ attachFiles }
							onChange={ ( value ) =>
								onChange( { attachFiles: value } )
							}
						/>
					) }
				</>
			) }
		</PanelBody>
	);
}
