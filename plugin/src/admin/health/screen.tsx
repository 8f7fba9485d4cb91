/**
 * The screen: does everything work, and if not, what do I do?
 */
import { Notice, Spinner } from '@wordpress/components';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import * as rest from '../../rest/health';
import type {
	AuditLine,
	Finding,
	HealthAction,
	HealthState,
} from '../../rest/health';
import {
	newest,
	resend as resendOne,
	type FailedJob,
} from '../../rest/failed-jobs';
import { messageOf } from '../../rest/message';
import { FailedJobs } from '../shared/failed-jobs';
import { outcome } from '../shared/failed-job-words';
import { lookForCookies } from './cookies';
import { FindingCard } from './finding';
import { AuditLog } from './log';
import { summary } from './words';

const ORDER: readonly HealthState[] = [ 'critical', 'recommended', 'good' ];

/** Where a lead is shown. */
const leadUrl = ( id: number ): string =>
	`admin.php?page=brolga-leads&lead=${ id }`;

/** What is being done where. */
interface Busy {
	readonly id: string;
	readonly kind: HealthAction[ 'kind' ];
}

export function HealthScreen() {
	const [ findings, setFindings ] = useState< readonly Finding[] >();
	const [ lines, setLines ] = useState< readonly AuditLine[] >( [] );
	const [ jobs, setJobs ] = useState< readonly FailedJob[] >( [] );
	const [ busy, setBusy ] = useState< Busy | undefined >();
	const [ failure, setFailure ] = useState( '' );
	const [ done, setDone ] = useState( '' );

	const load = useCallback( async (): Promise< void > => {
		try {
			setFindings( await rest.look() );
			setLines( await rest.log() );
			setJobs( await newest() );
			setFailure( '' );
		} catch ( reason ) {
			setFailure( messageOf( reason ) );
		}
	}, [] );
	useEffect( () => void load(), [ load ] );

	const replace = ( id: string, found: Finding ): void =>
		setFindings( ( known ) =>
			known?.map( ( finding ) => ( finding.id === id ? found : finding ) )
		);
	const probe = async ( id: string ): Promise< void > =>
		replace( id, await rest.probe( id ) );
	const checkCookies = async ( id: string ): Promise< void > =>
		replace(
			id,
			await rest.keepCookies(
				await lookForCookies( await rest.cookiePages() )
			)
		);
	const resend = async (): Promise< void > => {
		const count = await rest.resend();
		setDone(
			sprintf(
				/* translators: %d: a number. */
				_n(
					'%d email has been queued again and will be sent within a minute or so.',
					'%d emails have been queued again and will be sent within a minute or so.',
					count,
					'brolga'
				),
				count
			)
		);
		await load();
	};
	const resendLetter = async ( id: number ): Promise< void > => {
		setDone( '' );
		setFailure( '' );
		try {
			setDone( outcome( await resendOne( id, 'health' ) ) );
			await load();
		} catch ( reason ) {
			setFailure( messageOf( reason ) );
		}
	};
	const act = async ( id: string, action: HealthAction ): Promise< void > => {
		setBusy( { id, kind: action.kind } );
		setDone( '' );
		setFailure( '' );
		try {
			await {
				link: () => undefined,
				probe: () => probe( id ),
				resend,
				cookies: () => checkCookies( id ),
			}[ action.kind ]();
		} catch ( reason ) {
			setFailure( messageOf( reason ) );
		}
		setBusy( undefined );
	};

	const count = ( state: HealthState ): number =>
		findings?.filter( ( finding ) => finding.state === state ).length ?? 0;

	return (
		<>
			<h1>{ __( 'Health', 'brolga' ) }</h1>
			<p className="brolga-health__summary" role="status">
				{ findings &&
					summary( count( 'critical' ), count( 'recommended' ) ) }
			</p>
			{ failure !== '' && (
				<Notice
					status="error"
					isDismissible={ false }
					actions={ [
						{
							label: __( 'Try again', 'brolga' ),
							onClick: () => void load(),
						},
					] }
				>
					{ failure }
				</Notice>
			) }
			{ done !== '' && (
				<Notice status="success" onRemove={ () => setDone( '' ) }>
					{ done }
				</Notice>
			) }
			{ ! findings && failure === '' && <Spinner /> }
			{ findings && (
				<ul className="brolga-findings">
					{ ORDER.flatMap( ( state ) =>
						findings.filter(
							( finding ) => finding.state === state
						)
					).map( ( finding ) => (
						<FindingCard
							key={ finding.id }
							finding={ finding }
							busy={
								busy?.id === finding.id ? busy.kind : undefined
							}
							onAct={ ( action ) =>
								void act( finding.id, action )
							}
						/>
					) ) }
				</ul>
			) }
			{ findings && (
				<section className="brolga-log" aria-labelledby="brolga-dead">
					<h2 id="brolga-dead">{ __( 'Failed jobs', 'brolga' ) }</h2>
					{ jobs.length === 0 ? (
						<p>
							{ __(
								'No failed jobs. Anything that cannot be delivered within a day is listed here, with a button to resend it.',
								'brolga'
							) }
						</p>
					) : (
						<>
							<p>
								{ __(
									'Most recent first. Fix the cause, then resend them.',
									'brolga'
								) }
							</p>
							<FailedJobs
								jobs={ jobs }
								leadUrl={ leadUrl }
								onResend={ resendLetter }
							/>
						</>
					) }
				</section>
			) }
			{ findings && <AuditLog lines={ lines } /> }
		</>
	);
}
