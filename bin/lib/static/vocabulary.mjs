/**
 * One word for one thing: names in the code are those of docs/architecture.md.
 * The other words that people use for the same things stand here, with the one
 * that is meant.
 *
 * Names of the wire, of the disk and of other people's code are texts, and so
 * are no matter of this check.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCommand, projectRoot, report, sourceFiles } from './report.mjs';

/** @typedef {import('./report.mjs').Problem} Problem */

/** What is no name: comments and texts. Templates stay, as there is code in them. */
const NO_NAMES =
	/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*$|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/gm;

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
 * @param {string} root The project's root.
 * @return {Problem[]} What is called by another word.
 */
export const checkVocabulary = ( root ) =>
	sourceFiles( root, 'plugin', 'theme', 'demo/src' )
		.filter(
			( file ) =>
				/\.(?:php|tsx?|scss)$/.test( file ) &&
				! /\/languages\/|\/patterns\//.test( file )
		)
		.flatMap( ( file ) =>
			checkWords( file, readFileSync( join( root, file ), 'utf8' ) )
		);

if ( isCommand( import.meta.url ) ) {
	report( 'vocabulary', checkVocabulary( projectRoot ) );
}
