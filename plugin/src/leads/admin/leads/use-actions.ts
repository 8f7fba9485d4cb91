/**
 * The lead that is open, and what an owner does with it.
 */
import type { LeadStatus } from '@brolga/contracts';
import { useEffect, useState, type RefObject } from '@wordpress/element';
import * as rest from '../../rest';
import { useLead, type OneLead } from './use-lead';
import { useReply, type OpenReply } from './use-reply';
import { eventText } from './words';

/** A change of status that nobody has to be named for. */
const NOBODYS = { at: '', kind: 'status', user: '' } as const;

interface Ears {
	/** Tells those who do not see it what was done. */
	readonly onSay?: ( ( words: string ) => void ) | undefined;
	readonly onClose: () => void;
	/** Called when something about the lead has changed. */
	readonly onChange: () => void;
}

export interface LeadActions extends Pick<
	OneLead,
	'lead' | 'error' | 'busy'
> {
	readonly reply: OpenReply;
	/** A note that is being written. */
	readonly note: string;
	/** Whom a reply was just sent to; empty: nobody. */
	readonly sent: string;
	readonly mark: ( status: LeadStatus ) => Promise< void >;
	/** Puts mails back into the queue: one job's, or all that failed. */
	readonly resend: ( job?: number ) => Promise< void >;
	readonly remove: () => Promise< void >;
	readonly write: ( note: string ) => void;
	readonly saveNote: () => Promise< void >;
	readonly beginReply: () => void;
	/** Takes the lead as it is after a reply. */
	readonly endReply: ( now: rest.Lead ) => void;
	readonly forgetSent: () => void;
	readonly reload: () => void;
}

/**
 * Reads a lead and does things with it.
 *
 * @param id      The lead; of another one, another component asks.
 * @param heading Gets the focus when the lead is there.
 * @param ears    Who is told.
 */
export function useActions(
	id: number,
	heading: RefObject< HTMLElement | null >,
	{ onSay, onClose, onChange }: Ears
): LeadActions {
	const { lead, error, busy, show, take, settle } = useLead( id );
	const [ note, write ] = useState( '' );
	const [ sent, setSent ] = useState( '' );
	const reply = useReply( id );

	useEffect( () => {
		void take( rest.read( id ) ).then( () => heading.current?.focus() );
	}, [ id, take, heading ] );

	/** Shows an answer; whether there was one. */
	const change = async ( answer: Promise< rest.Lead > ) => {
		const isDone = await take( answer );
		if ( isDone ) {
			onChange();
		}
		return isDone;
	};

	return {
		...{ lead, error, busy, reply, note, write, sent },
		mark: async ( status ) => {
			if ( await change( rest.update( id, { status } ) ) ) {
				onSay?.( eventText( { ...NOBODYS, text: status } ) );
			}
		},
		resend: async ( job ) =>
			void ( await change( rest.resend( id, job ) ) ),
		remove: async () => {
			if ( await settle( rest.remove( id ) ) ) {
				onChange();
				onClose();
			}
		},
		saveNote: async () => {
			if ( await change( rest.update( id, { note } ) ) ) {
				write( '' );
			}
		},
		beginReply: () => {
			if ( lead === undefined || reply.draft !== undefined ) {
				return;
			}
			if ( lead.reply.obstacle !== '' ) {
				onSay?.( lead.reply.obstacle );
				return;
			}
			setSent( '' );
			reply.begin( lead );
		},
		endReply: ( now ) => {
			reply.end();
			show( now );
			setSent( now.email );
			onChange();
		},
		forgetSent: () => setSent( '' ),
		reload: () => void take( rest.read( id ) ),
	};
}
