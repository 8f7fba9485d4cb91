/**
 * The mail by which a form answers its visitor at once.
 */
import {
	Notice,
	PanelBody,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useFormFields } from './form-fields';
import { MailText } from './mail-text';
import { forVisitor } from './placeholders';

/** What the block holds; what is not said is off, or said by the default. */
export interface Autoreply {
	readonly send?: boolean;
	readonly subject?: string;
	readonly body?: string;
	/** Where answers to it go. */
	readonly replyTo?: string;
	/** Whether it may repeat what the visitor typed. */
	readonly quote?: boolean;
}

interface Props {
	readonly clientId: string;
	readonly autoreply: Autoreply;
	readonly onChange: ( autoreply: Autoreply ) => void;
}

/**
 * The panel of the visitor's mail.
 *
 * @see OUTBOX-16
 */
export function AutoreplyPanel( { clientId, autoreply, onChange }: Props ) {
	const { send = false, subject = '', body = '' } = autoreply;
	const { replyTo = '', quote = false } = autoreply;
	const fields = useFormFields( clientId );
	const set = ( changes: Autoreply ): void =>
		onChange( { ...autoreply, ...changes } );
	return (
		<PanelBody
			title={ __( 'Autoresponder', 'brolga' ) }
			initialOpen={ send }
		>
			<ToggleControl
				label={ __( 'Send an autoresponder', 'brolga' ) }
				checked={ send }
				onChange={ ( value ) => set( { send: value } ) }
			/>
			{ send && ! fields.some( ( { type } ) => type === 'email' ) && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'This form has no email field, so there is no address to reply to. Add an email field.',
						'brolga'
					) }
				</Notice>
			) }
			{ send && (
				<>
					<MailText
						subject={ subject }
						body={ body }
						usual={ {
							/* translators: {site} is kept: it stands for the site's name. */
							subject: __( 'Your message to {site}', 'brolga' ),
							body: __(
								'Thank you for your message. We have received it and will reply as soon as we can.',
								'brolga'
							),
						} }
						offered={ forVisitor( fields ) }
						mayRepeat={ { subject: false, body: quote } }
						onChange={ set }
					/>
					<TextControl
						type="email"
						label={ __( 'Reply-to', 'brolga' ) }
						help={ __(
							'Visitors see this address. Leave empty to use the site’s reply-to address.',
							'brolga'
						) }
						value={ replyTo }
						onChange={ ( value ) => set( { replyTo: value } ) }
						__next40pxDefaultSize
					/>
					<ToggleControl
						label={ __( 'Allow the visitor’s own text', 'brolga' ) }
						help={ __(
							'Bots enter other people’s addresses along with advertising, and your email would deliver it. Leave this off unless visitors need a copy.',
							'brolga'
						) }
						checked={ quote }
						onChange={ ( value ) => set( { quote: value } ) }
					/>
				</>
			) }
		</PanelBody>
	);
}
