/**
 * The includes of plugin/includes: who may know whom, and whose tables are whose.
 * The features in plugin/src keep the same table: features.mjs.
 *
 * Each folder stands on a layer. Code knows its own folder, the layers below,
 * and on its own layer the folders that this table names, in one direction.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('./report.mjs').Problem} Problem */

const INCLUDES = 'plugin/includes/';

/**
 * From the ground up. A folder names those of its own layer that it may know;
 * a folder that is named nowhere stands on the last layer and knows none of it.
 */
export const LAYERS = [
	// A drop-in runs before the includes stands; Core knows whether there is one.
	{ Dropins: [] },
	// What add-ons implement and are given; api.mjs lets its reader of settings alone know Core.
	{ Api: [ 'Core' ] },
	{ Core: [] },
	{
		Outbox: [],
		// Answers go to the business.
		Mail: [ 'Outbox', 'Business' ],
		PageCache: [ 'Outbox' ],
		Spam: [],
		// Who runs the site: pages, search engines, searches and mails say it.
		Business: [],
	},
	{
		Forms: [],
		// Knows by it which post, part or pattern a block stands in.
		Content: [ 'Forms' ],
		Leads: [ 'Forms' ],
		Newsletter: [ 'Forms' ],
		Webhooks: [ 'Forms', 'Leads', 'Newsletter' ],
		// Pages of modules and projects have addresses, and a description has a test's control alone.
		Seo: [ 'Content', 'AbTests' ],
		// Knows by it which post, part or pattern a test stands in, hears of orders, and tells searches what waits.
		AbTests: [ 'Forms', 'Shop', 'Search' ],
		// Blocks that are left out by rule: forms keep their numbers, and have conditions of their own inside.
		Effects: [ 'Forms' ],
		// Holds forms, and its changes are told like theirs.
		Popups: [ 'Forms' ],
		// Tells services of stored leads and of the shop, and nobody of a test's preview; knows who referred whom.
		Tracking: [ 'Leads', 'Newsletter', 'AbTests', 'Shop' ],
		// Orders remember the enquiry that came before; images open in the lightbox. Answers menus, searches and keep-alive.
		Shop: [ 'Leads', 'Content', 'Search', 'Session' ],
		// Shows owners what all of them do on a page.
		Toolbar: [ 'AbTests', 'Popups', 'Tracking', 'Consent' ],
		// Its screen opens pages with the scanner that finds their cookies.
		Health: [ 'Consent' ],
		// Holds forms and popups, and knows what of them is its owner's.
		Kits: [ 'Forms', 'Popups' ],
		// Drafts what stands on their screens, and knows sample texts of patterns and of the demo.
		Ai: [ 'Content', 'Demo', 'Forms', 'Leads' ],
		// Brings enquiries, subscribers, products and visitors of a test along, and takes them away again. Its policy names
		// the cookies, and its patterns what is still sample text.
		Demo: [
			'Content',
			'Forms',
			'Leads',
			'Newsletter',
			'AbTests',
			'Popups',
			'Shop',
			'Consent',
		],
	},
];

/** The layer of a folder, counted from the ground. */
const layerOf = ( folder ) => {
	const layer = LAYERS.findIndex( ( folders ) => folder in folders );
	return layer < 0 ? LAYERS.length - 1 : layer;
};

/** @return {boolean} Whether code of a folder may name classes of another. */
export function mayKnow( from, to ) {
	return (
		from === to ||
		layerOf( to ) < layerOf( from ) ||
		( LAYERS[ layerOf( from ) ][ from ] ?? [] ).includes( to )
	);
}

/** Folders that know each other in a circle, by the table itself. */
export function circles( layers = LAYERS ) {
	const edges = Object.assign( {}, ...layers );
	const reaches = ( from, to, seen = new Set() ) =>
		( edges[ from ] ?? [] ).some(
			( next ) =>
				next === to ||
				( ! seen.has( next ) &&
					reaches( next, to, new Set( seen ).add( next ) ) )
		);
	return Object.keys( edges ).filter( ( folder ) =>
		reaches( folder, folder )
	);
}

const lineOf = ( source, index ) =>
	source.slice( 0, index ).split( '\n' ).length;

/** The feature of a file: the first folder below the includes, or undefined. */
const featureOf = ( file ) =>
	file.startsWith( INCLUDES ) && file.slice( INCLUDES.length ).includes( '/' )
		? file.slice( INCLUDES.length ).split( '/' )[ 0 ]
		: undefined;

/** A class by its full name, in code or in a docblock. */
const CLASS = /\bBrolga\\([A-Z]\w*)\\/g;

