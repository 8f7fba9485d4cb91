/**
 * One owner for every global: what may be called, and from where.
 *
 * The TypeScript half reads syntax trees, so that comments and strings don't
 * count; the PHP half is boundaries.php; a few words are forbidden in any file.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isCommand, projectRoot, report, sourceFiles } from './report.mjs';

/** @typedef {import('./report.mjs').Problem} Problem */
/** @typedef {import('typescript').Node} Node */

const isTest = ( file ) => /\/tests\//.test( file );
const isView = ( file ) =>
	/^plugin\/blocks\/[^/]+\/(view|model)\.ts$/.test( file );
const isModel = ( file ) => /^plugin\/blocks\/[^/]+\/model\.ts$/.test( file );
/** What pages load beside the views. */
const isRuntime = ( file ) =>
	/^plugin\/src\/(runtime|site|modules)\//.test( file );
const within = ( module ) => ( file ) =>
	file === `plugin/src/runtime/${ module }.ts` ||
	file.startsWith( `plugin/src/runtime/${ module }/` );

const IMPURE = new Set( [
	'document',
	'window',
	'globalThis',
	'location',
	'history',
	'navigator',
	'localStorage',
	'sessionStorage',
	'setTimeout',
	'setInterval',
	'requestAnimationFrame',
] );

/** The block a path belongs to, or undefined. */
const blockOf = ( path ) => /^plugin\/blocks\/([^/]+)/.exec( path )?.[ 1 ];

/**
 * The rules for TypeScript. Each looks at one node and says what is wrong.
 *
 * @param {typeof import('typescript')} ts
 * @return {Array<{ applies: (file: string) => boolean, check: (node: Node, file: string) => string | undefined }>} Rules.
 */
function rules( ts ) {
	const isCallOf = ( node, names ) =>
		ts.isCallExpression( node ) &&
		names.includes(
			node.expression
				.getText()
				.replace( /^(window|globalThis|self)\./, '' )
		);
	const isNew = ( node, name ) =>
		ts.isNewExpression( node ) && node.expression.getText() === name;
	const importOf = ( node ) => {
		if (
			( ts.isImportDeclaration( node ) ||
				ts.isExportDeclaration( node ) ) &&
			node.moduleSpecifier &&
			ts.isStringLiteral( node.moduleSpecifier )
		) {
			return node.moduleSpecifier.text;
		}
		const [ first ] =
			ts.isCallExpression( node ) &&
			node.expression.kind === ts.SyntaxKind.ImportKeyword
				? node.arguments
				: [];
		return first && ts.isStringLiteral( first ) ? first.text : undefined;
	};
	/** A use of the global itself: no property or declaration of that name. */
	const isGlobal = ( node ) =>
		ts.isIdentifier( node ) &&
		! (
			ts.isPropertyAccessExpression( node.parent ) &&
			node.parent.name === node
		) &&
		! (
			ts.isPropertyAssignment( node.parent ) && node.parent.name === node
		) &&
		! ts.isPropertySignature( node.parent ) &&
		! ts.isParameter( node.parent ) &&
		! ts.isVariableDeclaration( node.parent );

	return [
		{
			applies: ( file ) => ! within( 'http' )( file ),
			check: ( node ) =>
				isCallOf( node, [ 'fetch', 'navigator.sendBeacon' ] ) ||
				isNew( node, 'XMLHttpRequest' )
					? 'requests are made by runtime/http alone'
					: undefined,
		},
		{
			applies: ( file ) => ! within( 'hash' )( file ),
			check: ( node ) =>
				( ts.isPropertyAccessExpression( node ) &&
					node.name.text === 'hash' &&
					/(^|\.)location$/.test( node.expression.getText() ) ) ||
				( ts.isStringLiteral( node ) && node.text === 'hashchange' )
					? 'the address’s hash is read and written by runtime/hash alone'
					: undefined,
		},
		{
			applies: ( file ) => blockOf( file ) !== undefined,
			check: ( node, file ) => {
				const path = importOf( node );
				if ( ! path?.startsWith( '.' ) ) {
					return undefined;
				}
				const other = blockOf(
					posix.join( posix.dirname( file ), path )
				);
				return other !== undefined && other !== blockOf( file )
					? `a block never imports another block (${ path })`
					: undefined;
			},
		},
		{
			applies: ( file ) => isView( file ) || isRuntime( file ),
			check: ( node ) => {
				const path = importOf( node ) ?? '';
				return /^(react|react-dom|@wordpress)(\/|$)/.test( path )
					? `visitors get no React and no editor package (${ path })`
					: undefined;
			},
		},
		{
			applies: ( file ) => isView( file ) || isRuntime( file ),
			check: ( node ) =>
				( ts.isStringLiteralLike( node ) ||
					ts.isTemplateHead( node ) ) &&
				/\.wp-block-/.test( node.text )
					? 'scripts find elements by data-brolga-* attributes, not by classes for style'
					: undefined,
		},
		{
			applies: isModel,
			check: ( node ) =>
				( isGlobal( node ) && IMPURE.has( node.getText() ) ) ||
				isCallOf( node, [
					'Date.now',
					'Math.random',
					'performance.now',
				] ) ||
				( isNew( node, 'Date' ) && ! node.arguments?.length )
					? `a model is pure: no ${ node.getText() }`
					: undefined,
		},
	];
}

