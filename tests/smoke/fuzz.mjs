/** Requests that nobody means well: `bin/bench fuzz` in small. */
import assert from 'node:assert/strict';
import { Complaint } from '../../bin/lib/complaint.mjs';
import { demandTools } from '../../bin/lib/machine.mjs';
import { holds } from '../../bin/lib/bench.mjs';
import { run } from '../bench/fuzz.mjs';
import { Skipped, smoke } from '../support/smoke.mjs';

/** What is played in a minute on two cores that have nothing else to do. */
const REQUESTS = '6000';

/** Always the same: what fails here was brought in by what changed. */
const SEED = '1';

await smoke( async ( { check } ) => {
	await demandTools( [ 'mariadb', 'web server' ] ).catch( ( error ) => {
		throw error instanceof Complaint ? new Skipped( error.message ) : error;
	} );
	const { checks } = await run( [ '--requests', REQUESTS, '--seed', SEED ] );
	for ( const one of checks ) {
		await check( `REST-20: ${ one.name }`, () =>
			assert.ok( holds( one ), String( one.value ) )
		);
	}
} );
