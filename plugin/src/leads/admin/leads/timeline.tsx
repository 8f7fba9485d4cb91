/**
 * What happened to a lead, and what its owners wrote.
 */
import { Button, TextareaControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { LeadEvent } from '../../rest';
import { Time } from './badges';
import { OneMail } from './mails';
import { eventText } from './words';

interface Props {
	readonly events: readonly LeadEvent[];
	readonly busy: boolean;
	/** The note that is being written. */
	readonly note: string;
	readonly onNote: ( note: string ) => void;
	readonly onSaveNote: () => void;
	/** Sends one mail again that was given up. */
	readonly onResend: ( job: number ) => void;
}

/**
 * A reply with its words and what became of its mail.
 *
 * @see LEAD-36
 */
const Reply = ( {
	event: { text, reply, user, at },
	...props
}: {
	readonly event: LeadEvent;
	readonly busy: boolean;
	readonly onResend: ( job: number ) => void;
} ) => (
	<div className="brolga-lead__reply">
		<strong>
			{ sprintf(
				/* translators: %s: the subject of a mail. */
				__( 'Replied: %s', 'brolga' ),
				reply?.subject ?? ''
			) }
		</strong>
		<p className="brolga-lead__value" dir="auto">
			{ text }
		</p>
		{ reply?.mail && <OneMail label="" mail={ reply.mail } /> }
		<small>
			{ user } <Time iso={ at } />
			{ reply?.quotes && ` · ${ __( 'message quoted', 'brolga' ) }` }
		</small>
		{ reply?.mail?.state === 'dead' && (
			<Button
				variant="link"
				disabled={ props.busy }
				accessibleWhenDisabled
				onClick={ () => props.onResend( reply.mail?.id ?? 0 ) }
			>
				{ __( 'Resend reply', 'brolga' ) }
			</Button>
		) }
	</div>
);

export const Timeline = ( props: Props ) => (
	<section className="brolga-lead__timeline">
		<h3>{ __( 'Activity', 'brolga' ) }</h3>
		<ol>
			{ props.events.map( ( event, index ) => (
				<li key={ index }>
					{ event.reply ? (
						<Reply
							event={ event }
							busy={ props.busy }
							onResend={ props.onResend }
						/>
					) : (
						<>
							<span className="brolga-lead__value" dir="auto">
								{ eventText( event ) }
							</span>
							<small>
								{ event.user } <Time iso={ event.at } />
							</small>
						</>
					) }
				</li>
			) ) }
		</ol>
		<TextareaControl
			label={ __( 'Add a note', 'brolga' ) }
			value={ props.note }
			rows={ 2 }
			onChange={ props.onNote }
		/>
		<Button
			variant="secondary"
			disabled={ props.busy || props.note.trim() === '' }
			accessibleWhenDisabled
			onClick={ props.onSaveNote }
			__next40pxDefaultSize
		>
			{ __( 'Save note', 'brolga' ) }
		</Button>
	</section>
);
