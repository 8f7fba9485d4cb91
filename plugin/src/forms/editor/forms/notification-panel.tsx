/**
 * The mail that tells the owner of a message.
 */
import { PanelBody, ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useFormFields } from './form-fields';
import { MailText } from './mail-text';
import { forOwner } from './placeholders';
import { Recipients } from './recipients';
import { useTrust } from './trust';

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

/** Where messages go without recipients, by its address where that may be seen. @see FORM-440 */
const helpOf = ( usual = '' ): string =>
	usual === ''
		? __(
				'Separate several addresses with commas. Leave empty to use the site’s default.',
				'brolga'
			)
		: sprintf(
				/* translators: %s: an email address. */
				__(
					'Separate several addresses with commas. Leave empty to send to %s, as set under Brolga > Settings > Notifications.',
					'brolga'
				),
				usual
			);

/**
 * The panel of the owner's mail.
 *
 * @see OUTBOX-11 OUTBOX-19 UPLOAD-15
 */
export function NotificationPanel( { clientId, values, onChange }: Props ) {
	const { recipient, silent, subject, body, attachFiles } = values;
	const fields = useFormFields( clientId );
	const { usual } = useTrust();
	const takesFiles = fields.some( ( { type } ) => type === 'file' );
	return (
		<PanelBody title={ __( 'Notification', 'brolga' ) }>
			{ ! silent && (
				<Recipients
					label={ __( 'Send to', 'brolga' ) }
					help={ helpOf( usual ) }
					value={ recipient }
					onChange={ ( value ) => onChange( { recipient: value } ) }
				/>
			) }
			<ToggleControl
				label={ __( 'Send a notification', 'brolga' ) }
				help={
					silent
						? __(
								'Messages are kept under Brolga > Leads, and no notification is sent.',
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
											'Up to the limit under Brolga > Settings > Notifications. Larger files stay with the lead, and the email links to them. Email is not confidential.',
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
