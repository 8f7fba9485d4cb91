/** The local mailbox: every mail a site sends can be read there. */
import { mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { start } from './children.mjs';
import { Complaint } from './complaint.mjs';
import { ROOT } from './paths.mjs';
import { HOST, answers, freePort } from './ports.mjs';

const words = ( log ) => readFile( log, 'latin1' ).catch( () => '' );

/** The port that somebody else has, by what a server said at its end. */
const takenPort = ( text ) =>
	Number( /EADDRINUSE[^\n]*:(\d+)\b/.exec( text )?.[ 1 ] );

/**
 * Waits until the mailbox says that it listens. An answer from its port would
 * not do: it may be somebody else's who has taken the port.
 */
async function listens( child, log, said ) {
	while ( ! /Web Interface/.test( ( await words( log ) ).slice( said ) ) ) {
		if ( ! child.running ) {
			throw new Complaint(
				`The mailbox ended before it listened (see ${ log }).`
			);
		}
		await sleep( 50 );
	}
}

/**
 * Starts maildev. A port that is taken, or that somebody takes before it listens,
 * is replaced by the next free one: only the site, which is told, needs to know it.
 *
 * @param {{ folder: string, smtpPort?: number, webPort?: number }} options `folder`: where mails are kept, also over restarts.
 * @return {Promise<{ url: string, smtpPort: number, webPort: number, stop: () => Promise<void> }>}
 */
export async function startMailbox( {
	folder,
	smtpPort = 1025,
	webPort = 1080,
} ) {
	await mkdir( join( folder, 'mail' ), { recursive: true } );
	for ( let from = { smtp: smtpPort, web: webPort }; ; ) {
		const smtp = await freePort( from.smtp );
		const web = await freePort( from.web );
		const log = join( folder, 'mailbox.log' );
		const said = await stat( log ).then(
			( { size } ) => size,
			() => 0
		);
		const child = start(
			process.execPath,
			[
				join( ROOT, 'node_modules/maildev/dist/bin/maildev.js' ),
				'--smtp',
				smtp,
				'--ip',
				HOST,
				'--web',
				web,
				'--web-ip',
				HOST,
				'--mail-directory',
				join( folder, 'mail' ),
				'--max-emails',
				500,
			].map( String ),
			{ cwd: folder, log }
		);
		const url = `http://${ HOST }:${ web }/`;
		try {
			await listens( child, log, said );
			await answers( `${ url }api/email`, { child, log } );
			return {
				url,
				smtpPort: smtp,
				webPort: web,
				stop: () => child.stop(),
			};
		} catch ( error ) {
			await child.stop();
			const taken = takenPort( ( await words( log ) ).slice( said ) );
			if ( taken !== smtp && taken !== web ) {
				throw error;
			}
			// Somebody was quicker: they keep it.
			from = {
				smtp: smtp + Number( taken === smtp ),
				web: web + Number( taken === web ),
			};
		}
	}
}
