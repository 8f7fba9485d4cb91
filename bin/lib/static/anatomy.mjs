/**
 * Every block is the same folder, with the same names: whoever knows one block
 * knows them all. This check keeps it so.
 *
 * Run as a command it checks plugin/blocks.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { isCommand, projectRoot, report } from './report.mjs';

/** The files of each block. */
const ALWAYS = [
	'block.json',
	'edit.tsx',
	'index.ts',
	'render.php',
	'tests/RenderTest.php',
	'tests/edit.test.tsx',
];

/** A block with behaviour on the front end has all of these, else none. */
const WITH_BEHAVIOUR = [
	'model.ts',
	'tests/model.test.ts',
	'tests/view.test.ts',
	'view.ts',
];

/** What a block may have: a long sidebar, something of its own to save, to name or to offer. */
const OPTIONAL = [
	'panels.tsx',
	'save.tsx',
	'transforms.ts',
	'types.ts',
	'variations.ts',
];

/** Styles that a block may have, and how its block.json names what is built of them. */
const STYLES = {
	'editor.scss': [ 'editorStyle', 'file:./index.css' ],
	'style.scss': [ 'style', 'file:./style-index.css' ],
};

/** Markup that RenderTest pins and the tests of the view load. */
const MARKUP = /^tests\/markup\/[a-z0-9-]+\.html$/;

export const MAX_LINES = { 'index.ts': 15, 'render.php': 90 };

/** @typedef {import('./report.mjs').Problem} Problem */

/**
 * All files below a folder, as paths from it.
 *
 * @param {string} folder
 * @return {string[]} Sorted paths.
 */
function filesIn( folder ) {
	return readdirSync( folder, { recursive: true, withFileTypes: true } )
		.filter( ( entry ) => entry.isFile() )
		.map( ( entry ) =>
			relative( folder, join( entry.parentPath, entry.name ) )
		)
		.sort();
}

const linesOf = ( text ) => text.replace( /\n$/, '' ).split( '\n' ).length;

/**
 * @param {string[]} files
 * @return {string[]} What is wrong with the set of files.
 */
function fileProblems( files ) {
	const behaves = WITH_BEHAVIOUR.some( ( file ) => files.includes( file ) );
	const wanted = behaves ? [ ...ALWAYS, ...WITH_BEHAVIOUR ] : ALWAYS;
	const known = [ ...wanted, ...OPTIONAL, ...Object.keys( STYLES ) ];
	return [
		...wanted
			.filter( ( file ) => ! files.includes( file ) )
			.map( ( file ) => `${ file } is missing` ),
		...files
			.filter(
				( file ) => ! known.includes( file ) && ! MARKUP.test( file )
			)
			.map( ( file ) => `${ file } is not part of a block` ),
	];
}

/** What a style sheet says, without its comments. */
const rulesOf = ( scss ) =>
	scss.replaceAll( /\/\*[^]*?\*\/|\/\/.*/g, '' ).trim();

/**
 * A style sheet has rules in it, is imported and named, or is not there at all.
 *
 * @param {(file: string) => string|undefined} read  Reads a file of the block.
 * @param {any}                                block The content of its block.json.
 * @return {string[]} What is wrong with its styles.
 */
function styleProblems( read, block ) {
	return Object.entries( STYLES ).flatMap( ( [ file, [ key, built ] ] ) => {
		const scss = read( file );
		const expected = scss === undefined ? undefined : built;
		const isImported = ( read( 'index.ts' ) ?? '' ).includes(
			`import './${ file }';`
		);
		return [
			scss !== undefined &&
				! rulesOf( scss ) &&
				`${ file } has nothing in it: leave it out`,
			block[ key ] !== expected &&
				`block.json: ${ key } has to be ${ JSON.stringify(
					expected
				) }, not ${ JSON.stringify( block[ key ] ) }`,
			isImported !== ( scss !== undefined ) &&
				`index.ts ${ isImported ? 'imports' : 'does not import' } ${ file }`,
		].filter( Boolean );
	} );
}

/**
 * What is a block's content, by the name of its attribute: what it says, where it
 * leads, what it shows and where that is. Inside a pattern only what has such
 * attributes can be worked on, and the search reads them.
 */
const CONTENT =
	/^(?:title|labels?|.+Labels?|text|.+Text|author|company|caption|captionsLabel|help|placeholder|message|.+Message|messages|wording|success|consent|value|prefix|suffix|singular|plural|percent|rating|options|end|redirect|url|.+Url|imageId|imageAlt|portraitId|portraitAlt|posterId|lat|lng|role)$/;

/**
 * Texts that no visitor reads, or that something else than the block says:
 * settings, names that the site goes by, looks, and what mails alone hold.
 */
const NO_CONTENT =
	/^(?:anchor|uid|kind|zone|icon|design|layout|ratio|group|name|goal|device|campaign|visitors|starts|ends|color|.+Color|separator|decimals|decimalMark|postType|taxonomy|secondTaxonomy|orderBy|order|recipient|subject|body|fieldId|defaultValue|autocomplete|parameter|pattern|min|max|step|listId|provider|accountName|feedUri|captionsLanguage)$/;

