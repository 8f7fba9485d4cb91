#!/usr/bin/env node
/**
 * Writes the templates that translators begin with (languages/brolga.pot of
 * plugin and theme) and brings the translations (.po) to the same texts. With
 * --check it says whether they are fresh and whole.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
	LANGUAGES,
	inTheirOwnWords,
	isOfPattern,
	read,
	respelled,
	translationsIn,
	write,
} from './i18n/catalogue.mjs';
import { extract } from './i18n/extract.mjs';
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
 * @param {string}                             root
 * @param {(file: string) => boolean} [isNew] Whether a source is so new that its
 *                                            texts stand for their own translations.
 */
export function made( root, isNew = () => false ) {
	const files = new Map();
	const problems = [];
	for ( const part of PARTS ) {
		const found = extract( root, part );
		problems.push( ...found.problems );
		const untranslated = inTheirOwnWords(
			found.texts.filter( ( { file } ) => isNew( file ) )
		);
		files.set( template( part ), write( part, found.texts ) );
		for ( const [ locale, { respell } ] of Object.entries( LANGUAGES ) ) {
			const file = catalogue( part, locale );
			const before = contents( join( root, file ) );
			const { texts, translated } = respell
				? respelled( found.texts, respell )
				: {
						texts: found.texts,
						translated: new Map( [
							...untranslated,
							...( before ? translationsIn( before ) : [] ),
						] ),
					};
			files.set( file, write( part, texts, locale, translated ) );
		}
	}
	return { files, problems };
}

/** Placeholders in a text, in a fixed order. */
const placeholders = ( text ) =>
	( text.match( /%(?:\d+\$)?[sdf]|<\/?[a-z][^>]*>|\{[a-z_]+\}/gi ) ?? [] )
		.map( ( found ) => found.replace( /\d+\$/, '' ) )
		.sort()
		.join( ' ' );

/** What is wrong with a translation, or null. */
export function fault( { text, plural, translated } ) {
	if ( translated.some( ( form ) => form === '' ) ) {
		return 'is not translated';
	}
	const other = plural ?? text;
	if (
		translated.some(
			( form, index ) =>
				placeholders( form ) !== placeholders( index ? other : text ) &&
				placeholders( form ) !== placeholders( other )
		)
	) {
		return 'has other placeholders in its translation';
	}
	return null;
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
	for ( const part of PARTS ) {
		for ( const locale of Object.keys( LANGUAGES ) ) {
			const file = catalogue( part, locale );
			const entries = read( files.get( file ) );
			const missing = entries.filter(
				( { translated } ) => ! translated.every( Boolean )
			);
			problems.push(
				...entries
					.filter(
						( entry ) =>
							! (
								missing.includes( entry ) &&
								isOfPattern( entry )
							)
					)
					.flatMap( ( entry ) => {
						const message = fault( entry );
						return message
							? [
									{
										file,
										message: `“${ entry.text }” ${ message }`,
									},
								]
							: [];
					} )
			);
			console.log(
				`${ file }: ${ entries.length - missing.length } of ${ entries.length } texts translated, ${ missing.filter( isOfPattern ).length } of patterns are not`
			);
		}
	}
	return problems;
}

/**
 * Writes the files, and says what is wrong with the sources.
 *
 * @param {string}                    root
 * @param {(file: string) => boolean} [isNew] See made().
 */
export function refresh( root, isNew ) {
	const { files, problems } = made( root, isNew );
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
