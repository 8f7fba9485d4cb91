/**
 * A language that nobody speaks, made from the templates for translators: every
 * word with other letters and twice as long, from right to left, between marks.
 * What has no marks was not translated.
 *
 *     node tests/support/pseudo-language.mjs install|remove SITE
 *     node tests/support/pseudo-language.mjs english
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { read } from '../../bin/lib/i18n/catalogue.mjs';
import { phpCatalogue } from '../../bin/lib/i18n/compile.mjs';
import { PARTS, template } from '../../bin/lib/i18n.mjs';
import { ROOT } from '../../bin/lib/paths.mjs';
import { isCommand } from '../../bin/lib/static/report.mjs';

/** WordPress takes it for Arabic, which goes from right to left. */
export const LOCALE = 'ar';

export const MARKS = [ '⟦', '⟧' ];

const PLAIN = 'aceinosuyzACEINOSUYZ';
const OTHER = 'àçéïñöšûýžÀÇÉÏÑÖŠÛÝŽ';

/** What a program reads: placeholders, tags, names in braces, addresses, entities. */
const KEPT =
	/%(?:\d+\$)?[sdf%]|<[^>]+>|\{[^}]*\}|https?:\/\/\S+|&[#\w]+;|`[^`]*`/g;

const word = ( text ) =>
	[ ...text ]
		.map( ( letter ) => OTHER[ PLAIN.indexOf( letter ) ] ?? letter )
		.join( '' )
		.repeat( 2 );

/** A text in this language. */
export function pseudo( text ) {
	const kept = text.match( KEPT ) ?? [];
	const parts = text
		.split( KEPT )
		.map( ( part ) => part.replace( /\p{L}+/gu, word ) );
	return `${ MARKS[ 0 ] }${ parts
		.map( ( part, index ) => part + ( kept[ index ] ?? '' ) )
		.join( '' ) }${ MARKS[ 1 ] }`;
}

const catalogues = () =>
	PARTS.map( ( part ) => [
		part,
		read( readFileSync( join( ROOT, template( part ) ), 'utf8' ) ),
	] );

/** English texts that visitors may meet: those that PHP says, outside of patterns. */
export const english = () =>
	catalogues().flatMap( ( [ , entries ] ) =>
		entries
			.filter( ( { files } ) =>
				files.some(
					( file ) =>
						file.endsWith( '.php' ) &&
						! file.includes( '/patterns/' )
				)
			)
			.flatMap( ( { text, plural } ) =>
				plural ? [ text, plural ] : [ text ]
			)
	);

const files = ( site ) => {
	const folder = join( site, 'wp-content/languages' );
	return {
		core: join( folder, `${ LOCALE }.l10n.php` ),
		plugin: join( folder, `plugins/brolga-${ LOCALE }.l10n.php` ),
		theme: join( folder, `themes/brolga-${ LOCALE }.l10n.php` ),
	};
};

/**
 * Installs it in a site, as WordPress installs languages.
 *
 * @param {string} site The site's folder.
 */
export function install( site ) {
	const places = files( site );
	for ( const folder of [ 'plugins', 'themes' ] ) {
		mkdirSync( join( site, 'wp-content/languages', folder ), {
			recursive: true,
		} );
	}
	const plurals = 'nplurals=2; plural=(n != 1);';
	const said = ( entry ) => ( {
		...entry,
		translated: [ entry.text, entry.plural ]
			.filter( ( text ) => text !== undefined )
			.map( pseudo ),
	} );
	writeFileSync(
		places.core,
		phpCatalogue( LOCALE, plurals, [
			{ text: 'ltr', context: 'text direction', translated: [ 'rtl' ] },
		] )
	);
	for ( const [ part, entries ] of catalogues() ) {
		writeFileSync(
			places[ part ],
			phpCatalogue( LOCALE, plurals, entries.map( said ) )
		);
	}
}

/** @param {string} site The site's folder. */
export function remove( site ) {
	for ( const file of Object.values( files( site ) ) ) {
		rmSync( file, { force: true } );
	}
}

if ( isCommand( import.meta.url ) ) {
	const [ command, site ] = process.argv.slice( 2 );
	if ( command === 'english' ) {
		console.log( JSON.stringify( english() ) );
	} else {
		( command === 'install' ? install : remove )( site );
	}
}
