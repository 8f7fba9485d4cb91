/**
 * What was given up, why, and a button for each to send it again.
 */
import { Button } from '@wordpress/components';
import { humanTimeDiff } from '@wordpress/date';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FailedJob } from '../rest';
import { exactly } from '../../admin/exactly';
import { nameOf } from './failed-job-words';

interface Props {
	readonly jobs: readonly FailedJob[];
	/** Where a lead is shown; undefined: it is not told. */
	readonly leadUrl?: ( id: number ) => string;
	readonly onResend: ( id: number ) => Promise< void >;
}

const When = ( { job }: { readonly job: FailedJob } ) => (
	<time dateTime={ job.at } title={ exactly( job.at ) }>
		{ sprintf(
			/* translators: 1: how long ago, 2: how often it was tried. */
			__( 'failed %1$s, attempts: %2$d', 'brolga' ),
			humanTimeDiff( job.at ),
			job.attempts
		) }
	</time>
);

/**
 * @see OUTBOX-22
 */
export function FailedJobs( { jobs, leadUrl, onResend }: Props ) {
	const [ busy, setBusy ] = useState( 0 );
	const resend = async ( id: number ): Promise< void > => {
		setBusy( id );
		await onResend( id );
		setBusy( 0 );
	};
	return (
		<ul className="brolga-failed-jobs">
			{ jobs.map( ( job ) => (
				<li key={ job.id }>
					<div>
						<strong>{ nameOf( job ) }</strong>
						{ job.about && <span>{ job.about }</span> }
						{ leadUrl && job.lead ? (
							<a href={ leadUrl( job.lead ) }>
								{ __( 'Open the lead', 'brolga' ) }
							</a>
						) : null }
						<When job={ job } />
						{ job.error !== '' && <code>{ job.error }</code> }
					</div>
					<Button
						variant="secondary"
						isBusy={ busy === job.id }
						disabled={ busy !== 0 }
						accessibleWhenDisabled
						aria-label={ sprintf(
							/* translators: 1: what, 2: to whom; may be empty. */
							__( 'Resend: %1$s %2$s', 'brolga' ),
							nameOf( job ),
							job.about ?? ''
						).trim() }
						onClick={ () => void resend( job.id ) }
						__next40pxDefaultSize
					>
						{ __( 'Resend', 'brolga' ) }
					</Button>
				</li>
			) ) }
		</ul>
	);
}
