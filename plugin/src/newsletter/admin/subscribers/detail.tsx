/**
 * One subscriber: what is known, and the proof of consent.
 */
import { Button, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { resend } from '../../../outbox/rest';
import { messageOf } from '../../../admin/rest/message';
import * as rest from '../../rest/subscribers';
import type { Subscriber } from '../../rest/subscribers';
import { keptApart } from '../../../spam/admin/words';
import { outcome } from '../../../outbox/admin/failed-job-words';
import { FailedJobs } from '../../../outbox/admin/failed-jobs';
import { Delete } from './delete';
import { factsOf } from './model';
import { SpamActions } from './spam';

interface Props {
	readonly subscriber: Subscriber;
	readonly onClose: () => void;
	/** Called when something was done, with what to say about it. */
	readonly onDone: ( message: string ) => void;
}

/** What is done with somebody; each part hands it what it has begun. */
interface PartProps {
	readonly subscriber: Subscriber;
	readonly onAct: ( work: Promise< string > ) => Promise< void >;
}

const Failed = ( { subscriber: { id, dead }, onAct }: PartProps ) =>
	dead.length > 0 && (
		<section className="brolga-subscribers__dead">
			<h2>{ __( 'Failed deliveries', 'brolga' ) }</h2>
			<FailedJobs
				jobs={ dead }
				onResend={ ( job ) =>
					onAct(
						resend( job, `subscribers/${ id }` ).then( outcome )
					)
				}
			/>
		</section>
	);

/** The ways out of a list. */
const Actions = ( { subscriber, onAct }: PartProps ) => {
	const { id, email, status } = subscriber;
	const unsubscribe = (): Promise< string > =>
		rest.unsubscribe( id ).then( () =>
			sprintf(
				/* translators: %s: an address. */
				__( '%s has been unsubscribed.', 'brolga' ),
				email
			)
		);
	const forget = (): Promise< string > =>
		rest.forget( id ).then( () =>
			sprintf(
				/* translators: %s: an address. */
				__( '%s has been deleted.', 'brolga' ),
				email
			)
		);
	return (
		<div className="brolga-subscribers__actions">
			{ status !== 'unsubscribed' && (
				<Button
					variant="secondary"
					onClick={ () => void onAct( unsubscribe() ) }
					__next40pxDefaultSize
				>
					{ __( 'Unsubscribe', 'brolga' ) }
				</Button>
			) }
			<Delete onDelete={ () => void onAct( forget() ) } />
		</div>
	);
};

const Spam = ( { subscriber, onAct }: PartProps ) => (
	<>
		<p>{ keptApart( subscriber.spam ) }</p>
		<SpamActions subscriber={ subscriber } onAct={ onAct } />
	</>
);

export function Detail( { subscriber, onClose, onDone }: Props ) {
	const [ error, setError ] = useState( '' );
	const act = ( work: Promise< string > ): Promise< void > =>
		work.then( onDone, ( reason: unknown ) =>
			setError( messageOf( reason ) )
		);
	const Ways = subscriber.status === 'spam' ? Spam : Actions;
	return (
		<Modal
			title={ subscriber.email }
			onRequestClose={ onClose }
			size="medium"
		>
			<dl className="brolga-subscribers__detail">
				{ factsOf( subscriber ).map( ( [ name, fact ] ) => (
					<div key={ name }>
						<dt>{ name }</dt>
						<dd>{ fact }</dd>
					</div>
				) ) }
			</dl>
			<Failed subscriber={ subscriber } onAct={ act } />
			{ error !== '' && <p role="alert">{ error }</p> }
			<Ways subscriber={ subscriber } onAct={ act } />
		</Modal>
	);
}
