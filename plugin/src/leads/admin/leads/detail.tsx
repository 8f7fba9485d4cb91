/**
 * One lead: what was asked, what became of its mail, what to do next.
 */
import { Notice, Spinner } from '@wordpress/components';
import { useRef, type RefObject } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Lead } from '../../rest';
import { useKeys } from '../../../admin/use-keys';
import { About, Answers, KeptApart } from './about';
import { Actions, Head, Sent } from './head';
import { leadKeys } from './keys';
import { Mails } from './mails';
import { SameOrigin, type Origin } from './origin';
import { Composer } from './reply';
import { Timeline } from './timeline';
import { useActions, type LeadActions } from './use-actions';

interface Props {
	readonly id: number;
	/** The lead above it in the list; 0: there is none. */
	readonly previous?: number;
	/** The one below. */
	readonly next?: number;
	/** Opens another lead. */
	readonly onOpen?: ( id: number ) => void;
	/** Tells those who do not see it what a key has done. */
	readonly onSay?: ( words: string ) => void;
	readonly onClose: () => void;
	/** Called when something about the lead has changed. */
	readonly onChange: () => void;
	/** Shows leads of the same origin. */
	readonly onOrigin: ( origin: Origin ) => void;
}

interface PartProps {
	readonly lead: Lead;
	readonly actions: LeadActions;
}

/** The reply that is being written, and to whom one was just sent. */
const Reply = ( {
	lead,
	actions,
	onEnd,
}: PartProps & { readonly onEnd: () => void } ) => {
	const { reply, sent } = actions;
	return (
		<>
			{ reply.draft && lead.reply.obstacle === '' && (
				<Composer
					lead={ lead }
					draft={ reply.draft }
					isNew={ reply.isNew }
					onWrite={ reply.write }
					onSent={ ( now ) => {
						actions.endReply( now );
						onEnd();
					} }
					onStale={ actions.reload }
					onDiscard={ () => {
						reply.end();
						onEnd();
					} }
				/>
			) }
			{ sent !== '' && (
				<Sent to={ sent } onRemove={ actions.forgetSent } />
			) }
		</>
	);
};

interface BodyProps extends PartProps {
	readonly heading: RefObject< HTMLHeadingElement >;
	readonly onOrigin: Props[ 'onOrigin' ];
}

const Body = ( { lead, actions, heading, onOrigin }: BodyProps ) => {
	const opener = useRef< HTMLButtonElement >( null );
	const { busy, note } = actions;
	const resend = ( job?: number ): void => void actions.resend( job );
	return (
		<>
			<Actions
				opener={ opener }
				lead={ lead }
				isReplying={ actions.reply.draft !== undefined }
				onMark={ ( status ) => void actions.mark( status ) }
				onReply={ actions.beginReply }
				onRemove={ () => void actions.remove() }
			/>
			<KeptApart
				lead={ lead }
				onRelease={ () =>
					void actions
						.mark( 'new' )
						.then( () => heading.current?.focus() )
				}
			/>
			<Answers lead={ lead } />
			<Reply
				lead={ lead }
				actions={ actions }
				onEnd={ () => opener.current?.focus() }
			/>
			<Mails
				lead={ lead }
				busy={ busy }
				onResend={ () => resend() }
				onResendOne={ resend }
			/>
			<About lead={ lead } onOrigin={ onOrigin } />
			<SameOrigin lead={ lead } onShow={ onOrigin } />
			<Timeline
				events={ lead.timeline }
				busy={ busy }
				note={ note }
				onNote={ actions.write }
				onSaveNote={ () => void actions.saveNote() }
				onResend={ resend }
			/>
		</>
	);
};

export function LeadDetail( props: Props ) {
	const { id, previous = 0, next = 0, onClose } = props;
	const heading = useRef< HTMLHeadingElement >( null );
	const actions = useActions( id, heading, props );
	const { lead, error, busy } = actions;
	useKeys(
		leadKeys(
			busy || lead === undefined
				? {}
				: {
						e: () => void actions.mark( 'done' ),
						s: () => void actions.mark( 'spam' ),
						r: actions.beginReply,
					}
		)
	);
	return (
		<aside
			className="brolga-lead"
			aria-label={ __( 'Lead', 'brolga' ) }
			aria-busy={ busy }
		>
			<Head
				{ ...{ heading, lead, previous, next, onClose } }
				onOpen={ props.onOpen }
			/>
			{ error !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
			{ lead === undefined && error === '' && <Spinner /> }
			{ lead !== undefined && (
				<Body
					{ ...{ lead, actions, heading } }
					onOrigin={ props.onOrigin }
				/>
			) }
		</aside>
	);
}
