/**
 * Makes of the translations what WordPress loads: a PHP file of what the server
 * says, and a JSON file for each script of the editor and of wp-admin.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogue } from '../i18n.mjs';
import { DOMAIN, textsOfBundle } from './extract.mjs';
import { basedOn, isTranslated, read } from './catalogue.mjs';
import { LANGUAGES } from './languages.mjs';

const md5 = ( text ) => createHash( 'md5' ).update( text ).digest( 'hex' );

const isOfScript = ( file ) => /\.tsx?$/.test( file );

/** The key of a text in WordPress's files. */
const keyOf = ( { text, context } ) =>
	context ? `${ context }\u0004${ text }` : text;

const quoted = ( text ) =>
	`'${ text.replaceAll( '\\', '\\\\' ).replaceAll( "'", "\\'" ) }'`;

/** Plurals are parted by a null byte, which stands in double quotes alone. */
const phpString = ( forms ) => forms.map( quoted ).join( ' . "\\0" . ' );

/**
 * A catalogue as PHP, which is read from the opcode cache.
 *
 * @param {string}                                                                 locale
 * @param {string}                                                                 plurals Of LANGUAGES.
 * @param {{ text: string, context: string, translated: string[] }[]} entries
 */
export function phpCatalogue( locale, plurals, entries ) {
	const messages = entries.map(
		( entry ) =>
			`${ quoted( keyOf( entry ) ).replace( '\u0004', `' . "\\4" . '` ) } => ${ phpString( entry.translated ) },`
	);
	return `<?php return [ 'domain' => '${ DOMAIN }', 'plural-forms' => ${ quoted( plurals ) }, 'language' => ${ quoted( locale ) }, 'messages' => [\n${ messages.join( '\n' ) }\n] ];\n`;
}

/** A catalogue as `wp.i18n` takes it. */
export const jsonCatalogue = ( locale, plurals, entries ) =>
	JSON.stringify( {
		domain: 'messages',
		locale_data: {
			messages: {
				'': {
					domain: 'messages',
					lang: locale,
					'plural-forms': plurals,
				},
				...Object.fromEntries(
					entries.map( ( entry ) => [
						keyOf( entry ),
						entry.translated,
					] )
				),
			},
		},
	} );

/** Scripts that WordPress loads with their texts. */
const LOADED = /^(admin|editor)\/[^/]+\.js$/;

/** Settings of blocks, which their script fetches: it has come with their texts, too. */
const FETCHED = /^editor\/settings\/[^/]+\.js$/;
const FETCHER = 'editor/editor-blocks.js';

/** The built scripts that ask for texts, by their paths in the plugin. */
async function scriptsOf( root ) {
	const folder = join( root, 'plugin/build' );
	const files = await readdir( folder, { recursive: true } ).catch(
		() => []
	);
	const scripts = new Map();
	for ( const file of files.sort() ) {
		const loaded = FETCHED.test( file ) ? FETCHER : file;
		if ( ! LOADED.test( loaded ) ) {
			continue;
		}
		const texts = textsOfBundle(
			await readFile( join( folder, file ), 'utf8' )
		);
		if ( texts.size ) {
			const known = scripts.get( `build/${ loaded }` ) ?? [];
			scripts.set(
				`build/${ loaded }`,
				new Set( [ ...known, ...texts ] )
			);
		}
	}
	return scripts;
}

/**
 * What WordPress loads of one language, by path from the root.
 *
 * @param {string}                   root
 * @param {string}                   locale
 * @param {string}                   plurals
 * @param {Record<string, Object[]>} catalogues What read() says of them, by part.
 * @return {Promise<Map<string, string>>}
 */
async function compiled( root, locale, plurals, catalogues ) {
	const files = new Map();
	for ( const [ part, all ] of Object.entries( catalogues ) ) {
		const entries = all.filter( isTranslated );
		files.set(
			catalogue( part, locale ).replace( /\.po$/, '.l10n.php' ),
			phpCatalogue(
				locale,
				plurals,
				entries.filter( ( entry ) => ! entry.files.every( isOfScript ) )
			)
		);
		if ( part !== 'plugin' ) {
			continue;
		}
		for ( const [ script, texts ] of await scriptsOf( root ) ) {
			const used = entries.filter(
				( entry ) =>
					texts.has( entry.text ) && entry.files.some( isOfScript )
			);
			if ( used.length ) {
				files.set(
					`plugin/languages/${ DOMAIN }-${ locale }-${ md5( script ) }.json`,
					jsonCatalogue( locale, plurals, used )
				);
			}
		}
	}
	return files;
}

const MADE = /\.(l10n\.php|json)$/;

/** Takes away what was made before, so that no file of a former script stays. */
export async function clear( root ) {
	for ( const part of [ 'plugin', 'theme' ] ) {
		const folder = join( root, part, 'languages' );
		for ( const file of await readdir( folder ).catch( () => [] ) ) {
			if ( MADE.test( file ) ) {
				await rm( join( folder, file ) );
			}
		}
	}
}

/** What a language says: its own texts, and those of the one it is based on. */
async function entriesOf( root, part, locale ) {
	const own = read(
		await readFile( join( root, catalogue( part, locale ) ), 'utf8' )
	);
	const { base } = LANGUAGES[ locale ];
	return base ? basedOn( own, await entriesOf( root, part, base ) ) : own;
}

/** Makes all languages anew. */
export async function compile( root ) {
	await clear( root );
	for ( const [ locale, { plurals } ] of Object.entries( LANGUAGES ) ) {
		const catalogues = {};
		for ( const part of [ 'plugin', 'theme' ] ) {
			catalogues[ part ] = await entriesOf( root, part, locale );
			await mkdir( join( root, part, 'languages' ), { recursive: true } );
		}
		for ( const [ file, text ] of await compiled(
			root,
			locale,
			plurals,
			catalogues
		) ) {
			await writeFile( join( root, file ), text );
		}
	}
}
