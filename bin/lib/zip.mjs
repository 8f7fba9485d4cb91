/** The zips a site owner installs: what is in them, and how they are written. */
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { Complaint } from './complaint.mjs';
import { LANGUAGES } from './i18n/languages.mjs';
import { intoPlace } from './temporary.mjs';

/** The languages that are brought along. */
const LOCALES = Object.keys( LANGUAGES );

/**
 * What a zip is made of. `skip` is tried on each path in it; `also` are folders
 * of the checkout that become folders of the zip, `copies` its files by the name
 * they get there.
 */
export const PACKAGES = [
	{
		zip: 'brolga.zip',
		source: 'plugin',
		// The build has the blocks' metadata, render files, scripts and styles.
		skip: /^(blocks|src)(\/|$)|\.(tsx?|scss|map|po)$|(^|\/)(tests|node_modules)(\/|$)|(^|\/)\./,
		needed: [
			'brolga.php',
			'events.php',
			'readme.txt',
			'uninstall.php',
			'wpml-config.xml',
			'includes/Plugin.php',
			'build/blocks/blocks-manifest.php',
			'build/runtime/index.js',
			'build/help/pages.php',
			'build/help/en/README.html',
			'build/help/de/README.html',
			...LOCALES.map(
				( locale ) => `languages/brolga-${ locale }.l10n.php`
			),
			'demo/seed.php',
			'demo/leads.json',
			'demo/pages/home.html',
			'demo/src/Media.php',
		],
		// What the screen "Get started" imports.
		also: [ 'demo' ],
		// The README's, in the order of the readme's captions.
		copies: {
			'screenshot-1.jpg': 'docs/images/demo.jpg',
			'screenshot-2.jpg': 'docs/images/leads.jpg',
			'screenshot-3.jpg': 'docs/images/editor.jpg',
			'screenshot-4.jpg': 'docs/images/demo-phone.jpg',
		},
	},
	{
		zip: 'brolga-theme.zip',
		source: 'theme',
		skip: /\.(tsx?|scss|map|po)$|(^|\/)(tests|node_modules|src)(\/|$)|(^|\/)\./,
		needed: [
			'style.css',
			'theme.json',
			'functions.php',
			'templates/index.html',
			...LOCALES.map( ( locale ) => `languages/${ locale }.l10n.php` ),
		],
	},
];

/** The files of a folder, as sorted paths in it. */
async function filesOf( folder, skip, inside = '' ) {
	const found = [];
	for ( const entry of await readdir( join( folder, inside ), {
		withFileTypes: true,
	} ) ) {
		const path = inside ? `${ inside }/${ entry.name }` : entry.name;
		if ( ! skip.test( path ) ) {
			found.push(
				...( entry.isDirectory()
					? await filesOf( folder, skip, path )
					: [ path ] )
			);
		}
	}
	return found.sort();
}

/** Files whose headers WordPress reads. */
const HEADERS = [ 'brolga.php', 'style.css' ];

/** The time of a zip's entries: the same whenever and wherever it is made. */
const TIME = new Date( 2000, 0, 1 );

/**
 * Writes a zip with one folder, `brolga`.
 *
 * @param {{ source: string, target: string, zip: string, skip: RegExp, needed: string[], license: string, also?: string[], copies?: Record<string, string>, root?: string, rewrite?: (path: string, text: string) => string, adds?: Record<string, string> }} options `also` and `copies` lie in `root`. `rewrite` changes the text of headers; `adds` are further files by path.
 * @return {Promise<{ count: number, bytes: number }>} The number of its files, and its size.
 */
export async function pack( {
	source,
	target,
	zip,
	skip,
	needed,
	license,
	also = [],
	copies = {},
	root = source,
	rewrite = ( path, text ) => text,
	adds = {},
} ) {
	/** Where each file of the zip is. */
	const places = new Map(
		( await filesOf( source, skip ) ).map( ( path ) => [
			path,
			join( source, path ),
		] )
	);
	for ( const folder of also ) {
		// Where it is missing, its needed files are told below.
		const there = await stat( join( root, folder ) ).catch( () => null );
		for ( const path of there ? await filesOf( root, skip, folder ) : [] ) {
			places.set( path, join( root, path ) );
		}
	}
	for ( const [ path, file ] of Object.entries( copies ) ) {
		places.set( path, join( root, file ) );
	}
	const files = [ ...places.keys() ].sort();
	const lacking = needed.filter( ( path ) => ! files.includes( path ) );
	if ( lacking.length ) {
		throw new Complaint(
			`${ zip } would lack ${ lacking.join( ', ' ) }: see what became of them in ${ source }.`
		);
	}
	const contents = new Map( [
		[ 'LICENSE', license ],
		...files.map( ( path ) => [ path, places.get( path ) ] ),
	] );
	const { default: AdmZip } = await import( 'adm-zip' );
	const archive = new AdmZip();
	const add = ( path, content ) => {
		const name = `brolga/${ path }`;
		archive.addFile( name, Buffer.from( content ), '', 0o644 );
		archive.getEntry( name ).header.time = TIME;
	};
	for ( const [ path, file ] of contents ) {
		const content = await readFile( file );
		add(
			path,
			HEADERS.includes( path )
				? rewrite( path, content.toString() )
				: content
		);
	}
	for ( const [ path, text ] of Object.entries( adds ) ) {
		add( path, text );
	}
	await intoPlace( target, ( partial ) =>
		archive.writeZipPromise( partial, { perm: 0o644 } )
	);
	return { count: contents.size, bytes: ( await stat( target ) ).size };
}

/**
 * How much of a zip a folder takes.
 *
 * @param {string} folder
 * @param {RegExp} skip   As of PACKAGES, tried on the paths in the folder.
 * @return {Promise<number>} Bytes.
 */
export async function packedSize( folder, skip ) {
	const sizes = await Promise.all(
		( await filesOf( folder, skip ) ).map(
			async ( path ) =>
				deflateRawSync( await readFile( join( folder, path ) ) ).length
		)
	);
	return sizes.reduce( ( sum, size ) => sum + size, 0 );
}
