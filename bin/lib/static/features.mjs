/**
 * A feature has one name and two homes: its PHP in plugin/includes, its
 * TypeScript in plugin/src. Both know what the table of layers grants.
 *
 * @see ARCH-770 ARCH-771
 */
import { dirname, relative } from 'node:path/posix';
import { join } from 'node:path';
import entries from '../entries.cjs';
import { mayKnow } from './layers.mjs';
import { projectRoot } from './report.mjs';

/** @typedef {import('./report.mjs').Problem} Problem */

const SRC = 'plugin/src/';
const INCLUDES = 'plugin/includes/';

/** What stands beside the features, and which of it each knows. */
const SHARED = {
	contracts: [],
	styles: [],
	types: [],
	runtime: [ 'contracts' ],
	editor: [ 'contracts', 'runtime' ],
	admin: [ 'contracts', 'runtime', 'editor' ],
};

/** What a feature consists of. */
const PARTS = [ 'admin', 'editor', 'view', 'rest', 'tests' ];

/** These list what features bring, as Plugin.php lists the features: they know all of them. */
const LISTS = [
	'plugin/src/runtime/site/site.ts',
	'plugin/src/admin/settings/registry.ts',
];

/** The PHP folder of a feature: `AbTests` is that of `ab-tests`. */
const featureOf = ( name ) =>
	name.replace( /(?:^|-)([a-z])/g, ( _, letter ) => letter.toUpperCase() );

/** The first folder below another, or undefined. */
const below = ( folder, path ) =>
	path.startsWith( folder )
		? path.slice( folder.length ).split( '/' )[ 0 ]
		: undefined;

const blockOf = ( path ) => below( 'plugin/blocks/', path );
const homeOf = ( path ) => below( SRC, path );

/** Where the names lead that pages and the editor resolve. */
function homes() {
	const named = ( prefix, kind ) =>
		Object.entries( entries.entriesOf( kind ) ).map( ( [ name, path ] ) => [
			`@brolga/${ prefix }${ name }`,
			relative( projectRoot, path ),
		] );
	return new Map( [
		...named( '', 'view' ),
		...named( 'editor-', 'editor' ),
	] );
}
let known;

/**
 * What a file imports, as a path from the project's root; undefined: a package,
 * or what nobody owns.
 */
function target( file, path ) {
	if ( path.startsWith( '.' ) ) {
		return join( dirname( file ), path );
	}
	known ??= homes();
	return known.get( path );
}

/**
 * Whether code of one folder of plugin/src may know another's.
 *
 * @param {string} from A feature's name, or a folder that all share.
 * @param {string} to
 */
function knows( from, to ) {
	if ( from in SHARED ) {
		return from === to || SHARED[ from ].includes( to );
	}
	return to in SHARED || mayKnow( featureOf( from ), featureOf( to ) );
}

/**
 * @param {string} file Path from the project's root, of a file of the plugin.
 * @param {string} path What it imports.
 * @return {string | undefined} Why it may not.
 */
export function importProblem( file, path ) {
	const wanted = target( file, path );
	if ( wanted === undefined ) {
		return undefined;
	}
	const [ block, other ] = [ file, wanted ].map( blockOf );
	if ( other !== undefined && other !== block ) {
		return block === undefined
			? `what blocks share knows no block (${ path })`
			: `a block never imports another block (${ path })`;
	}
	const [ from, to ] = [ file, wanted ].map( homeOf );
	if (
		from === undefined ||
		to === undefined ||
		LISTS.includes( file ) ||
		knows( from, to )
	) {
		return undefined;
	}
	return from in SHARED
		? `${ from } is everybody's and knows no ${ to } (${ path })`
		: `${ from } may not know ${ to } (${ path }): move what they share to one that both may know, or change the table of layers`;
}

/**
 * Where a file of a feature stands that is none of its home's, if anything is wrong.
 *
 * @param {string}      path  From plugin/src.
 * @param {Set<string>} features Folders of plugin/includes, and of its Core as `Core/Name`.
 * @param {Set<string>} names Features that have a folder in plugin/src.
 */
function misplaced( path, features, names ) {
	const [ home, ...inside ] = path.split( '/' );
	if ( inside.length === 0 ) {
		return 'is in no feature: move it into one, or into what all share';
	}
	if ( home in SHARED ) {
		const name = inside
			.map( ( part ) => part.replace( /^_|\..*$/g, '' ) )
			.find(
				( part ) =>
					names.has( part ) &&
					! features.has( `Core/${ featureOf( part ) }` )
			);
		return (
			name &&
			`is of ${ name } by its name: that is plugin/src/${ name }, and a third folder besides its blocks`
		);
	}
	if ( ! features.has( featureOf( home ) ) ) {
		return `has no PHP of its name: ${ INCLUDES }${ featureOf( home ) }`;
	}
	const [ part ] = inside;
	return PARTS.includes( part ) || part === 'rest.ts'
		? undefined
		: `is no part of a feature: those are ${ PARTS.join( ', ' ) }`;
}

/**
 * @param {string[]} files Paths from the project's root.
 * @return {Problem[]} What of features is not in their two homes.
 */
export function layoutProblems( files ) {
	const features = new Set(
		files.flatMap( ( file ) => {
			const feature = below( INCLUDES, file );
			const deeper = below( `${ INCLUDES }Core/`, file );
			return [ feature, deeper && `Core/${ deeper }` ];
		} )
	);
	const names = new Set(
		files
			.map( homeOf )
			.filter( ( name ) => name && features.has( featureOf( name ) ) )
	);
	return files
		.filter( ( file ) => file.startsWith( SRC ) )
		.map( ( file ) => ( {
			file,
			message: misplaced( file.slice( SRC.length ), features, names ),
		} ) )
		.filter( ( { message } ) => message );
}
