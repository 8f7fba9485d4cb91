/**
 * The shortest proof that a site works: its home page, one enquiry stored, and
 * nothing that PHP complained about.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runPhp } from '../../../bin/lib/php.mjs';
import { say } from '../../../bin/lib/progress.mjs';

/** Counts checks and prints them; the last line is for bin/test. */
export class Checks {
	passed = 0;
	failed = 0;

	/** Notes whether something holds, and what was seen where it does not. */
	note( name, holds, seen = '' ) {
		this[ holds ? 'passed' : 'failed' ]++;
		say(
			`${ holds ? '✓' : '✗' } ${ name }${ holds ? '' : `: ${ seen }` }`
		);
	}

	end() {
		say( `${ this.passed } passed, ${ this.failed } failed, 0 skipped` );
		process.exitCode = this.failed ? 1 : 0;
	}
}

const input = ( html, name ) =>
	new RegExp( `name="${ name }"[^>]*value="([^"]*)"` ).exec( html )?.[ 1 ] ??
	'';

/** The number of enquiries whose answers hold a text. */
async function stored( dir, text ) {
	const { stdout } = await runPhp(
		dir,
		join( import.meta.dirname, 'count-entries.php' ),
		{ args: [ text ] }
	);
	return Number( stdout.trim().split( '\n' ).at( -1 ) );
}

/**
 * Looks at a site that is served.
 *
 * @param {Checks} checks
 * @param {{ dir: string, url: string }} site
 */
export async function smoke( checks, { dir, url } ) {
	const site = url.replace( /\/$/, '' );
	const home = await fetch( `${ site }/` );
	const html = await home.text();
	checks.note(
		'the home page answers 200',
		home.status === 200,
		home.status
	);
	checks.note(
		'it has our theme and the site module',
		/themes\/brolga\//.test( html ) &&
			html.includes( 'build/runtime/site.js' )
	);

	const page = await fetch( `${ site }/contact/` );
	const form = await page.text();
	const text = `smoke-${ Math.random().toString( 36 ).slice( 2 ) }`;
	const answer = await fetch( `${ site }/contact/`, {
		method: 'POST',
		redirect: 'manual',
		body: new URLSearchParams( {
			brolga_form: input( form, 'brolga_form' ),
			brolga_key: '',
			et_pb_contact_name_0: 'Jo',
			et_pb_contact_email_0: 'jo@example.com',
			et_pb_contact_message_0: text,
			et_pb_contactform_submit_0: '1',
		} ),
	} );
	checks.note(
		'an enquiry is answered with the redirect',
		answer.status === 303 &&
			( answer.headers.get( 'location' ) ?? '' ).includes( 'thank-you' ),
		`${ answer.status } ${ answer.headers.get( 'location' ) }`
	);
	const count = await stored( dir, text );
	checks.note( 'it is stored, once', count === 1, count );

	const tabs = await ( await fetch( `${ site }/modules/tabs/` ) ).text();
	checks.note( 'a block is rendered', tabs.includes( 'data-brolga-panel' ) );

	const log = await readFile(
		join( dir, 'wp-content/debug.log' ),
		'utf8'
	).catch( () => '' );
	const ours = log
		.split( '\n' )
		.filter( ( line ) => /plugins\/brolga|themes\/brolga/.test( line ) );
	checks.note(
		'PHP has nothing to complain about',
		ours.length === 0,
		ours[ 0 ]
	);
}
