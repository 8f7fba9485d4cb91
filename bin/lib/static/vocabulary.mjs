/**
 * One word for one thing: names in the code are those of docs/architecture.md.
 * The other words that people use for the same things stand here, with the one
 * that is meant.
 *
 * Names of the wire, of the disk and of other people's code are texts, and so
 * are no matter of this check.
 */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isCommand, projectRoot, report, sourceFiles } from './report.mjs';

/** @typedef {import('./report.mjs').Problem} Problem */

/** What is no name: comments and texts. Templates stay, as there is code in them. */
const NO_NAMES =
	/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*$|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/gm;

/** What we name ourselves; the demo's texts have words of their own. */
const OURS =
	/^plugin\/(?:includes|blocks|src(?!\/contracts\/generated))\/.*\.(?:php|tsx?)$/;

/** Where a word is forbidden, and which one is meant. */
const WORDS = [
	{
		word: /picture(?!Element)/i,
		means: 'image',
		// The element of HTML is called so.
		except: /<\/?picture\b|picture-in-picture|pictured/gi,
	},
	{ word: /film(?!ed|ography)/i, means: 'video' },
	{
		word: /experiment(?!al)/i,
		means: 'test',
		// The block is called so on pages that are saved, and its folder with it.
		in: /^(?!plugin\/blocks\/experiment\/).*\.php$/,
	},
	...[
		[ /errand/i, 'prefill' ],
		[ /island/i, 'page config' ],
		[ /darkroom/i, 'image generator' ],
		[ /(?:^|[^a-z])jar(?![a-z])|Jar(?![a-z])/, 'cookies or scanner' ],
		[ /(?:^|[^a-z])dress(?![a-z])/, 'styles' ],
		[ /enquir(?:y|ies)/i, 'submission' ],
	].map( ( [ word, means ] ) => ( { word, means, in: OURS } ) ),
	{
		word: /(?:^|[^a-z])entr(?:y|ies)/i,
		means: 'lead',
		// The column and its key are called so in databases.
		except: /\bentry_(?:id|created)\b/g,
		in: /^plugin\/includes\/(?:Leads|Webhooks|Forms\/Uploads)\//,
	},
	{
		word: /\$places?\b/,
		means: 'key',
		in: /^plugin\/includes\/Leads\/(?:Search|Storage)\//,
	},
];

const NAME = /[$\w-]+/g;

/**
 * @param {string} file   Its path.
 * @param {string} source What stands in it.
 * @return {Problem[]} Names that call something by another word.
 */
export function checkWords( file, source ) {
	// Lines stay where they are.
	const blank = ( text ) => text.replace( /[^\n]/g, ' ' );
	const code = /\.scss$/.test( file )
		? source.replace( /\/\*[\s\S]*?\*\/|\/\/.*$/gm, blank )
		: source.replace( NO_NAMES, blank );
	return WORDS.filter( ( rule ) => ( rule.in ?? /./ ).test( file ) ).flatMap(
		( { word, means, except } ) => {
			const names = except ? code.replace( except, blank ) : code;
			return names.split( '\n' ).flatMap( ( line, index ) =>
				[ ...line.matchAll( NAME ) ]
					.filter( ( [ name ] ) => word.test( name ) )
					.map( ( [ name ] ) => ( {
						file,
						line: index + 1,
						message: `${ name }: the word is ${ means }`,
					} ) )
			);
		}
	);
}

/**
 * A class name that stands twice makes its reader look at the `use` lines first.
 *
 * @param {string[]} files Paths of the plugin's classes.
 * @return {Problem[]} The second and each further one of a name.
 */
export function checkClassNames( files ) {
	const first = new Map();
	return files.flatMap( ( file ) => {
		const name = basename( file, '.php' );
		if ( ! first.has( name ) ) {
			first.set( name, file );
			return [];
		}
		return [
			{
				file,
				message: `${ first.get( name ) } is called ${ name } as well`,
			},
		];
	} );
}

/**
 * @param {string} root The project's root.
 * @return {Problem[]} What is called by another word.
 */
export const checkVocabulary = ( root ) => [
	...checkClassNames(
		sourceFiles( root, 'plugin/includes' ).filter( ( file ) =>
			/\/[A-Z]\w+\.php$/.test( file )
		)
	),
	...sourceFiles( root, 'plugin', 'theme', 'demo/src' )
		.filter(
			( file ) =>
				/\.(?:php|tsx?|scss)$/.test( file ) &&
				! /\/languages\/|\/patterns\//.test( file )
		)
		.flatMap( ( file ) =>
			checkWords( file, readFileSync( join( root, file ), 'utf8' ) )
		),
];

if ( isCommand( import.meta.url ) ) {
	report( 'vocabulary', checkVocabulary( projectRoot ) );
}