/**
 * What an owner cannot reach where the block stands in a pattern.
 *
 * @see BLOCK-140
 * @param {any} block The content of a block.json.
 * @return {string[]} What is wrong with it.
 */
function contentProblems( { name, supports = {}, attributes = {} } ) {
	// A name of a version is told to the owner alone.
	const isForOwners = [ 'brolga/variant', 'brolga/experiment' ].includes(
		name
	);
	return [
		supports.contentRole !== true &&
			'block.json: supports.contentRole has to be true, else the block cannot be selected inside a pattern',
		...Object.entries( attributes ).flatMap( ( [ key, schema ] ) => {
			const isText = schema.type === 'string' && ! schema.enum;
			if (
				schema.type !== 'boolean' &&
				CONTENT.test( key ) &&
				! isForOwners
			) {
				return schema.role === 'content'
					? []
					: [
							`block.json: attribute ${ key } is content: "role": "content" is missing`,
						];
			}
			return isText && ! NO_CONTENT.test( key ) && ! isForOwners
				? [
						`block.json: attribute ${ key } is a text: add it to CONTENT or to NO_CONTENT in bin/lib/static/anatomy.mjs`,
					]
				: [];
		} ),
	].filter( Boolean );
}

/** A save of one's own differs from what registerBlock() supplies. */
const SUPPLIED = /=> (?:<InnerBlocks\.Content \/>|null);/;

/**
 * @param {string}  name    The folder's name.
 * @param {any}     block   The content of its block.json.
 * @param {boolean} hasView
 * @return {string[]} What is wrong with its block.json.
 */
function metadataProblems( name, block, hasView ) {
	const expected = {
		apiVersion: 3,
		name: `brolga/${ name }`,
		textdomain: 'brolga',
		render: 'file:./render.php',
		editorScript: 'brolga-editor-blocks',
		viewScriptModule: hasView ? 'file:./view.js' : undefined,
		viewScript: undefined,
	};
	const told = [ 'title', 'description', 'category' ];
	if ( ! block.parent ) {
		told.push( 'example' );
	}
	return [
		...Object.entries( expected )
			.filter( ( [ key, value ] ) => block[ key ] !== value )
			.map(
				( [ key, value ] ) =>
					`block.json: ${ key } has to be ${ JSON.stringify(
						value
					) }, not ${ JSON.stringify( block[ key ] ) }`
			),
		...told
			.filter( ( key ) => ! block[ key ] )
			.map( ( key ) => `block.json: ${ key } is missing` ),
		...Object.entries( block.attributes ?? {} )
			.filter( ( [ , attribute ] ) => ! ( 'default' in attribute ) )
			.map(
				( [ key ] ) =>
					`block.json: attribute ${ key } has no default, and its default has no other home`
			),
		...Object.entries( block.attributes ?? {} )
			.filter( ( [ , attribute ] ) => 'source' in attribute )
			.map(
				( [ key ] ) =>
					`block.json: attribute ${ key } is read from saved markup; every block is dynamic`
			),
	];
}

/**
 * @param {string} folder A block's folder.
 * @return {string[]} What is wrong with it.
 */
export function blockProblems( folder ) {
	const files = filesIn( folder );
	const problems = fileProblems( files );
	const read = ( file ) =>
		files.includes( file )
			? readFileSync( join( folder, file ), 'utf8' )
			: undefined;
	if ( SUPPLIED.test( read( 'save.tsx' ) ?? '' ) ) {
		problems.push(
			'save.tsx saves what registerBlock() saves: leave it out'
		);
	}
	for ( const [ file, max ] of Object.entries( MAX_LINES ) ) {
		const lines = linesOf( read( file ) ?? '' );
		if ( lines > max ) {
			problems.push(
				`${ file } has ${ lines } lines, more than ${ max }`
			);
		}
	}
	if ( files.includes( 'block.json' ) ) {
		const block = JSON.parse( read( 'block.json' ) );
		problems.push(
			...metadataProblems(
				basename( folder ),
				block,
				files.includes( 'view.ts' )
			),
			...contentProblems( block ),
			...styleProblems( read, block )
		);
	}
	return problems;
}

/**
 * @param {string} root The project's root.
 * @return {Problem[]} What is wrong with its blocks.
 */
export function checkAnatomy( root ) {
	const blocks = join( root, 'plugin/blocks' );
	if ( ! existsSync( blocks ) ) {
		return [ { file: 'plugin/blocks', message: 'is missing' } ];
	}
	return readdirSync( blocks, { withFileTypes: true } ).flatMap( ( entry ) =>
		entry.isDirectory()
			? blockProblems( join( blocks, entry.name ) ).map(
					( message ) => ( {
						file: `plugin/blocks/${ entry.name }`,
						message,
					} )
				)
			: [
					{
						file: `plugin/blocks/${ entry.name }`,
						message: 'is outside of a block’s folder',
					},
				]
	);
}

if ( isCommand( import.meta.url ) ) {
	report( 'anatomy', checkAnatomy( projectRoot ) );
}
