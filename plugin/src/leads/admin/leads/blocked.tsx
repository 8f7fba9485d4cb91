/**
 * How much spam was kept away, and why: so that nobody has to trust blindly.
 */
import type { SpamReason } from '@brolga/contracts';
import { useEffect, useState } from '@wordpress/element';
import { _n, sprintf } from '@wordpress/i18n';
import { REASON } from '../../../spam/admin/words';
import * as rest from '../../rest';

/** The same reasons without a “because” before them. */
const heading = ( reason: SpamReason ): string =>
	REASON[ reason ].charAt( 0 ).toLocaleUpperCase() +
	REASON[ reason ].slice( 1 );

interface Props {
	/** Whether spam is listed below, which may be older or marked by hand. */
	readonly hasSpam: boolean;
}

/** @see SPAM-6 */
export function BlockedAttempts( { hasSpam }: Props ) {
	const [ blocked, setBlocked ] = useState< rest.Blocked | undefined >();
	useEffect( () => {
		// Numbers that do not come are no reason to frighten anybody: the list is what counts.
		rest.blocked().then( setBlocked, () => undefined );
	}, [] );
	if ( blocked === undefined ) {
		return null;
	}
	const { days, attempts } = blocked;
	const total = attempts.reduce( ( sum, { count } ) => sum + count, 0 );
	if ( total === 0 ) {
		return hasSpam ? null : (
			<p className="brolga-leads__blocked">
				{ sprintf(
					/* translators: %d: a number of days. */
					_n(
						'Nothing blocked in the last %d day.',
						'Nothing blocked in the last %d days.',
						days,
						'brolga'
					),
					days
				) }
			</p>
		);
	}
	return (
		<details className="brolga-leads__blocked">
			<summary>
				{ sprintf(
					/* translators: 1: a number, 2: a number of days. */
					_n(
						'%1$d attempt blocked in the last %2$d days',
						'%1$d attempts blocked in the last %2$d days',
						total,
						'brolga'
					),
					total,
					days
				) }
			</summary>
			<dl>
				{ attempts.map( ( { reason, count } ) => (
					<div key={ reason }>
						<dt>{ heading( reason ) }</dt>
						<dd>{ count }</dd>
					</div>
				) ) }
			</dl>
		</details>
	);
}
