/** Nothing is lost while everything fails: `bin/bench faults` in small. */
import assert from 'node:assert/strict';
import { Complaint } from '../../bin/lib/complaint.mjs';
import { demandTools } from '../../bin/lib/machine.mjs';
import { say } from '../../bin/lib/progress.mjs';
import { sufferFaults } from '../support/faults.mjs';
import { Skipped, smoke } from '../support/smoke.mjs';

await smoke( async ( { folder, check } ) => {
	await demandTools( [ 'mariadb', 'web server' ] ).catch( ( error ) => {
		throw error instanceof Complaint ? new Skipped( error.message ) : error;
	} );
	const found = await sufferFaults( {
		folder,
		submissions: 200,
		pauseMs: 150,
	} );
	say( JSON.stringify( found ) );
	await check(
		'LEAD-1 LEAD-21: whoever was told of success has one entry',
		() => {
			assert.equal( found.acceptedWithoutEntry, 0 );
			assert.equal( found.storedTwice, 0 );
			// One visitor in twenty gives up; all others come through in the end.
			assert.ok( found.accepted >= 190, String( found.accepted ) );
		}
	);
	await check(
		'OUTBOX-3 OUTBOX-4 OUTBOX-12: each entry has one mail, and nobody else',
		() => {
			assert.equal( found.entriesWithoutMail, 0 );
			assert.equal( found.entriesWithTwoMails, 0 );
			assert.equal( found.mailsWithoutEntry, 0 );
			assert.deepEqual( Object.keys( found.jobs ), [ 'sent' ] );
		}
	);
	await check( 'the faults did happen', () => {
		// Whether one of them became an error that a visitor saw is chance.
		assert.ok( Object.keys( found.faults ).length >= 5 );
	} );
} );
