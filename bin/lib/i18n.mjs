#!/usr/bin/env node
/**
 * Writes the templates that translators begin with (languages/brolga.pot of
 * plugin and theme) and brings the translations (.po) to the same texts. With
 * --check it says whether they are fresh and whole.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
	isOfPattern,
	isTranslated,
	othersThan,
	read,
	respelled,
	translationsIn,
	write,
} from './i18n/catalogue.mjs';
import { extract } from './i18n/extract.mjs';
import { LANGUAGES } from './i18n/languages.mjs';
import { isForVisitors } from './i18n/visitors.mjs';
import { isCommand, projectRoot, report } from './static/report.mjs';

export const PARTS = [ 'plugin', 'theme' ];

const COMMAND = 'node bin/lib/i18n.mjs';

export const template = ( part ) => `${ part }/languages/brolga.pot`;

/** As WordPress looks for compiled ones: a theme's are named by the language alone. */
export const catalogue = ( part, locale ) =>
	`${ part }/languages/${ part === 'theme' ? '' : 'brolga-' }${ locale }.po`;

const contents = ( file ) =>
	existsSync( file ) ? readFileSync( file, 'utf8' ) : '';

/**
 * What all files shall hold, by path, and the calls nobody can translate.
 *
 * @param {string} root
 */
export function made( root ) {
	const files = new Map();
	const problems = [];
	for ( const part of PARTS ) {
		const found = extract( root, part );
		problems.push( ...found.problems );
		files.set( template( part ), write( part, found.texts ) );
		for ( const [ locale, language ] of Object.entries( LANGUAGES ) ) {
			const file = catalogue( part, locale );
			const { texts, translated } = language.respell
				? respelled( found.texts, language.respell )
				: translatedSoFar(
						found.texts,
						language,
						contents( join( root, file ) ),
						files.get( catalogue( part, language.base ) )
					);
			files.set( file, write( part, texts, locale, translated ) );
		}
	}
	return { files, problems };
}

/**
 * What a language that people translate has of the texts.
 *
 * @param {import('./i18n/extract.mjs').Text[]}     found
 * @param {import('./i18n/languages.mjs').Language} language
 * @param {string}                                  before Its catalogue.
 * @param {string}                                  [base] That of the language it is based on.
 */
function translatedSoFar( found, { visitors, differs }, before, base ) {
	let texts = visitors ? found.filter( isForVisitors ) : found;
	if ( base !== undefined ) {
		texts = othersThan( texts, base, differs, before );
	}
	return {
		texts,
		translated: before ? translationsIn( before, texts ) : new Map(),
	};
}

/** Placeholders in a text, in a fixed order. */
const placeholders = ( text ) =>
	( text.match( /%(?:\d+\$)?[sdf]|<\/?[a-z][^>]*>|\{[a-z_]+\}/gi ) ?? [] )
		.map( ( found ) => found.replace( /\d+\$/, '' ) )
		.sort();

/** Which placeholders are numbered otherwise: `%2$s` where the source has none. */
const numbers = ( text ) =>
	[ ...new Set( text.match( /%\d+\$[sdf]/g ) ) ].sort().join( ' ' );

const blanks = ( text ) =>
	[ /^\s*/, /\s*$/ ].map( ( end ) => end.exec( text )[ 0 ] ).join( '|' );

/** Whether a form has the placeholders of a text, save the number where it means one by itself. */
const hasThoseOf = ( form, text, isSingle ) => {
	const [ own, others ] = [ placeholders( form ), placeholders( text ) ];
	const number = others.includes( '%d' ) ? '%d' : '%s';
	return (
		own.join( ' ' ) === others.join( ' ' ) ||
		( isSingle &&
			own.join( ' ' ) ===
				others.filter( ( name ) => name !== number ).join( ' ' ) )
	);
};

/**
 * What is wrong with a translation, or null.
 *
 * @param {{ text: string, plural?: string, translated: string[] }} entry
 * @param {import('./i18n/languages.mjs').Language}                 [language] Its own forms are counted.
 */
