/**
 * WordPress from Debian's own packages, for a machine that reaches its Debian
 * mirror but not wordpress.org. Nothing is installed: the packages are fetched
 * through temporary lists and unpacked into a folder.
 */
import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exists, run } from './children.mjs';
import { during } from './progress.mjs';

/** The suites with a WordPress we support, the newest packages first. */
const SUITES = [ 'sid', 'forky', 'trixie' ];

/** `wordpress`, its default theme, and what its symbolic links point to. */
const PACKAGES = [
	'wordpress',
	'wordpress-theme-twentytwentyfive',
	'libphp-phpmailer',
	'php-getid3',
	'libjs-underscore',
	'libjs-lodash',
	'libjs-jquery-ui',
	'libjs-cropper',
	'ca-certificates',
];

const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';

/** The `deb` entries of a sources file, in either of apt's two formats. */
export function parseSources( text ) {
	const classic = [
		...text.matchAll( /^deb\s+(?:\[[^\]]*\]\s+)?(\S+)\s+(\S+)\s+(.+)$/gm ),
	].map( ( [ , uri, suite, components ] ) => ( {
		uri,
		suites: [ suite ],
		components: components.split( /\s+/ ),
	} ) );
	const stanzas = text.split( /\n\s*\n/ ).flatMap( ( stanza ) => {
		const field = ( name ) =>
			new RegExp( `^${ name }:\\s*(.+)$`, 'mi' )
				.exec( stanza )?.[ 1 ]
				?.trim()
				.split( /\s+/ ) ?? [];
		return field( 'Types' ).includes( 'deb' ) &&
			field( 'Enabled' )[ 0 ] !== 'no'
			? field( 'URIs' ).map( ( uri ) => ( {
					uri,
					suites: field( 'Suites' ),
					components: field( 'Components' ),
				} ) )
			: [];
	} );
	return [ ...stanzas, ...classic ];
}

/** The mirror this Debian machine takes its own release from, if it is one. */
export async function debianMirror( {
	release = '/etc/os-release',
	folder = '/etc/apt',
} = {} ) {
	const about = await readFile( release, 'utf8' ).catch( () => '' );
	const codename = /^VERSION_CODENAME="?([a-z]+)"?$/m.exec( about )?.[ 1 ];
	if ( ! /^ID="?debian"?$/m.test( about ) || ! codename ) {
		return null;
	}
	const more = await readdir( join( folder, 'sources.list.d' ) ).catch(
		() => []
	);
	const files = [
		'sources.list',
		...more.map( ( name ) => join( 'sources.list.d', name ) ),
	];
	for ( const file of files.filter( ( name ) =>
		/\.(list|sources)$/.test( name )
	) ) {
		const text = await readFile( join( folder, file ), 'utf8' ).catch(
			() => ''
		);
		const entry = parseSources( text ).find(
			( { suites, components } ) =>
				suites.includes( codename ) && components.includes( 'main' )
		);
		if ( entry ) {
			return entry.uri;
		}
	}
	return null;
}

/** apt with lists, state and cache of its own in a folder. */
async function aptFor( folder, mirror, suite ) {
	await mkdir( join( folder, 'lists/partial' ), { recursive: true } );
	await mkdir( join( folder, 'cache/archives/partial' ), {
		recursive: true,
	} );
	await writeFile( join( folder, 'status' ), '' );
	await writeFile(
		join( folder, 'sources.list' ),
		`deb [signed-by=${ KEYRING }] ${ mirror } ${ suite } main\n`
	);
	const options = {
		'Dir::Etc::sourcelist': join( folder, 'sources.list' ),
		'Dir::Etc::sourceparts': '/nonexistent',
		'Dir::State::lists': join( folder, 'lists' ),
		'Dir::State::status': join( folder, 'status' ),
		'Dir::Cache': join( folder, 'cache' ),
		'APT::Sandbox::User': 'root',
		'Acquire::Languages': 'none',
		'Acquire::IndexTargets::deb::DEP-11::DefaultEnabled': 'false',
		'Acquire::Retries': '2',
	};
	const flags = Object.entries( options ).flatMap( ( [ name, value ] ) => [
		'-o',
		`${ name }=${ value }`,
	] );
	return ( command, args ) =>
		run( command, [ ...flags, ...args ], { cwd: folder } );
}

/** `7.1.4+dfsg1-1` is WordPress 7.1.4. */
const candidate = ( show ) =>
	/^Version:\s*(?:\d+:)?([\d.]+)/m
		.exec( show )?.[ 1 ]
		?.replace( /\.$/, '' ) ?? null;

/** Unpacks the packages and puts files where the package has symbolic links. */
async function assemble( packages, folder, target ) {
	const unpacked = join( folder, 'unpacked' );
	const names = ( await readdir( packages ) ).filter( ( name ) =>
		name.endsWith( '.deb' )
	);
	for ( const name of names ) {
		await run( 'dpkg-deb', [ '-x', join( packages, name ), unpacked ] );
	}
	const wordpress = join( unpacked, 'usr/share/wordpress' );
	// Both belong to a system-wide installation.
	await rm( join( wordpress, 'wp-config.php' ), { force: true } );
	await rm( join( wordpress, '.htaccess' ), { force: true } );

	const mozilla = join( unpacked, 'usr/share/ca-certificates/mozilla' );
	const certificates = ( await readdir( mozilla ) )
		.filter( ( name ) => name.endsWith( '.crt' ) )
		.sort();
	const bundle = join( wordpress, 'wp-includes/certificates/ca-bundle.crt' );
	await rm( bundle, { force: true } );
	await writeFile(
		bundle,
		(
			await Promise.all(
				certificates.map( ( name ) =>
					readFile( join( mozilla, name ), 'utf8' )
				)
			)
		).join( '\n' )
	);

	await cp( wordpress, target, { recursive: true, dereference: true } );
}

/**
 * Finds the first suite whose WordPress is acceptable and unpacks it.
 *
 * @param {{ folder: string, target: string, accepts: (version: string) => boolean, oldest?: boolean }} options
 * @return {Promise<string | null>} The suite's name; null where this machine has no such package.
 */
export async function debianWordPress( {
	folder,
	target,
	accepts,
	oldest = false,
} ) {
	const mirror = await debianMirror();
	if (
		! mirror ||
		! ( await exists( 'apt-get' ) ) ||
		! ( await exists( 'dpkg-deb' ) )
	) {
		return null;
	}
	for ( const suite of oldest ? [ ...SUITES ].reverse() : SUITES ) {
		const apt = await aptFor( join( folder, suite ), mirror, suite );
		const update = await during(
			`Reading Debian's ${ suite } package list`,
			() =>
				apt( 'apt-get', [ 'update', '--error-on=any' ] ).catch(
					() => null
				)
		);
		const version =
			update &&
			candidate(
				(
					await apt( 'apt-cache', [
						'show',
						'--no-all-versions',
						'wordpress',
					] )
				).stdout
			);
		if ( version && accepts( version ) ) {
			await during(
				`Fetching WordPress ${ version } from Debian ${ suite }`,
				() => apt( 'apt-get', [ 'download', ...PACKAGES ] )
			);
			await during( 'Unpacking', () =>
				assemble( join( folder, suite ), folder, target )
			);
			return suite;
		}
	}
	return null;
}
