/**
 * Consent as it is now, and the services that wait for it or run.
 */
import { CONSENT } from '@brolga/contracts';
import { __, _n, sprintf } from '@wordpress/i18n';
import {
	answerTo,
	consentFor,
	saysNo,
	type ConsentConfig,
} from '../../../runtime/consent/state';
import { config } from '../../../runtime/config';
import {
	answeredAt,
	stateOf,
	type ServiceState,
	type ToolbarData,
} from './model';

const STATES: Readonly<
	Record< ServiceState, readonly [ text: string, look: string ] >
> = {
	runs: [ __( 'Running', 'brolga' ), 'is-good' ],
	waits: [ __( 'Waiting for consent', 'brolga' ), 'is-waiting' ],
	blocked: [ __( 'Refused', 'brolga' ), 'is-bad' ],
	staff: [ __( 'Off for you', 'brolga' ), '' ],
};

/** The page begins anew, as for who has never been here. */
function reset(): void {
	document.cookie = `${ CONSENT.cookie }=; path=/; max-age=0`;
	window.location.reload();
}

/** Whether an answer counts for one service at least. */
const isAnswered = ( answers: readonly ( boolean | undefined )[] ): boolean =>
	answers.some( ( answer ) => answer !== undefined );

/** What was answered, in a sentence. */
function answerOf( answers: readonly ( boolean | undefined )[] ): string {
	const at = answeredAt( document.cookie, CONSENT.cookie );
	if ( isAnswered( answers ) && at !== undefined ) {
		return sprintf(
			/* translators: 1: a number of services, 2: how many there are, 3: a date. */
			_n(
				'You agreed to %1$d of %2$d service on %3$s.',
				'You agreed to %1$d of %2$d services on %3$s.',
				answers.length,
				'brolga'
			),
			answers.filter( Boolean ).length,
			answers.length,
			new Date( at ).toLocaleDateString(
				document.documentElement.lang || undefined,
				{ dateStyle: 'medium' }
			)
		);
	}
	return saysNo()
		? __(
				'Your browser sends Global Privacy Control, so everything counts as refused.',
				'brolga'
			)
		: __( 'You have not answered the consent banner yet.', 'brolga' );
}

/** What the owner, as a visitor, has answered. */
function Answer( { data }: { readonly data: ToolbarData } ) {
	const asked = config< ConsentConfig >().consent;
	const settings = data.links.consent !== '' && (
		<a className="more" href={ data.links.consent }>
			{ __( 'Consent settings', 'brolga' ) }
		</a>
	);
	if ( data.asks !== 'us' || ! asked ) {
		return (
			<section className="answer">
				<p>
					{ data.asks === 'other'
						? __(
								'Another plugin asks visitors for consent. Brolga follows their answers.',
								'brolga'
							)
						: __(
								'Visitors are not asked for consent.',
								'brolga'
							) }
				</p>
				{ settings }
			</section>
		);
	}
	const answers = Object.keys( asked.services ).map( ( id ) =>
		answerTo( id, asked )
	);
	return (
		<section className="answer">
			<p>{ answerOf( answers ) }</p>
			<div className="actions">
				{ isAnswered( answers ) && (
					<button type="button" className="button" onClick={ reset }>
						{ __( 'Reset my answer', 'brolga' ) }
					</button>
				) }
				{ settings }
			</div>
		</section>
	);
}

export function Services( { data }: { readonly data: ToolbarData } ) {
	const isUntold = data.services.some( ( { hears } ) => hears === false );
	return (
		<>
			<Answer data={ data } />
			{ isUntold && (
				<p className="note">
					{ data.secret
						? __(
								'This page is never reported to tracking services, because its URL contains a secret key.',
								'brolga'
							)
						: __(
								'Your visit is not reported to tracking services, because you can edit this site.',
								'brolga'
							) }{ ' ' }
					{ data.links.log !== '' && (
						<a href={ data.links.log }>
							{ __( 'Track this page once', 'brolga' ) }
						</a>
					) }
				</p>
			) }
			{ data.services.length > 0 ? (
				<ul className="list">
					{ data.services.map( ( service ) => {
						const state = stateOf(
							service,
							consentFor( service.id )
						);
						const [ name, look ] = STATES[ state ];
						const text =
							state === 'staff' && data.secret
								? __( 'Off on this page', 'brolga' )
								: name;
						return (
							<li key={ service.id }>
								<span className="name">
									{ service.name }
									{ service.host !== '' && (
										<small>{ service.host }</small>
									) }
								</span>
								<span className={ `pill ${ look }` }>
									{ text }
								</span>
							</li>
						);
					} ) }
				</ul>
			) : (
				<p className="empty">
					{ __( 'No outside service is set up.', 'brolga' ) }
				</p>
			) }
			{ data.links.tracking !== '' && (
				<a className="more" href={ data.links.tracking }>
					{ __( 'Tracking settings', 'brolga' ) }
				</a>
			) }
		</>
	);
}
