/**
 * Who exported and changed what, and when.
 */
import { humanTimeDiff } from '@wordpress/date';
import { __ } from '@wordpress/i18n';
import type { AuditLine } from '../../rest';
import { exactly } from '../../../admin/exactly';
import { deed, details } from './words';

export const AuditLog = ( {
	lines,
}: {
	readonly lines: readonly AuditLine[];
} ) => (
	<section className="brolga-log" aria-labelledby="brolga-log">
		<h2 id="brolga-log">{ __( 'Audit log', 'brolga' ) }</h2>
		{ lines.length === 0 ? (
			<p>
				{ __(
					'Nothing yet. Changes to settings, exports and other actions are recorded here.',
					'brolga'
				) }
			</p>
		) : (
			<table className="widefat striped">
				<thead>
					<tr>
						<th scope="col">{ __( 'When', 'brolga' ) }</th>
						<th scope="col">{ __( 'User', 'brolga' ) }</th>
						<th scope="col">{ __( 'Action', 'brolga' ) }</th>
					</tr>
				</thead>
				<tbody>
					{ lines.map( ( line, index ) => (
						// Lines have no identity of their own, and never change.
						<tr key={ index }>
							<td>
								<time
									dateTime={ line.at }
									title={ exactly( line.at ) }
								>
									{ humanTimeDiff( line.at ) }
								</time>
							</td>
							<td>{ line.user || __( 'Unknown', 'brolga' ) }</td>
							<td>
								{ deed( line ) }
								<small>{ details( line ) }</small>
							</td>
						</tr>
					) ) }
				</tbody>
			</table>
		) }
	</section>
);
