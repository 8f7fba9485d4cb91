/**
 * What add-ons may rely on is Brolga\Api: it says since when, hides what is
 * behind it, and the example add-on needs nothing else.
 *
 * @see EXT-820
 */

/** @typedef {import('./report.mjs').Problem} Problem */

const API = 'plugin/includes/Api/';
const EXAMPLE = 'examples/';

/** It reads what Core has stored, and is the one way down. */
const READER = `${ API }Settings/SettingsReader.php`;

/** A class of ours by its full name. */
const CLASS = /\bBrolga\\+(?!Api\b)[A-Z]\w*(?:\\+\w+)*/g;

/** The docblock of a file's class, and how it begins. */
const TYPE =
	/(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*)?^(?:final |abstract |readonly )*(?:class|interface|enum|trait) \w/m;

const lineOf = ( source, index ) =>
	source.slice( 0, index ).split( '\n' ).length;

/**
 * @param {Array<{ file: string, source: string }>} files PHP files.
 * @return {Problem[]} What is no part of Brolga\Api and is used as if it were, and what says no version.
 */
export function checkApi( files ) {
	return files.flatMap( ( { file, source } ) => {
		const isApi = file.startsWith( API );
		if ( ! isApi && ! file.startsWith( EXAMPLE ) ) {
			return [];
		}
		const problems =
			file === READER
				? []
				: [ ...source.matchAll( CLASS ) ].map(
						( { 0: name, index } ) => ( {
							file,
							line: lineOf( source, index ),
							message: `${ name } is not in Brolga\\Api, the one namespace that add-ons need`,
						} )
					);
		if ( isApi && ! /@since \d/.test( TYPE.exec( source )?.[ 1 ] ?? '' ) ) {
			problems.push( {
				file,
				message: 'says no @since: add-ons have to know the version',
			} );
		}
		return problems;
	} );
}
