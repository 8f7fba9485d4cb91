/**
 * The screen: does everything work, and if not, what do I do?
 */
import { Notice, Spinner } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { FailedJob } from '../../../outbox/rest';
import type { Finding, HealthState } from '../../rest';
import { FailedJobs } from '../../../outbox/admin/failed-jobs';
import { Failure } from '../../../admin/failure';
import { ScreenHead } from '../../../admin/screen-head';
import { useKeys } from '../../../admin/use-keys';
import { ATTEMPTS } from '../../../outbox/admin/retry-plan';
import { FindingCard } from './finding';
import { AuditLog } from './log';
import { useHealth } from './use-health';
import { summary } from './words';

const ORDER: readonly HealthState[] = [
	'critical',
	'recommended',
	'unchecked',
	'good',
];

/** Where a lead is shown. */
const leadUrl = ( id: number ): string =>
	`admin.php?page=brolga-leads&lead=${ id }`;

const inState = (
	findings: readonly Finding[],
	state: HealthState
): readonly Finding[] =>
	findings.filter( ( finding ) => finding.state === state );

interface JobsProps {
	readonly jobs: readonly FailedJob[];
	readonly onResend: ( job: number ) => Promise< void >;
}

const Jobs = ( { jobs, onResend }: JobsProps ) => (
	<section className="brolga-log" aria-labelledby="brolga-dead">
		<h2 id="brolga-dead">{ __( 'Failed deliveries', 'brolga' ) }</h2>
		{ jobs.length === 0 ? (
			<p>
				{ sprintf(
					/* translators: %d: a number of attempts. */
					__(
						'No failed deliveries. Anything that fails %d times is listed here.',
						'brolga'
					),
					ATTEMPTS
				) }
			</p>
		) : (
			<>
				<p>
					{ __(
						'Most recent first. Fix the cause, then resend the delivery.',
						'brolga'
					) }
				</p>
				<FailedJobs
					jobs={ jobs }
					leadUrl={ leadUrl }
					onResend={ onResend }
				/>
			</>
		) }
	</section>
);

export function HealthScreen() {
	const health = useHealth();
	const { findings, busy, failure } = health;
	useKeys( [
		{
			key: 'r',
			words: __( 'Check again', 'brolga' ),
			act: () => void health.load(),
		},
	] );
	return (
		<>
			<ScreenHead title={ __( 'Health', 'brolga' ) } />
			<p className="brolga-health__summary" role="status">
				{ findings &&
					summary(
						inState( findings, 'critical' ).length,
						inState( findings, 'recommended' ).length,
						health.jobs.length,
						inState( findings, 'unchecked' ).length
					) }
			</p>
			<Failure text={ failure } onRetry={ () => void health.load() } />
			{ health.done !== '' && (
				<Notice status="success" onRemove={ health.close }>
					{ health.done }
				</Notice>
			) }
			{ ! findings && failure === '' && <Spinner /> }
			{ findings && (
				<>
					<ul className="brolga-findings">
						{ ORDER.flatMap( ( state ) =>
							inState( findings, state )
						).map( ( finding ) => (
							<FindingCard
								key={ finding.id }
								finding={ finding }
								busy={
									busy?.id === finding.id
										? busy.kind
										: undefined
								}
								onAct={ ( action ) =>
									void health.act( finding.id, action )
								}
							/>
						) ) }
					</ul>
					<Jobs jobs={ health.jobs } onResend={ health.resend } />
					<AuditLog lines={ health.lines } />
				</>
			) }
		</>
	);
}
