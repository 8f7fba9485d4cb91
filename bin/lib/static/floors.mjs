/**
 * The house of plugin/includes: who may know whom, and whose tables are whose.
 *
 * Each folder stands on a floor. Code knows its own folder, the floors below,
 * and on its own floor the folders that this table names, in one direction.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('./report.mjs').Problem} Problem */

const HOUSE = 'plugin/includes/';

/**
 * From the ground up. A folder names those of its own floor that it may know;
 * a folder that is named nowhere stands on the last floor and knows none of it.
 */
export const FLOORS = [
	{ Core: [] },
	{ Outbox: [], Mail: [ 'Outbox' ], Spam: [] },
	{
		Forms: [],
		// Knows by it which post, part or pattern a block stands in.
		Content: [ 'Forms' ],
		Leads: [ 'Forms' ],
		Newsletter: [ 'Forms' ],
		Webhooks: [ 'Leads', 'Newsletter' ],
		// Pages of modules and projects have addresses.
		Seo: [ 'Content' ],
		// Knows by it which post, part or pattern a test stands in.
		Experiments: [ 'Forms' ],
		// Holds forms, and its changes are told like theirs.
		Popups: [ 'Forms' ],
		// Tells services of stored leads, and nobody of a test's preview.
		Tracking: [ 'Leads', 'Experiments' ],
		// Orders remember the enquiry that came before; images open in the lightbox.
		Shop: [ 'Leads', 'Content' ],
		// Shows owners what all of them do on a page.
		Toolbar: [ 'Experiments', 'Popups', 'Tracking', 'Consent' ],
		// Brings enquiries, subscribers, products and visitors of a test along, and takes them away again.
		Demo: [
			'Forms',
			'Leads',
			'Newsletter',
			'Experiments',
			'Popups',
			'Shop',
		],
	},
];

/** The floor of a folder, counted from the ground. */
const floorOf = ( folder ) => {
	const floor = FLOORS.findIndex( ( folders ) => folder in folders );
	return floor < 0 ? FLOORS.length - 1 : floor;
};

/** @return {boolean} Whether code of a folder may name classes of another. */
export function mayKnow( from, to ) {
	return (
		from === to ||
		floorOf( to ) < floorOf( from ) ||
		( FLOORS[ floorOf( from ) ][ from ] ?? [] ).includes( to )
	);
}

/** Folders that know each other in a circle, by the table itself. */
export function circles( floors = FLOORS ) {
	const edges = Object.assign( {}, ...floors );
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

/** The room of a file: the first folder below the house, or undefined. */
const roomOf = ( file ) =>
	file.startsWith( HOUSE ) && file.slice( HOUSE.length ).includes( '/' )
		? file.slice( HOUSE.length ).split( '/' )[ 0 ]
		: undefined;

/** A class by its full name, in code or in a docblock. */
const CLASS = /\bBrolga\\([A-Z]\w*)\\/g;

/** A table of ours, by the name that Connection knows. */
const TABLE = /->(?:table\(|insert\(|update\()\s*'([a-z_]+)'/g;

/**
 * @param {Array<{ file: string, source: string }>} files PHP files of the plugin.
 * @return {Problem[]} What climbs, and tables that are used in two rooms.
 */
export function checkFloors( files ) {
	const problems = circles().map( ( folder ) => ( {
		file: 'bin/lib/static/floors.mjs',
		message: `${ folder } knows itself by way of others`,
	} ) );
	const owners = new Map();
	for ( const { file, source } of files ) {
		const room = roomOf( file );
		if ( room === undefined ) {
			continue;
		}
		for ( const match of source.matchAll( CLASS ) ) {
			if ( ! mayKnow( room, match[ 1 ] ) ) {
				problems.push( {
					file,
					line: lineOf( source, match.index ),
					message: `${ room } may not know ${ match[ 1 ] }: tell it by an event, or change the table of floors`,
				} );
			}
		}
		for ( const match of source.matchAll( TABLE ) ) {
			const [ , table ] = match;
			const owner = owners.get( table ) ?? room;
			owners.set( table, owner );
			if ( owner !== room ) {
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

/** Reads the files and checks them. */
export const checkHouse = ( root, files ) =>
	checkFloors(
		files.map( ( file ) => ( {
			file,
			source: readFileSync( join( root, file ), 'utf8' ),
		} ) )
	);
