/**
 * Smoke tests: the commands and runtimes as a newcomer meets them, each a
 * script that ends with a line of counts.
 */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Complaint, main } from '../../bin/lib/complaint.mjs';
import { PHP_FILES, ROOT } from '../../bin/lib/paths.mjs';
import { runPhp } from '../../bin/lib/php.mjs';
import { isFree } from '../../bin/lib/ports.mjs';
import { say } from '../../bin/lib/progress.mjs';

/**
 * Runs a smoke test in a scratch folder.
 *
 * @param {(smoke: { folder: string, check: (name: string, work: () => unknown) => Promise<unknown>, skip: (reason: string) => void }) => Promise<void>} test
 *        `check` counts a piece of work, which fails by throwing; what it resolves to is passed on. `skip` counts one that this machine cannot show.
 */
export const smoke = ( test ) =>
	main( async () => {
		const folder = await mkdtemp( join( tmpdir(), 'brolga-smoke-' ) );
		const count = { passed: 0, failed: 0, skipped: 0 };
		const check = async ( name, work ) => {
			try {
				const result = await work();
				count.passed++;
				say( `✓ ${ name }` );
				return result;
			} catch ( error ) {
				count.failed++;
				say( `✗ ${ name }\n${ error.stack }` );
				return undefined;
			}
		};
		const skip = ( reason ) => {
			count.skipped++;
			say( `skipped: ${ reason }` );
		};
		try {
			await test( { folder, check, skip } );
		} catch ( error ) {
			if ( error instanceof Skipped ) {
				skip( error.message );
			} else {
				count.failed++;
				say(
					`✗ ${ error instanceof Complaint ? error.message : error.stack }`
				);
			}
		} finally {
			// A server that a failure left running may still write there.
			await rm( folder, {
				recursive: true,
				force: true,
				maxRetries: 20,
				retryDelay: 100,
			} );
		}
		say(
			`${ count.passed } passed, ${ count.failed } failed, ${ count.skipped } skipped`
		);
		return count.failed ? 1 : 0;
	} );

/** What this machine cannot show, with the reason. */
export class Skipped extends Error {}

const NOT_COPIED = new Set( [
	'node_modules',
	'vendor',
	'.git',
	'.wordpress',
	'.cache',
	'dist',
] );

/** A copy of the checkout that shares its packages and has its build: a clone a minute later. */
export async function copyCheckout( folder ) {
	const clone = join( folder, 'clone' );
	await cp( ROOT, clone, {
		recursive: true,
		filter: ( path ) =>
			join( path, '..' ) !== ROOT ||
			! (
				NOT_COPIED.has( basename( path ) ) ||
				basename( path ).startsWith( '.wordpress' )
			),
	} );
	await symlink(
		join( ROOT, 'node_modules' ),
		join( clone, 'node_modules' )
	);
	return clone;
}

/** Asks again until it is so. */
export async function until( what, isSo, seconds = 60 ) {
	for ( const end = Date.now() + seconds * 1000; Date.now() < end; ) {
		const found = await isSo();
		if ( found ) {
			return found;
		}
		await sleep( 300 );
	}
	throw new Error( `${ what }: not within ${ seconds } s` );
}

