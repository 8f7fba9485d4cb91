/**
 * One lead: what was asked, what became of its mail, what to do next.
 */
import type { LeadStatus } from '@brolga/contracts';
import { Notice, Spinner } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import * as rest from '../../rest/leads';
import { Mails } from './mails';
import { SameOrigin, type Origin } from './origin';
import { Composer } from './reply';
import { Timeline } from './timeline';
import { useKeys } from './use-keys';
import { useLead } from './use-lead';
import { useReply } from './use-reply';
import { eventText } from './words';
import { About, Answers, KeptApart } from './about';
import { Actions, Head, Sent } from './head';

interface Props {
	readonly id: number;
	/** The lead above it in the list; 0: there is none. */
	readonly previous?: number;
	/** The one below. */
	readonly next?: number;
	/** Opens another lead. */
	readonly onOpen?: ( id: number ) => void;
	/** Whether keys are heard. */
	readonly keysOn?: boolean;
	/** Tells those who do not see it what a key has done. */
	readonly onSay?: ( words: string ) => void;
	readonly onClose: () => void;
	/** Called when something about the lead has changed. */
	readonly onChange: () => void;
	/** Shows leads of the same origin. */
	readonly onOrigin: ( origin: Origin ) => void;
}

export function LeadDetail( {
	id,
	previous = 0,
	next = 0,
	onOpen,
	keysOn = false,
	onSay,
	onClose,
	onChange,
	onOrigin,
}: Props ) {
	const { lead, error, busy, show, take, settle } = useLead( id );
	const [ note, setNote ] = useState( '' );
	const [ sent, setSent ] = useState( '' );
	const reply = useReply( id );
	const heading = useRef< HTMLHeadingElement >( null );
	const opener = useRef< HTMLButtonElement >( null );

	useEffect( () => {
		void take( rest.read( id ) ).then( () => heading.current?.focus() );
	}, [ id, take ] );

	const change = async ( answer: Promise< rest.Lead > ): Promise< void > => {
		if ( await take( answer ) ) {
			onChange();
		}
	};
	const saveNote = async (): Promise< void > => {
		if ( await take( rest.update( id, { note } ) ) ) {
			setNote( '' );
			onChange();
		}
	};
	const remove = async (): Promise< void > => {
		if ( await settle( rest.remove( id ) ) ) {
			onChange();
			onClose();
		}
	};
	const mark = async ( status: LeadStatus ): Promise< void > => {
		if ( await take( rest.update( id, { status } ) ) ) {
			onSay?.(
				eventText( { at: '', kind: 'status', text: status, user: '' } )
			);
			onChange();
		}
	};
	const beginReply = (): void => {
		if ( lead === undefined || reply.draft !== undefined ) {
			return;
		}
		if ( lead.reply.obstacle !== '' ) {
			onSay?.( lead.reply.obstacle );
			return;
		}
		setSent( '' );
		reply.begin( lead );
	};
	useKeys(
		keysOn && ! busy && lead !== undefined
			? {
					e: () => void mark( 'done' ),
					s: () => void mark( 'spam' ),
					r: beginReply,
				}
			: {}
	);
	return (
		<aside
			className="brolga-lead"
			aria-label={ __( 'Lead', 'brolga' ) }
			aria-busy={ busy }
		>
			<Head
				heading={ heading }
				lead={ lead }
				previous={ previous }
				next={ next }
				onOpen={ onOpen }
				onClose={ onClose }
			/>
			{ error !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
			{ lead === undefined && error === '' && <Spinner /> }
			{ lead !== undefined && (
				<>
					<Actions
						opener={ opener }
						lead={ lead }
						isReplying={ reply.draft !== undefined }
						onMark={ ( status ) => void mark( status ) }
						onReply={ beginReply }
						onRemove={ () => void remove() }
					/>
					<KeptApart
						lead={ lead }
						onRelease={ () =>
							void mark( 'new' ).then( () =>
								heading.current?.focus()
							)
						}
					/>
					<Answers lead={ lead } />
					{ reply.draft && lead.reply.obstacle === '' && (
						<Composer
							lead={ lead }
							draft={ reply.draft }
							isNew={ reply.isNew }
							onWrite={ reply.write }
							onSent={ ( now ) => {
								reply.end();
								show( now );
								setSent( now.email );
								onChange();
								opener.current?.focus();
							} }
							onStale={ () => void take( rest.read( id ) ) }
							onDiscard={ () => {
								reply.end();
								opener.current?.focus();
							} }
						/>
					) }
					{ sent !== '' && (
						<Sent to={ sent } onRemove={ () => setSent( '' ) } />
					) }
					<Mails
						lead={ lead }
						busy={ busy }
						onResend={ () => void change( rest.resend( id ) ) }
						onResendOne={ ( job ) =>
							void change( rest.resend( id, job ) )
						}
					/>
					<About lead={ lead } onOrigin={ onOrigin } />
					<SameOrigin lead={ lead } onShow={ onOrigin } />
					<Timeline
						events={ lead.timeline }
						busy={ busy }
						note={ note }
						onNote={ setNote }
						onSaveNote={ () => void saveNote() }
						onResend={ ( job ) =>
							void change( rest.resend( id, job ) )
						}
					/>
				</>
			) }
		</aside>
	);
}
