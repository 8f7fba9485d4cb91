/**
 * Sends a reply, once, however often the button is pressed.
 */
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import * as rest from '../../rest';
import { messageOf } from '../../../admin/rest/message';
import { anew, isComplete, type Draft } from './draft';

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
			'You have been logged out, or are no longer allowed to reply to leads. Log in again in another tab, then press “Send reply” again. Your text is kept here.',
			'brolga'
		);
	}
	if ( NO_ANSWER.includes( code ) ) {
		return __(
			'The server did not respond. Your text is kept here. Press “Send reply” again. The visitor only receives one reply, however often you try.',
			'brolga'
		);
	}
	return messageOf( reason );
}

interface Reply {
	readonly lead: rest.Lead;
	readonly draft: Draft;
	readonly onWrite: ( draft: Draft ) => void;
	/** Called with the lead as it is now. */
	readonly onSent: ( lead: rest.Lead ) => void;
	/** Called when a reply that was sent before came to light. */
	readonly onStale: () => void;
}

interface Sending {
	readonly busy: boolean;
	/** Why it was not sent; empty: nobody knows of a reason. */
	readonly error: string;
	readonly send: () => Promise< void >;
}

/**
 * How far a reply is.
 *
 * @see LEAD-34 LEAD-37
 * @param reply See Reply.
 */
export function useSending( reply: Reply ): Sending {
	const { lead, draft } = reply;
	const [ error, setError ] = useState( '' );
	const [ busy, setBusy ] = useState( false );
	// A second click comes before the button is drawn anew.
	const sending = useRef( false );

	const send = async (): Promise< void > => {
		if ( sending.current || ! isComplete( draft ) ) {
			return;
		}
		sending.current = true;
		setBusy( true );
		setError( '' );
		try {
			reply.onSent( await rest.reply( lead.id, draft ) );
		} catch ( reason ) {
			setError( failureOf( reason ) );
			if (
				( reason as { code?: string } ).code === 'brolga_reply_conflict'
			) {
				reply.onWrite( anew( draft ) );
				reply.onStale();
			}
		} finally {
			sending.current = false;
			setBusy( false );
		}
	};
	return { busy, error, send };
}