export const unescape = ( text ) =>
	text.replace(
		/&(amp|quot|lt|gt|#0?39);/g,
		( whole, name ) =>
			( { amp: '&', quot: '"', lt: '<', gt: '>' } )[ name ] ?? "'"
	);

const attribute = ( tag, name ) => {
	const value = new RegExp( `\\s${ name }="([^"]*)"` ).exec( tag )?.[ 1 ];
	return value === undefined ? undefined : unescape( value );
};

/**
 * The first form of a page that has a text in it.
 *
 * @param {string} html The page.
 * @param {string} text Of its fields' names.
 */
export const formOf = ( html, text ) =>
	( html.match( /<form\b[\s\S]*?<\/form>/g ) ?? [] ).find( ( form ) =>
		form.includes( text )
	);

/**
 * What a browser sends of a form that a visitor has filled in.
 *
 * @param {string} form    Its markup.
 * @param {string} message What the visitor writes.
 * @param {string} email   The visitor's address.
 * @return {{ action: string, fields: URLSearchParams }} The address is empty where it is the page's.
 */
export function filledIn( form, message, email = 'jo@example.com' ) {
	const fields = new URLSearchParams();
	for ( const tag of form.match( /<(input|textarea|button)\b[^>]*>/g ) ??
		[] ) {
		const name = attribute( tag, 'name' );
		const type = attribute( tag, 'type' ) ?? '';
		if ( ! name || type === 'checkbox' || type === 'radio' ) {
			continue;
		}
		let value = attribute( tag, 'value' ) ?? '';
		if ( tag.startsWith( '<textarea' ) ) {
			value = message;
		} else if ( type === 'email' || /email_\d+$/.test( name ) ) {
			value = email;
		} else if ( type === 'text' && / required\b/.test( tag ) ) {
			value = 'Jo Public';
		}
		fields.append( name, value );
	}
	return { action: attribute( form, 'action' ) ?? '', fields };
}

/**
 * Fills in the enquiry form of a page as a visitor without scripts does, and
 * sends it.
 *
 * @param {string} page    The page's address.
 * @param {string} message What the visitor writes.
 * @return {Promise<{ status: number, location: string | null }>} The site's answer.
 */
export async function enquire( page, message ) {
	const html = await ( await fetch( page ) ).text();
	const form = formOf( html, 'et_pb_contactform_submit_' );
	if ( ! form ) {
		throw new Error( `${ page } has no enquiry form` );
	}
	const { action, fields } = filledIn( form, message );
	const response = await fetch( new URL( action || page, page ), {
		method: 'POST',
		body: fields,
		redirect: 'manual',
	} );
	const location = response.headers.get( 'location' );
	if ( response.status !== 303 ) {
		const said = ( await response.text() ).match(
			/brolga-error-text[^>]*>([^<]*)/g
		);
		throw new Error(
			`the enquiry was answered by ${ response.status } ${ location ?? '' } ${ said ?? '' }`
		);
	}
	return { status: response.status, location };
}

/** Runs PHP code, which ends in a return, inside a site. */
export async function evaluate( dir, code ) {
	const { stdout } = await runPhp( dir, '-r', {
		args: [
			`require '${ PHP_FILES }/request.php'; require getcwd() . '/wp-load.php';
			echo "\\n", wp_json_encode( ( static function () { ${ code } } )() );`,
		],
	} );
	return JSON.parse( stdout.trim().split( '\n' ).at( -1 ) );
}

/** How many enquiries hold a text. */
export const stored = ( dir, text ) =>
	evaluate(
		dir,
		`global $wpdb; return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE fields LIKE %s', $wpdb->prefix . 'brolga_entries', '%${ text }%' ) );`
	);

/** Fails where PHP complained about us, or ended. */
export async function hasNoComplaints( dir ) {
	const log = await readFile(
		join( dir, '.brolga/debug.log' ),
		'utf8'
	).catch( () => '' );
	const ours = /(plugins|themes)\/brolga\/|\/(plugin|theme)\/|Fatal/;
	assert.deepEqual(
		log.split( '\n' ).filter( ( line ) => ours.test( line ) ),
		[]
	);
}

/**
 * The shortest proof that a seeded site works: its pages, a block, one enquiry
 * stored and mailed, and nothing that PHP complained about.
 *
 * @param {(name: string, work: () => unknown) => Promise<unknown>} check   Counts.
 * @param {{ dir: string, url: string }}                            site    Is served at the address, which ends with a slash.
 * @param {(text: string) => unknown}                               arrives Waits for the mail with a text.
 */
export async function looksRight( check, { dir, url }, arrives ) {
	await check(
		'the demo’s pages have our theme and the site module',
		async () => {
			for ( const path of [ '', 'services/', 'contact/', 'modules/' ] ) {
				const response = await fetch( url + path );
				const html = await response.text();
				assert.equal( response.status, 200, path );
				assert.match( html, /themes\/brolga\// );
				assert.match( html, /build\/runtime\/site\.js/ );
			}
		}
	);
	await check( 'a block is rendered', async () => {
		const html = await ( await fetch( `${ url }modules/tabs/` ) ).text();
		assert.match( html, /data-brolga-module="brolga\/tabs"/ );
	} );
	await check( 'an enquiry is answered, stored once and mailed', async () => {
		const text = `smoke-${ randomBytes( 4 ).toString( 'hex' ) }`;
		const { location } = await enquire( `${ url }contact/`, text );
		assert.match( location ?? '', /\/thank-you\// );
		assert.equal( await stored( dir, text ), 1 );
		await fetch( `${ url }wp-cron.php` );
		await arrives( text );
	} );
	await check( 'PHP has nothing to complain about', () =>
		hasNoComplaints( dir )
	);
}

/** Waits for a mail in the mailbox that bin/start printed. */
export const inMailbox =
	( mailbox, seconds = 90 ) =>
	( text ) =>
		until(
			'the mail',
			async () => {
				const response = await fetch( `${ mailbox }api/email` );
				const mails = await response.json();
				return mails.some( ( mail ) => mail.text?.includes( text ) );
			},
			seconds
		);

/** Logs in as the demo's owner; resolves to the cookies. */
export async function logIn( url ) {
	const { status, headers } = await fetch( `${ url }wp-login.php`, {
		method: 'POST',
		redirect: 'manual',
		headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
		body: new URLSearchParams( { log: 'admin', pwd: 'password' } ),
	} );
	assert.equal( status, 302 );
	const cookies = headers
		.getSetCookie()
		.map( ( line ) => line.split( ';' )[ 0 ] );
	assert.ok(
		cookies.some( ( line ) => line.startsWith( 'wordpress_logged_in_' ) )
	);
	return cookies.join( '; ' );
}

/** Fails where something listens on a port for other machines too. */
export async function isLocal( port ) {
	assert.equal( await isFree( port ), false );
	const outside = Object.values( networkInterfaces() )
		.flat()
		.find( ( { family, internal } ) => family === 'IPv4' && ! internal );
	if ( outside ) {
		await assert.rejects(
			fetch( `http://${ outside.address }:${ port }/` )
		);
	}
}
