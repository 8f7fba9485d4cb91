/**
 * Numbers and names of the contracts that nobody uses: they come with the code
 * that needs them, in PHP or in TypeScript.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { constantName, typeName } from '../generate-contracts.mjs';
import { isCommand, projectRoot, report, sourceFiles } from './report.mjs';

/** @typedef {import('./report.mjs').Problem} Problem */

const CONTRACTS = 'plugin/contracts/constants.json';
const GENERATED = 'plugin/src/contracts/generated.ts';
const IN_PHP = /\/Constants\.php$/;

/**
 * What TypeScript takes of a module's names.
 *
 * @param {string} source
 * @return {Set<string>} `FORM.keyName`, `FORM` when it is taken whole, and names of types.
 */
export function namesIn( source ) {
	const ts = createRequire( import.meta.url )( 'typescript' );
	const tree = ts.createSourceFile(
		'a.tsx',
		source,
		ts.ScriptTarget.Latest,
		true,
		ts.ScriptKind.TSX
	);
	const names = new Set();
	const visit = ( node ) => {
		if ( ts.isImportDeclaration( node ) ) {
			return;
		}
		if ( ts.isIdentifier( node ) ) {
			const { parent, text } = node;
			const isTaken =
				ts.isPropertyAccessExpression( parent ) &&
				parent.expression === node;
			const isUnpacked =
				ts.isVariableDeclaration( parent ) &&
				parent.initializer === node &&
				ts.isObjectBindingPattern( parent.name );
			if ( isTaken ) {
				names.add( `${ text }.${ parent.name.text }` );
			} else if ( isUnpacked ) {
				for ( const { propertyName, name } of parent.name.elements ) {
					names.add( `${ text }.${ ( propertyName ?? name ).text }` );
				}
			} else {
				names.add( text );
			}
		}
		ts.forEachChild( node, visit );
	};
	visit( tree );
	return names;
}

/**
 * @param {Object}   given
 * @param {Object}   given.constants  constants.json.
 * @param {Object}   given.schemas    The schemas' titles by their file's name.
 * @param {string[]} given.typescript Sources that use the contracts.
 * @param {string[]} given.php        Sources that use them.
 * @param {string}   given.mirror     PHP's own constants.
 * @param {string}   given.tests      PHP's tests, for which a mirrored constant may stand.
 * @return {string[]} Names without a user.
 */
export function unusedNames( {
	constants,
	schemas,
	typescript,
	php,
	mirror,
	tests,
} ) {
	const ts = new Set(
		typescript.flatMap( ( source ) => [ ...namesIn( source ) ] )
	);
	const called = ( text ) =>
		new Set(
			[ ...text.matchAll( /\bConstants::(\w+)/g ) ].map(
				( [ , name ] ) => name
			)
		);
	const inPhp = called( php.join( '\n' ) );
	const inTests = called( tests );
	const keys = Object.entries( constants ).flatMap( ( [ group, values ] ) =>
		Object.keys( values )
			.filter(
				( key ) =>
					! ts.has( constantName( group ) ) &&
					! ts.has( `${ constantName( group ) }.${ key }` ) &&
					! ts.has( typeName( group, key ) ) &&
					! inPhp.has( constantName( `${ group }_${ key }` ) )
			)
			.map( ( key ) => `${ group }.${ key }` )
	);
	const mirrored = [ ...mirror.matchAll( /\bconst (\w+)/g ) ]
		.map( ( [ , name ] ) => name )
		.filter( ( name ) => ! inPhp.has( name ) && ! inTests.has( name ) )
		.map( ( name ) => `Constants::${ name }` );
	return [
		...keys,
		...mirrored,
		...Object.keys( schemas ).filter(
			( name ) =>
				! ts.has( schemas[ name ] ) &&
				! php.some( ( source ) => source.includes( `'${ name }'` ) )
		),
	];
}

/**
 * @param {string} root The project's root.
 * @return {Problem[]} What nobody uses.
 */
export function checkContractUsers( root ) {
	const read = ( file ) => readFileSync( join( root, file ), 'utf8' );
	const isTest = ( file ) => /(^|\/)tests\//.test( file );
	const files = sourceFiles( root, 'plugin', 'theme', 'demo', 'tests/php' );
	const sources = ( ending, ...others ) =>
		files.filter(
			( file ) =>
				ending.test( file ) &&
				others.every( ( accepts ) => accepts( file ) )
		);
	const isMirror = ( file ) => IN_PHP.test( file );
	const text = ( list ) => list.map( read );
	return unusedNames( {
		constants: JSON.parse( read( CONTRACTS ) ),
		schemas: Object.fromEntries(
			sources( /^plugin\/contracts\/schemas\/.*\.json$/ ).map(
				( file ) => [
					basename( file, '.json' ),
					JSON.parse( read( file ) ).title,
				]
			)
		),
		typescript: text(
			sources(
				/\.tsx?$/,
				( file ) => ! isTest( file ),
				( file ) => file !== GENERATED
			)
		),
		php: text(
			sources(
				/\.php$/,
				( file ) => ! isTest( file ),
				( file ) => ! isMirror( file )
			)
		),
		mirror: text(
			sources( /\.php$/, ( file ) => ! isTest( file ), isMirror )
		).join( '\n' ),
		tests: text( sources( /\.php$/, isTest ) ).join( '\n' ),
	} ).map( ( name ) => ( {
		file: CONTRACTS,
		message: `nobody uses ${ name }: it comes with the code that needs it`,
	} ) );
}

if ( isCommand( import.meta.url ) ) {
	report( 'contract users', checkContractUsers( projectRoot ) );
}
