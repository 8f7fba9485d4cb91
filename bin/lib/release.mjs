/**
 * A release that sites update to by themselves: zips that name where the next
 * one is found, and a manifest of them, signed with Ed25519.
 */
import {
	createHash,
	createPrivateKey,
	createPublicKey,
	generateKeyPairSync,
	sign,
} from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Complaint } from './complaint.mjs';
import { PACKAGES, pack } from './zip.mjs';

export const MANIFEST = 'manifest.json';

/** As plugin/includes/Updates/Manifest.php has it. */
const PURPOSE = 'brolga-manifest-1\n';

/** The header file of each package. */
const HEADER = { plugin: 'brolga.php', theme: 'style.css' };

/** @param {string} file Where the new private key is written. */
export function newKey( file ) {
	if ( existsSync( file ) ) {
		throw new Complaint(
			`${ file } exists already: a key that is lost cannot be made again, so choose another name.`
		);
	}
	const { privateKey } = generateKeyPairSync( 'ed25519' );
	writeFileSync(
		file,
		privateKey.export( { type: 'pkcs8', format: 'pem' } ),
		{
			mode: 0o600,
		}
	);
}

/**
 * @param {string} file A private key.
 * @return {import('node:crypto').KeyObject} The key.
 */
function readKey( file ) {
	try {
		const key = createPrivateKey( readFileSync( file ) );
		if ( key.asymmetricKeyType === 'ed25519' ) {
			return key;
		}
	} catch {
		// Told below.
	}
	throw new Complaint(
		`${ file } is no Ed25519 key: make one with bin/package --new-key ${ file }.`
	);
}

/** @return {string} The public half of a key, 32 bytes in base64. */
export const publicKeyOf = ( key ) =>
	Buffer.from(
		createPublicKey( key ).export( { format: 'jwk' } ).x,
		'base64url'
	).toString( 'base64' );

/**
 * @param {Object}                          release What is released.
 * @param {import('node:crypto').KeyObject} key
 * @return {string} The manifest.
 */
export function signed( release, key ) {
	const payload = JSON.stringify( release );
	return JSON.stringify( {
		payload: Buffer.from( payload ).toString( 'base64' ),
		signature: sign( null, Buffer.from( PURPOSE + payload ), key ).toString(
			'base64'
		),
	} );
}

const headerOf = ( text, name ) =>
	new RegExp( `^[ *]*${ name }: *(.+)$`, 'm' ).exec( text )?.[ 1 ] ?? '';

/** What CHANGELOG.md says of a version, as HTML. */
async function changelogOf( root, version ) {
	const { marked } = await import( 'marked' );
	const [ , text = '' ] =
		new RegExp(
			`^## ${ version.replaceAll( '.', '\\.' ) }\\b.*\\n([\\s\\S]*?)(?=^## |$(?![\\s\\S]))`,
			'm'
		).exec( await readFile( join( root, 'CHANGELOG.md' ), 'utf8' ) ) ?? [];
	return marked.parse( text.trim() );
}

/**
 * Writes zips and manifest.
 *
 * @param {{ root: string, updates: string, key: string, target: string }} options `root`: a built checkout; `updates`: where `target` will be served; `key`: the file of the private key.
 * @return {Promise<{ version: string, files: string[] }>} The plugin's version, and the names of the files in `target`.
 */
export async function writeRelease( { root, updates, key, target } ) {
	const privateKey = readKey( key );
	const base = updates.endsWith( '/' ) ? updates : `${ updates }/`;
	const url = `${ base }${ MANIFEST }`;
	const release = { plugin: {}, theme: {} };
	await rm( target, { recursive: true, force: true } );
	await mkdir( target, { recursive: true } );
	const files = [];
	for ( const part of PACKAGES ) {
		const text = await readFile(
			join( root, part.source, HEADER[ part.source ] ),
			'utf8'
		);
		const version = headerOf( text, 'Version' );
		const name = part.zip.replace( '.zip', `-${ version }.zip` );
		await pack( {
			...part,
			source: join( root, part.source ),
			root,
			target: join( target, name ),
			license: join( root, 'LICENSE' ),
			rewrite: ( path, header ) =>
				header.replace( /^([ *]*Update URI: *)false$/m, `$1${ url }` ),
			adds:
				part.source === 'plugin'
					? {
							'release.json': JSON.stringify( {
								updates: url,
								key: publicKeyOf( privateKey ),
							} ),
						}
					: {},
		} );
		release[ part.source ] = {
			version,
			package: base + name,
			sha256: createHash( 'sha256' )
				.update( await readFile( join( target, name ) ) )
				.digest( 'hex' ),
			requires: headerOf( text, 'Requires at least' ),
			requires_php: headerOf( text, 'Requires PHP' ),
			tested: await testedUpTo( root ),
		};
		files.push( name );
	}
	const { version } = release.plugin;
	release.changelog = await changelogOf( root, version );
	writeFileSync( join( target, MANIFEST ), signed( release, privateKey ) );
	return { version, files: [ ...files, MANIFEST ] };
}

const testedUpTo = async ( root ) =>
	headerOf(
		await readFile( join( root, 'plugin/readme.txt' ), 'utf8' ),
		'Tested up to'
	);
