/**
 * One subscriber: what is known, and the proof of consent.
 */
import { Button, Modal } from '@wordpress/components';
import { dateI18n, getSettings } from '@wordpress/date';
import { useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { resend } from '../../rest/failed-jobs';
import { messageOf } from '../../rest/message';
import * as rest from '../../rest/subscribers';
import type { Subscriber } from '../../rest/subscribers';
import { FailedJobs } from '../shared/failed-jobs';
import { outcome } from '../shared/failed-job-words';
import { keptApart } from '../leads/words';
import { SpamActions } from './spam';
import { STATUS } from './words';

interface Props {
	readonly subscriber: Subscriber;
	readonly onClose: () => void;
	/** Called when something was done, with what to say about it. */
	readonly onDone: ( message: string ) => void;
}

export function Detail( { subscriber, onClose, onDone }: Props ) {
	const [ sure, setSure ] = useState( false );
	const [ error, setError ] = useState( '' );
	const { email, consent, id } = subscriber;
	const isSpam = subscriber.status === 'spam';
	const ids = useMemo( () => [ id ], [ id ] );
	const fail = ( reason: unknown ): void => setError( messageOf( reason ) );
	const act = ( work: Promise< unknown >, message: string ): void => {
		work.then( () => onDone( message ), fail );
	};
	const rows: [ string, string ][] = [
		[ __( 'Name', 'brolga' ), subscriber.name ],
		[ __( 'List', 'brolga' ), subscriber.list ],
		[
			__( 'Status', 'brolga' ),
			STATUS[ subscriber.status ] ?? subscriber.status,
		],
		...subscriber.fields.map( ( { label, text } ): [ string, string ] => [
			label,
			text,
		] ),
		[ __( 'Agreed to', 'brolga' ), consent.text ],
		[
			__( 'Agreed on', 'brolga' ),
			dateI18n( getSettings().formats.datetime, consent.at, undefined ),
		],
		[ __( 'Page', 'brolga' ), consent.page ],
	];
	return (
		<Modal title={ email } onRequestClose={ onClose } size="medium">
			<dl className="brolga-subscribers__detail">
				{ rows
					.filter( ( [ , text ] ) => text !== '' )
					.map( ( [ label, text ] ) => (
						<div key={ label }>
							<dt>{ label }</dt>
							<dd>{ text }</dd>
						</div>
					) ) }
			</dl>
			{ subscriber.dead.length > 0 && (
				<section className="brolga-subscribers__dead">
					<h2>{ __( 'Failed jobs', 'brolga' ) }</h2>
					<FailedJobs
						jobs={ subscriber.dead }
						onResend={ ( job ) =>
							resend( job, `subscribers/${ id }` ).then(
								( resent ) => onDone( outcome( resent ) ),
								fail
							)
						}
					/>
				</section>
			) }
			{ error !== '' && <p role="alert">{ error }</p> }
			{ isSpam ? (
				<>
					<p>{ keptApart( subscriber.spam ) }</p>
					<SpamActions
						ids={ ids }
						onAct={ ( work ) => work.then( onDone, fail ) }
					/>
				</>
			) : (
				<div className="brolga-subscribers__actions">
					{ subscriber.status !== 'unsubscribed' && (
						<Button
							variant="secondary"
							__next40pxDefaultSize
							onClick={ () =>
								act(
									rest.unsubscribe( subscriber.id ),
									sprintf(
										/* translators: %s: an address. */
										__(
											'%s has been unsubscribed.',
											'brolga'
										),
										email
									)
								)
							}
						>
							{ __( 'Unsubscribe', 'brolga' ) }
						</Button>
					) }
					<Button
						variant="tertiary"
						isDestructive
						__next40pxDefaultSize
						onClick={ () =>
							sure
								? act(
										rest.forget( subscriber.id ),
										sprintf(
											/* translators: %s: an address. */
											__(
												'%s has been deleted.',
												'brolga'
											),
											email
										)
									)
								: setSure( true )
						}
					>
						{ sure
							? __(
									'Delete permanently, with proof of consent',
									'brolga'
								)
							: __( 'Delete…', 'brolga' ) }
					</Button>
				</div>
			) }
		</Modal>
	);
}