/** A table of ours, by the name that Connection knows. */
const TABLE = /->(?:table\(|insert\(|update\(|numbered\()\s*'([a-z_]+)'/g;

/** A hook of ours that a file fires, and one that it listens to. */
const FIRES =
	/\b(?:do_action|apply_filters)(?:_ref_array)?\(\s*'(brolga_\w+)'/g;
const LISTENS = /\badd_(?:action|filter)\(\s*'(brolga_\w+)'/g;

/**
 * Hooks are for other plugins: features tell and ask each other by classes (ARCH-9).
 *
 * @param {Array<{ file: string, source: string }>} files PHP files of the plugin.
 * @return {Problem[]} Where a feature listens to a hook that another fires.
 */
export function checkHooks( files ) {
	const features = new Map();
	for ( const { file, source } of files ) {
		for ( const [ , hook ] of source.matchAll( FIRES ) ) {
			features.set( hook, featureOf( file ) );
		}
	}
	return files.flatMap( ( { file, source } ) =>
		[ ...source.matchAll( LISTENS ) ]
			.filter(
				( [ , hook ] ) =>
					features.get( hook ) !== undefined &&
					features.get( hook ) !== featureOf( file )
			)
			.map( ( { 1: hook, index } ) => ( {
				file,
				line: lineOf( source, index ),
				message: `${ hook } is ${ features.get( hook ) }'s hook for other plugins: hear its event, or answer its question`,
			} ) )
	);
}

/**
 * @param {Array<{ file: string, source: string }>} files PHP files of the plugin.
 * @return {Problem[]} What climbs, and tables that are used in two features.
 */
export function checkLayers( files ) {
	const problems = circles().map( ( folder ) => ( {
		file: 'bin/lib/static/layers.mjs',
		message: `${ folder } knows itself by way of others`,
	} ) );
	const owners = new Map();
	for ( const { file, source } of files ) {
		const feature = featureOf( file );
		if ( feature === undefined ) {
			continue;
		}
		for ( const match of source.matchAll( CLASS ) ) {
			if ( ! mayKnow( feature, match[ 1 ] ) ) {
				problems.push( {
					file,
					line: lineOf( source, match.index ),
					message: `${ feature } may not know ${ match[ 1 ] }: tell it by an event, or change the table of layers`,
				} );
			}
		}
		for ( const match of source.matchAll( TABLE ) ) {
			const [ , table ] = match;
			const owner = owners.get( table ) ?? feature;
			owners.set( table, owner );
			if ( owner !== feature ) {
				problems.push( {
					file,
					line: lineOf( source, match.index ),
					message: `the table ${ table } is ${ owner }'s: ask its repository`,
				} );
			}
		}
	}
	return problems;
}

/** An import of one of our classes: its folder below the includes, and its name. */
const IMPORT = /^use Brolga\\((?:\w+\\)+)(\w+)(?: as (\w+))?;$/gm;

/** Comments, in which a name makes nothing depend on anything. */
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*$/gm;

/** A feature's class names its parts, and nothing below names it. */
const isList = ( name ) => name.endsWith( 'Feature' );

/**
 * Which folders of the includes know which, inside of one feature.
 *
 * @param {Array<{ file: string, source: string }>} files PHP files of the plugin.
 * @return {Object<string, string[]>} Folders below the includes by folder.
 */
export function knownFolders( files ) {
	const known = {};
	for ( const { file, source } of files ) {
		const feature = featureOf( file );
		const [ , from, own ] =
			file.slice( INCLUDES.length ).match( /^(.+)\/(\w+)\.php$/ ) ?? [];
		if ( feature === undefined || from === undefined || isList( own ) ) {
			continue;
		}
		const code = source.replace( COMMENTS, '' );
		for ( const [ , path, name, alias ] of code.matchAll( IMPORT ) ) {
			const to = path.slice( 0, -1 ).replaceAll( '\\', '/' );
			const uses = code.match(
				new RegExp( `(?<![\\w\\\\$>])${ alias ?? name }(?!\\w)`, 'g' )
			);
			if (
				to !== from &&
				to.split( '/' )[ 0 ] === feature &&
				! isList( name ) &&
				uses !== null
			) {
				known[ from ] = [ ...( known[ from ] ?? [] ), to ];
			}
		}
	}
	return known;
}

/**
 * @param {Array<{ file: string, source: string }>} files PHP files of the plugin.
 * @return {Problem[]} Folders of one feature that know themselves by way of others.
 */
export const checkFeatures = ( files ) =>
	circles( [ knownFolders( files ) ] ).map( ( folder ) => ( {
		file: INCLUDES + folder,
		message: `${ folder } knows itself by way of other folders of its feature: move what they share to one that both may know`,
	} ) );

/** Reads the files and checks them. */
export function checkLayering( root, files ) {
	const read = files.map( ( file ) => ( {
		file,
		source: readFileSync( join( root, file ), 'utf8' ),
	} ) );
	return [
		...checkLayers( read ),
		...checkFeatures( read ),
		...checkHooks( read ),
	];
}
