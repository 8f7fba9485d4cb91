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
		<PanelBody title={ __( 'Mail to you', 'brolga' ) }>
			{ ! silent && (
				<Recipients
					label={ __( 'Send to', 'brolga' ) }
					help={ __(
						'One address or several, separated by commas. Empty: the site’s own.',
						'brolga'
					) }
					value={ recipient }
					onChange={ ( value ) => onChange( { recipient: value } ) }
				/>
			) }
			<ToggleControl
				label={ __( 'Tell us of each message', 'brolga' ) }
				help={
					silent
						? __(
								'Messages are kept under Leads, and nobody is mailed.',
								'brolga'
							)
						: __(
								'Messages are kept under Leads in any case.',
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
							subject: __(
								'The names of form and site',
								'brolga'
							),
							body: __(
								'All answers, and where they came from',
								'brolga'
							),
						} }
						offered={ forOwner( fields ) }
						onChange={ onChange }
					/>
					{ takesFiles && (
						<ToggleControl
							label={ __(
								'Attach files to this mail',
								'brolga'
							) }
							help={
								attachFiles
									? __(
											'As far as the settings allow; larger ones stay with the message, and the mail says where. Mail is read by more machines than yours.',
											'brolga'
										)
									: __(
											'Files stay with the message under Leads, and the mail names them.',
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
