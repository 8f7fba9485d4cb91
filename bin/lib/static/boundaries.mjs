/**
 * One owner for every global: what may be called, and from where.
 *
 * Here: what TypeScript imports, by the paths it means (features.mjs, layers.mjs);
 * PHP, in boundaries.php; a few words that are forbidden in any file. The rest of
 * TypeScript's boundaries are rules of ESLint: eslint-boundaries.mjs.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkApi } from './api.mjs';
import { checkLayering } from './layers.mjs';
import { importProblem, layoutProblems } from './features.mjs';
import { isCommand, projectRoot, report, sourceFiles } from './report.mjs';

/** @typedef {import('./report.mjs').Problem} Problem */
/** @typedef {import('typescript').Node} Node */

/** Where layers are kept. */
const INCLUDES = 'plugin/includes/';

/** Files that a site has in WordPress' own places: they are WordPress there, and run without the rest. */
const DROPINS = 'plugin/dropins/';

const isTest = ( file ) => /\/tests\//.test( file );

/**
 * The path a node imports, if it does.
 *
 * @param {typeof import('typescript')} ts
 * @param {Node}                        node
 */
function importOf( ts, node ) {
	if (
		( ts.isImportDeclaration( node ) || ts.isExportDeclaration( node ) ) &&
		node.moduleSpecifier &&
		ts.isStringLiteral( node.moduleSpecifier )
	) {
		return node.moduleSpecifier.text;
	}
	if ( ts.isImportTypeNode( node ) ) {
		return node.argument.literal?.text;
	}
	const [ first ] =
		ts.isCallExpression( node ) &&
		node.expression.kind === ts.SyntaxKind.ImportKeyword
			? node.arguments
			: [];
	return first && ts.isStringLiteral( first ) ? first.text : undefined;
}

/**
 * @param {string} file   Path from the project's root.
 * @param {string} source Its text.
 * @return {Problem[]} What it imports that it may not.
 */
export function checkTypeScript( file, source ) {
	const ts = createRequire( import.meta.url )( 'typescript' );
	const tree = ts.createSourceFile(
		file,
		source,
		ts.ScriptTarget.Latest,
		true
	);
	const problems = [];
	const visit = ( node ) => {
		const path = importOf( ts, node );
		const message = path && importProblem( file, path );
		if ( message ) {
			const { line } = tree.getLineAndCharacterOfPosition(
				node.getStart()
			);
			problems.push( { file, line: line + 1, message } );
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
	[ /\.\.\/shar[e]d\b/, 'names a folder outside of the project' ],
	[
		// Not the address of a project of the demo.
		/(?<![\w.~:/$}-])(?!\/wor[k]\/[a-z-]+\/["')])\/(?:wor[k]|hom[e]|Use[r]s|roo[t]|tm[p])\/\w/,
		'names a path of one machine',
	],
	[ /eslint-disabl[e]|stylelint-disabl[e]/, 'turns a check off' ],
	[ /@ts-(?:ignor[e]|expect-erro[r]|nochec[k])/, 'turns the compiler off' ],
	[ /@phpstan-ignor[e]/, 'turns a check off' ],
	[
		// What the plugin directory's check cannot know is told to it, one rule at a time and with a reason; our own rules are not.
		/phpcs:(?:ignor[e]|disabl[e])(?! (?:(?:WordPress|WordPressVIPMinimum|PluginCheck|Squiz\.PHP\.DiscouragedFunctions)\.[\w.]+(?:, )?)+ -- \S+ \S)/,
		'turns a check off without naming a rule of WordPress and the reason',
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
		...layoutProblems( files ),
		...checkLayering( root, ours( INCLUDES, /\.php$/ ) ),
		...checkApi(
			[
				...ours( INCLUDES, /\.php$/ ),
				...ours( 'examples/', /\.php$/ ),
			].map( ( file ) => ( { file, source: read( file ) } ) )
		),
		...checkPhp( root, [
			...ours( 'plugin/', /\.php$/ ).filter(
				( file ) => ! file.startsWith( DROPINS )
			),
			...ours( 'theme/', /\.php$/ ),
		] ),
		...files.flatMap( ( file ) => checkWords( file, read( file ) ) ),
	];
}

if ( isCommand( import.meta.url ) ) {
	report( 'boundaries', checkBoundaries( projectRoot ) );
}