export function fault( { text, plural, translated }, language ) {
	if ( translated.some( ( form ) => form === '' ) ) {
		return 'is not translated';
	}
	const forms = plural ? language?.count : 1;
	if ( forms && translated.length !== forms ) {
		return `has ${ translated.length } forms in its translation in place of ${ forms }`;
	}
	const other = plural ?? text;
	const isWrong = ( form, index ) => {
		const isSingle =
			plural !== undefined &&
			Boolean( language?.single?.includes( index ) );
		return ! [ index ? other : text, other ].some( ( source ) =>
			hasThoseOf( form, source, isSingle )
		);
	};
	if ( translated.some( isWrong ) ) {
		return 'has other placeholders in its translation';
	}
	if (
		! plural &&
		/%\d+\$/.test( text ) &&
		translated.some( ( form ) => numbers( form ) !== numbers( text ) )
	) {
		return 'has placeholders of other numbers in its translation';
	}
	if (
		/\p{L}/u.test( text ) &&
		translated.some( ( form ) => blanks( form ) !== blanks( text ) )
	) {
		return 'begins or ends with other blanks in its translation';
	}
	return null;
}

/**
 * Tells what is read in English, or in a translation of other words, and in
 * which languages: no fault of somebody who writes a text and does not speak
 * them. A release waits for it, see lacking().
 *
 * @param {Map<string, string[]>} missing Languages, by text.
 */
function tellMissing( missing ) {
	for ( const [ text, locales ] of missing ) {
		console.log(
			`“${ text.replace( /\s+/g, ' ' ) }” is not translated yet, or its translation is of former words: ${ locales.join( ', ' ) }`
		);
	}
}

/** What is wrong with one catalogue. */
function checkCatalogue( file, entries, locale, untranslated ) {
	const language = LANGUAGES[ locale ];
	const missing = entries.filter( ( entry ) => ! isTranslated( entry ) );
	const ofPatterns = missing.filter( isOfPattern );
	for ( const entry of missing ) {
		if ( ! ofPatterns.includes( entry ) ) {
			untranslated.set( entry.text, [
				...( untranslated.get( entry.text ) ?? [] ),
				locale,
			] );
		}
	}
	console.log(
		`${ file }: ${ entries.length - missing.length } of ${ entries.length } texts translated, ${ ofPatterns.length } of patterns are not`
	);
	return entries
		.filter( ( entry ) => ! missing.includes( entry ) )
		.flatMap( ( entry ) => {
			const message = fault( entry, language );
			return message
				? [ { file, message: `“${ entry.text }” ${ message }` } ]
				: [];
		} );
}

/** What is wrong with the files of a project. */
export function check( root ) {
	const { files, problems } = made( root );
	for ( const [ file, text ] of files ) {
		if ( contents( join( root, file ) ) !== text ) {
			problems.push( {
				file,
				message: `is not what the sources say: run ${ COMMAND }`,
			} );
		}
	}
	const untranslated = new Map();
	for ( const part of PARTS ) {
		for ( const locale of Object.keys( LANGUAGES ) ) {
			const file = catalogue( part, locale );
			problems.push(
				...checkCatalogue(
					file,
					read( files.get( file ) ),
					locale,
					untranslated
				)
			);
		}
	}
	tellMissing( untranslated );
	return problems;
}

/**
 * How many texts the languages lack: a release waits for them.
 *
 * @param {string} root
 * @return {string[]} A line for each catalogue that lacks some.
 */
export const lacking = ( root ) =>
	PARTS.flatMap( ( part ) =>
		Object.keys( LANGUAGES ).flatMap( ( locale ) => {
			const file = catalogue( part, locale );
			const missing = read( contents( join( root, file ) ) ).filter(
				( entry ) => ! isTranslated( entry ) && ! isOfPattern( entry )
			);
			return missing.length
				? [ `${ file } lacks ${ missing.length } texts` ]
				: [];
		} )
	);

/**
 * Writes the files, and says what is wrong with the sources.
 *
 * @param {string} root
 */
export function refresh( root ) {
	const { files, problems } = made( root );
	for ( const [ file, text ] of files ) {
		mkdirSync( dirname( join( root, file ) ), { recursive: true } );
		writeFileSync( join( root, file ), text );
	}
	return problems;
}

if ( isCommand( import.meta.url ) ) {
	const work = process.argv.includes( '--check' ) ? check : refresh;
	report( 'translations', work( projectRoot ) );
}
