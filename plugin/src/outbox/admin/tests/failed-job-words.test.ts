/** LEAD-734 LEAD-735 */
import { nameOf } from '../failed-job-words';

it( 'calls a failed job by the service that did not get it (LEAD-734, LEAD-735)', () => {
	const named = ( kind: string ) => nameOf( { kind, subscriber: false } );
	expect( [ 'webhook', 'slack', 'sheet' ].map( named ) ).toEqual( [
		'Webhook',
		'Slack',
		'Google Sheet',
	] );
} );
