/**
 * Smoke tests: the commands and runtimes as a newcomer meets them, each a
 * script that ends with a line of counts.
 */
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Complaint, main } from '../../bin/lib/complaint.mjs';
import { ROOT } from '../../bin/lib/paths.mjs';
import { say } from '../../bin/lib/progress.mjs';

/**
 * Runs a smoke test in a scratch folder.
 *
 * @param {(smoke: { folder: string, check: (name: string, work: () => unknown) => Promise<unknown> }) => Promise<void>} test
 *        `check` counts a piece of work, which fails by throwing; what it resolves to is passed on.
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
		try {
			await test( { folder, check } );
		} catch ( error ) {
			if ( error instanceof Skipped ) {
				count.skipped++;
				say( `skipped: ${ error.message }` );
			} else {
				count.failed++;
				say(
					`✗ ${ error instanceof Complaint ? error.message : error.stack }`
				);
			}
		} finally {
			await rm( folder, { recursive: true, force: true } );
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

const unescape = ( text ) =>
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
 * Fills in the enquiry form of a page as a visitor without scripts does, and
 * sends it.
 *
 * @param {string} page    The page's address.
 * @param {string} message What the visitor writes.
 * @return {Promise<{ status: number, location: string | null }>} The site's answer.
 */
export async function enquire( page, message ) {
	const html = await ( await fetch( page ) ).text();
	const form = ( html.match( /<form\b[\s\S]*?<\/form>/g ) ?? [] ).find(
		( candidate ) => candidate.includes( 'et_pb_contactform_submit_' )
	);
	if ( ! form ) {
		throw new Error( `${ page } has no enquiry form` );
	}
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
			value = 'jo@example.com';
		} else if ( type === 'text' && / required\b/.test( tag ) ) {
			value = 'Jo Public';
		}
		fields.append( name, value );
	}
	const action = attribute( form, 'action' ) || page;
	const response = await fetch( new URL( action, page ), {
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
