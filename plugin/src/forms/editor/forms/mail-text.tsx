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
import { __, sprintf } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import { textFlaws, type Placeholder, type TextFlaw } from './placeholders';

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

interface FlawsProps {
	readonly text: string;
	readonly flaws: readonly TextFlaw[];
	readonly onChange: ( text: string ) => void;
}

/** What is wrong with a text, right below it; a press puts the name meant in. */
const Flaws = ( { text, flaws, onChange }: FlawsProps ) =>
	flaws.map( ( { name, told, instead } ) => (
		<Notice
			key={ name }
			status="warning"
			isDismissible={ false }
			actions={ instead.map( ( { name: meant } ) => ( {
				label: sprintf(
					/* translators: %s: a placeholder, for instance {name}. */
					__( 'Use %s', 'brolga' ),
					`{${ meant }}`
				),
				onClick: () =>
					onChange(
						text.replaceAll( `{${ name }}`, () => `{${ meant }}` )
					),
			} ) ) }
		>
			{ told }
		</Notice>
	) );

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
			<Flaws
				text={ subject }
				flaws={ textFlaws( subject, offered, mayRepeat.subject ) }
				onChange={ ( value ) => onChange( { subject: value } ) }
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
			<Flaws
				text={ body }
				flaws={ textFlaws( body, offered, mayRepeat.body ) }
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
		</div>
	);
}
