/**
 * Subject and text of a mail, with placeholders.
 */
import {
	DropdownMenu,
	Notice,
	TextareaControl,
	TextControl,
} from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import { textFlaws, type Placeholder } from './placeholders';

interface Props {
	readonly subject: string;
	readonly body: string;
	/** What is said as long as the owner says nothing. */
	readonly usual: { readonly subject: string; readonly body: string };
	readonly offered: readonly Placeholder[];
	/** Whether the subject, and the text, may repeat what a visitor typed. */
	readonly mayRepeat?: {
		readonly subject: boolean;
		readonly body: boolean;
	};
	readonly onChange: ( changes: { subject?: string; body?: string } ) => void;
}

const ALWAYS = { subject: true, body: true };

/**
 * The fields of a mail's words.
 *
 * @see OUTBOX-19
 */
export function MailText( {
	subject,
	body,
	usual,
	offered,
	mayRepeat = ALWAYS,
	onChange,
}: Props ) {
	const text = useRef< HTMLTextAreaElement >( null );
	const flaws = new Set( [
		...textFlaws( subject, offered, mayRepeat.subject ),
		...textFlaws( body, offered, mayRepeat.body ),
	] );
	const insert = ( name: string ): void => {
		const at = text.current?.selectionStart ?? body.length;
		const to = text.current?.selectionEnd ?? body.length;
		onChange( {
			body: `${ body.slice( 0, at ) }{${ name }}${ body.slice( to ) }`,
		} );
	};
	return (
		<div className="brolga-mail-text">
			<TextControl
				label={ __( 'Subject', 'brolga' ) }
				placeholder={ usual.subject }
				value={ subject }
				onChange={ ( value ) => onChange( { subject: value } ) }
				__next40pxDefaultSize
			/>
			<TextareaControl
				ref={ text }
				label={ __( 'Text', 'brolga' ) }
				help={ __(
					'Names in braces are replaced with the visitor’s answers.',
					'brolga'
				) }
				placeholder={ usual.body }
				rows={ 6 }
				value={ body }
				onChange={ ( value ) => onChange( { body: value } ) }
			/>
			<DropdownMenu
				className="brolga-mail-text__insert"
				icon={ plus }
				label={ __( 'Insert a placeholder', 'brolga' ) }
				text={ __( 'Insert a placeholder', 'brolga' ) }
				toggleProps={ { size: 'compact', variant: 'secondary' } }
				controls={ offered
					.filter( ( { isTyped } ) => mayRepeat.body || ! isTyped )
					.map( ( { name, label } ) => ( {
						title: `${ label } {${ name }}`,
						onClick: () => insert( name ),
					} ) ) }
			/>
			{ [ ...flaws ].map( ( flaw ) => (
				<Notice key={ flaw } status="warning" isDismissible={ false }>
					{ flaw }
				</Notice>
			) ) }
		</div>
	);
}
