/**
 * Where an owner answers a visitor.
 */
import {
	Button,
	CheckboxControl,
	Notice,
	TextareaControl,
	TextControl,
} from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import * as rest from '../../rest/leads';
import { messageOf } from '../../rest/message';
import { anew, LIMITS, type Draft } from './draft';

/** Answers of WordPress that say only what went wrong inside. */
const LOGGED_OUT = [
	'rest_cookie_invalid_nonce',
	'rest_forbidden',
	'rest_not_logged_in',
];
const NO_ANSWER = [
	'invalid_json',
	'fetch_error',
	'offline_error',
	'internal_server_error',
];

/**
 * Why a reply was not sent, and what to do.
 *
 * @param reason What was thrown.
 */
function failureOf( reason: unknown ): string {
	const { code = '' } = ( reason ?? {} ) as { readonly code?: string };
	if ( LOGGED_OUT.includes( code ) ) {
		return __(
			'You have been logged out, or are no longer allowed to reply to leads. Log in again in another tab, then send the reply again. Your text is kept here.',
			'brolga'
		);
	}
	if ( NO_ANSWER.includes( code ) ) {
		return __(
			'The server did not respond. Your text is kept here. Send the reply again. The visitor will only receive it once, however often you try.',
			'brolga'
		);
	}
	return messageOf( reason );
}

interface Props {
	readonly lead: rest.Lead;
	/** What was written so far. */
	readonly draft: Draft;
	/** Whether it was begun just now: whoever did wants to write. */
	readonly isNew: boolean;
	readonly onWrite: ( draft: Draft ) => void;
	/** Called with the lead as it is now. */
	readonly onSent: ( lead: rest.Lead ) => void;
	/** Called when a reply that was sent before came to light. */
	readonly onStale: () => void;
	readonly onDiscard: () => void;
}

/**
 * The reply that is being written.
 *
 * @see LEAD-32 LEAD-34 LEAD-37
 */
export function Composer( props: Props ) {
	const { lead, draft, isNew, onWrite } = props;
	const [ error, setError ] = useState( '' );
	const [ busy, setBusy ] = useState( false );
	// A second click comes before the button is drawn anew.
	const sending = useRef( false );
	const words = useRef< HTMLTextAreaElement >( null );
	const isEmpty = draft.text.trim() === '' || draft.subject.trim() === '';

	useEffect( () => {
		if ( isNew ) {
			words.current?.focus();
		}
	}, [ isNew ] );

	const write = ( change: Partial< Draft > ): void =>
		onWrite( { ...draft, ...change } );

	const send = async (): Promise< void > => {
		if ( sending.current || isEmpty ) {
			return;
		}
		sending.current = true;
		setBusy( true );
		setError( '' );
		try {
			props.onSent( await rest.reply( lead.id, draft ) );
		} catch ( reason ) {
			setError( failureOf( reason ) );
			if (
				( reason as { code?: string } ).code === 'brolga_reply_conflict'
			) {
				onWrite( anew( draft ) );
				props.onStale();
			}
		} finally {
			sending.current = false;
			setBusy( false );
		}
	};

	return (
		<form
			className="brolga-reply"
			aria-label={ __( 'Reply', 'brolga' ) }
			aria-busy={ busy }
			onSubmit={ ( event ) => {
				event.preventDefault();
				void send();
			} }
		>
			<p className="brolga-reply__to">
				<span>{ __( 'To', 'brolga' ) }</span>
				<strong>
					{ lead.name !== '' && `${ lead.name } ` }
					<bdi>{ `<${ lead.email }>` }</bdi>
				</strong>
			</p>
			<TextControl
				label={ __( 'Subject', 'brolga' ) }
				value={ draft.subject }
				maxLength={ LIMITS.subject }
				required
				onChange={ ( subject ) => write( { subject } ) }
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
			<TextareaControl
				label={ __( 'Your reply', 'brolga' ) }
				ref={ words }
				value={ draft.text }
				rows={ 8 }
				maxLength={ LIMITS.text }
				required
				onChange={ ( text ) => write( { text } ) }
				onKeyDown={ ( event ) => {
					if (
						event.key === 'Enter' &&
						( event.ctrlKey || event.metaKey )
					) {
						event.preventDefault();
						void send();
					}
				} }
				help={
					lead.reply.answers_to === ''
						? __( 'Sent as plain text.', 'brolga' )
						: sprintf(
								/* translators: %s: an email address. */
								__(
									'Sent as plain text. Reply-to: %s.',
									'brolga'
								),
								lead.reply.answers_to
							)
				}
				__nextHasNoMarginBottom
			/>
			<CheckboxControl
				// The list brings components of its own, which count their ids from 0 too.
				id="brolga-reply-quotes"
				label={ __( 'Quote the message below your reply', 'brolga' ) }
				checked={ draft.quote }
				onChange={ ( quote ) => write( { quote } ) }
				__nextHasNoMarginBottom
			/>
			<CheckboxControl
				id="brolga-reply-done"
				label={ __( 'Mark lead as done', 'brolga' ) }
				checked={ draft.done }
				onChange={ ( done ) => write( { done } ) }
				__nextHasNoMarginBottom
			/>
			{ error !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
			<div className="brolga-reply__buttons">
				<Button
					type="submit"
					variant="primary"
					isBusy={ busy }
					disabled={ busy || isEmpty }
					accessibleWhenDisabled
					__next40pxDefaultSize
				>
					{ __( 'Send reply', 'brolga' ) }
				</Button>
				<Button
					variant="tertiary"
					disabled={ busy }
					onClick={ props.onDiscard }
					__next40pxDefaultSize
				>
					{ __( 'Discard', 'brolga' ) }
				</Button>
				<a
					className="brolga-reply__mailto"
					href={ `mailto:${ encodeURIComponent(
						lead.email
					) }?subject=${ encodeURIComponent( draft.subject ) }` }
				>
					{ __( 'Use your email app instead', 'brolga' ) }
				</a>
			</div>
		</form>
	);
}
