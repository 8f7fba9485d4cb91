/** The local mailbox: every mail a site sends can be read there. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { start } from './children.mjs';
import { ROOT } from './paths.mjs';
import { HOST, answers, freePort } from './ports.mjs';

/**
 * Starts maildev. A port that is taken is replaced by the next free one: only
 * the site, which is told, needs to know it.
 *
 * @param {{ folder: string, smtpPort?: number, webPort?: number }} options `folder`: where mails are kept, also over restarts.
 * @return {Promise<{ url: string, smtpPort: number, webPort: number, stop: () => Promise<void> }>}
 */
export async function startMailbox( {
	folder,
	smtpPort = 1025,
	webPort = 1080,
} ) {
	const [ smtp, web ] = [
		await freePort( smtpPort ),
		await freePort( webPort ),
	];
	await mkdir( join( folder, 'mail' ), { recursive: true } );
	const args = [
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
	];
	const log = join( folder, 'mailbox.log' );
	const child = start(
		process.execPath,
		[
			join( ROOT, 'node_modules/maildev/dist/bin/maildev.js' ),
			...args.map( String ),
		],
		{ cwd: folder, log }
	);
	const url = `http://${ HOST }:${ web }/`;
	await answers( `${ url }api/email`, { child, log } );
	return { url, smtpPort: smtp, webPort: web, stop: () => child.stop() };
}
