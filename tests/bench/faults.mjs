/**
 * Ten thousand enquiries while everything around them fails.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensurePackages } from '../../bin/lib/debian-packages.mjs';
import { fpmPackages } from '../../bin/lib/fpm.mjs';
import { say } from '../../bin/lib/progress.mjs';
import { sufferFaults } from '../support/faults.mjs';

export const about =
	'10,000 messages by 8 clients while database, mail server, processes and disk fail';

/** Left out of bin/bench without names. */
export const takes = 'some ten minutes';

/** What must be nobody's. */
const NONE = {
	acceptedWithoutEntry:
		'visitors who were shown success although their message is not stored',
	storedTwice: 'messages stored twice',
	entriesWithoutMail: 'messages without an email',
	entriesWithTwoMails: 'messages with two different emails',
	mailsWithoutEntry: 'emails without a message',
};

export async function run() {
	await ensurePackages( [
		...( await fpmPackages() ),
		'mariadb-server',
		'php8.2-mysql',
	] );
	const folder = await mkdtemp( join( tmpdir(), 'brolga-faults-' ) );
	try {
		const figures = await sufferFaults( {
			folder,
			submissions: Number( process.env.BROLGA_FAULTS ?? 10_000 ),
			pauseMs: 2500,
		} );
		say( JSON.stringify( figures, null, '  ' ) );
		if ( ! figures.diskFull ) {
			say( 'skipped: the full disk, which needs root to mount one' );
		}
		return {
			figures,
			checks: [
				...Object.entries( NONE ).map( ( [ key, name ] ) => ( {
					name,
					value: figures[ key ],
					limit: 0,
				} ) ),
				{
					name: 'kinds of faults',
					value: Object.keys( figures.faults ).length,
					least: 5,
				},
				{
					name: 'visitors who were shown success, of those who kept trying',
					value: figures.accepted / ( figures.submissions * 0.95 ),
					least: 1,
				},
			],
		};
	} finally {
		await rm( folder, { recursive: true, force: true } );
	}
}