/**
 * @param {string} file   Path from the project's root.
 * @param {string} source Its text.
 * @return {Problem[]} What it does that it may not.
 */
export function checkTypeScript( file, source ) {
	const ts = createRequire( import.meta.url )( 'typescript' );
	const tree = ts.createSourceFile(
		file,
		source,
		ts.ScriptTarget.Latest,
		true
	);
	const active = rules( ts ).filter( ( rule ) => rule.applies( file ) );
	const problems = [];
	const visit = ( node ) => {
		for ( const { check } of active ) {
			const message = check( node, file );
			if ( message ) {
				const { line } = tree.getLineAndCharacterOfPosition(
					node.getStart()
				);
				problems.push( { file, line: line + 1, message } );
			}
		}
		ts.forEachChild( node, visit );
	};
	visit( tree );
	return problems;
}

/**
 * Words no file may hold. Written with breaks, or this file would hold them.
 */
const WORDS = [
	[
		// Not where a screen imports from the folder of that name beside it.
		/(?<!(?:\bfrom|@use) ['"])\.\.\/shar[e]d\b/,
		'names a folder outside of the project',
	],
	[
		/(?<![\w.~:/$}-])\/(?:wor[k]|hom[e]|Use[r]s|roo[t]|tm[p])\/\w/,
		'names a path of one machine',
	],
	[ /eslint-disabl[e]|stylelint-disabl[e]/, 'switches a check off' ],
	[
		/@ts-(?:ignor[e]|expect-erro[r]|nochec[k])/,
		'switches the compiler off',
	],
	[
		/@phpstan-ignor[e]|phpcs:(?:ignor[e]|disabl[e])/,
		'switches a check off',
	],
];

/**
 * @param {string} file   Path from the project's root.
 * @param {string} source Its text.
 * @return {Problem[]} Lines with a word that no file may hold.
 */
export function checkWords( file, source ) {
	return source
		.split( '\n' )
		.flatMap( ( text, index ) =>
			WORDS.filter( ( [ pattern ] ) => pattern.test( text ) ).map(
				( [ , message ] ) => ( { file, line: index + 1, message } )
			)
		);
}

/**
 * @param {string}   root
 * @param {string[]} files Paths from the root.
 * @return {Problem[]} What PHP files do that they may not.
 */
export function checkPhp( root, files ) {
	const script = join(
		dirname( fileURLToPath( import.meta.url ) ),
		'boundaries.php'
	);
	const { status, stdout, stderr } = spawnSync( 'php', [ script, root ], {
		input: JSON.stringify( files ),
		encoding: 'utf8',
	} );
	if ( status !== 0 ) {
		throw new Error( `boundaries.php failed: ${ stderr || stdout }` );
	}
	return JSON.parse( stdout );
}

/**
 * @param {string} root The project's root.
 * @return {Problem[]} Everything that crosses a boundary.
 */
export function checkBoundaries( root ) {
	const read = ( file ) => readFileSync( join( root, file ), 'utf8' );
	const isText = ( file ) =>
		/(\.(php|tsx?|[cm]?js|scss|css|json|html|md|neon|dist|xml|yml)|^bin\/[^.]+|^\.ci\/.+)$/.test(
			file
		) && file !== 'package-lock.json';
	const files = sourceFiles( root ).filter( isText );
	const ours = ( folder, ending ) =>
		files.filter(
			( file ) =>
				file.startsWith( folder ) &&
				ending.test( file ) &&
				! isTest( file )
		);
	return [
		...ours( 'plugin/', /\.tsx?$/ ).flatMap( ( file ) =>
			checkTypeScript( file, read( file ) )
		),
		...checkPhp( root, [
			...ours( 'plugin/', /\.php$/ ),
			...ours( 'theme/', /\.php$/ ),
		] ),
		...files.flatMap( ( file ) => checkWords( file, read( file ) ) ),
	];
}

if ( isCommand( import.meta.url ) ) {
	report( 'boundaries', checkBoundaries( projectRoot ) );
}
