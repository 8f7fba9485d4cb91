/**
 * Consent as it is now, and the services that wait for it or run.
 */
import { CONSENT } from '@brolga/contracts';
import { __, sprintf } from '@wordpress/i18n';
import {
	answered,
	consentFor,
	saysNo,
	type ConsentIsland,
} from '../../consent/state';
import { config } from '../../runtime/config';
import {
	answeredAt,
	stateOf,
	type ServiceState,
	type ToolbarData,
} from './model';

const STATES: Readonly<
	Record< ServiceState, readonly [ text: string, look: string ] >
> = {
	runs: [ __( 'Runs', 'brolga' ), 'is-good' ],
	waits: [ __( 'Waits for consent', 'brolga' ), 'is-waiting' ],
	blocked: [ __( 'Refused', 'brolga' ), 'is-bad' ],
	staff: [ __( 'Off for you', 'brolga' ), '' ],
};

/** The page begins anew, as for who has never been here. */
function reset(): void {
	document.cookie = `${ CONSENT.cookie }=; path=/; max-age=0`;
	window.location.reload();
}

/** What was answered, in a sentence. */
function answerOf(
	{ services }: ConsentIsland[ 'consent' ],
	answer: readonly string[] | undefined
): string {
	const at = answeredAt( document.cookie, CONSENT.cookie );
	if ( answer && at !== undefined ) {
		return sprintf(
			/* translators: 1: a number of services, 2: how many there are, 3: a date. */
			__( 'You agreed to %1$d of %2$d services on %3$s.', 'brolga' ),
			answer.filter( ( id ) => services[ id ] ).length,
			Object.keys( services ).length,
			new Date( at ).toLocaleDateString(
				document.documentElement.lang || undefined,
				{ dateStyle: 'medium' }
			)
		);
	}
	return saysNo()
		? __(
				'Your browser sends Global Privacy Control: everything counts as refused.',
				'brolga'
			)
		: __( 'You have not answered the consent banner yet.', 'brolga' );
}

/** What the owner, as a visitor, has answered. */
function Answer( { data }: { readonly data: ToolbarData } ) {
	const asked = config< ConsentIsland >().consent;
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
								'Another plugin asks visitors for consent; its answers count here.',
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
	const answer = answered( asked.version );
	return (
		<section className="answer">
			<p>{ answerOf( asked, answer ) }</p>
			<div className="actions">
				{ answer && (
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
	const isStaff = data.services.some( ( { hears } ) => hears === false );
	return (
		<>
			<Answer data={ data } />
			{ isStaff && (
				<p className="note">
					{ __(
						'Tracking services are not told of your visit, because you can edit this site.',
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
						const [ text, look ] =
							STATES[
								stateOf( service, consentFor( service.id ) )
							];
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
