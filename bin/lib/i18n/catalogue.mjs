/** Catalogues of texts: the template (.pot) and the translations (.po). */
import { po } from 'gettext-parser';
import { DOMAIN } from './extract.mjs';
import { LANGUAGES } from './languages.mjs';

const compare = ( a, b ) => {
	if ( a === b ) {
		return 0;
	}
	return a < b ? -1 : 1;
};

const keyOf = ( { text, context = '' } ) => `${ context }\u0004${ text }`;

/** One entry for each text and context, in the order of their first files. */
function entriesOf( texts ) {
	const entries = new Map();
	for ( const { text, plural, context, comment, file } of texts ) {
		const key = keyOf( { text, context } );
		const entry = entries.get( key ) ?? {
			text,
			context: context ?? '',
			plural,
			comments: new Set(),
			files: new Set(),
		};
		entry.plural ??= plural;
		if ( comment ) {
			entry.comments.add( comment );
		}
		entry.files.add( file );
		entries.set( key, entry );
	}
	return [ ...entries.values() ]
		.map( ( entry ) => ( {
			...entry,
			files: [ ...entry.files ].sort( compare ),
			comments: [ ...entry.comments ].sort( compare ),
		} ) )
		.sort(
			( a, b ) =>
				compare( a.files[ 0 ], b.files[ 0 ] ) ||
				compare( a.text, b.text ) ||
				compare( a.context, b.context )
		);
}

/** Lines with dates would change with every run, and lines' numbers with every edit: neither is written. */
const headersOf = ( part, locale ) => ( {
	'Project-Id-Version': part === 'plugin' ? 'Brolga' : 'Brolga (block theme)',
	...( locale ? { Language: locale } : {} ),
	'MIME-Version': '1.0',
	'Content-Type': 'text/plain; charset=UTF-8',
	'Content-Transfer-Encoding': '8bit',
	// A template has those of the texts themselves, which are English: a blank to be filled in is an error to msgfmt.
	'Plural-Forms': locale
		? LANGUAGES[ locale ].plurals
		: 'nplurals=2; plural=(n != 1);',
	'X-Domain': DOMAIN,
} );

/**
 * The text of a catalogue.
 *
 * @param {string}                        part         `plugin` or `theme`.
 * @param {import('./extract.mjs').Text[]} texts
 * @param {string}                        [locale]     Without it, the template.
 * @param {Map<string, string[]>}         [translated] By keyOf().
 */
export function write( part, texts, locale, translated = new Map() ) {
	const translations = { '': {} };
	for ( const entry of entriesOf( texts ) ) {
		const forms = entry.plural ? ( LANGUAGES[ locale ]?.count ?? 2 ) : 1;
		( translations[ entry.context ] ??= {} )[ entry.text ] = {
			msgid: entry.text,
			...( entry.context ? { msgctxt: entry.context } : {} ),
			...( entry.plural ? { msgid_plural: entry.plural } : {} ),
			msgstr:
				translated.get( keyOf( entry ) ) ??
				Array.from( { length: forms }, () => '' ),
			comments: {
				...( entry.comments.length
					? {
							extracted: `translators: ${ entry.comments.join( '\ntranslators: ' ) }`,
						}
					: {} ),
				reference: entry.files.join( '\n' ),
			},
		};
	}
	const order = new Map(
		entriesOf( texts ).map( ( entry, index ) => [ keyOf( entry ), index ] )
	);
	const place = ( { msgid, msgctxt } ) =>
		order.get( keyOf( { text: msgid, context: msgctxt } ) ) ?? -1;
	const text = po
		.compile(
			{
				charset: 'utf-8',
				headers: headersOf( part, locale ),
				translations,
			},
			{ foldLength: 0, sort: ( a, b ) => place( a ) - place( b ) }
		)
		.toString( 'utf8' );
	return text.endsWith( '\n' ) ? text : `${ text }\n`;
}

/**
 * What a catalogue holds.
 *
 * @param {string} text Of a .po or .pot file.
 */
export function read( text ) {
	const { translations } = po.parse( text );
	return Object.values( translations )
		.flatMap( ( context ) => Object.values( context ) )
		.filter( ( { msgid } ) => msgid !== '' )
		.map(
			( {
				msgid,
				msgctxt,
				msgid_plural: plural,
				msgstr,
				comments,
			} ) => ( {
				text: msgid,
				context: msgctxt ?? '',
				plural,
				translated: msgstr,
				comments: comments?.extracted ?? '',
				files: ( comments?.reference ?? '' ).split( '\n' ),
			} )
		);
}

/** The translations of a catalogue, for write(). */
export const translationsIn = ( text ) =>
	new Map(
		read( text ).map( ( entry ) => [ keyOf( entry ), entry.translated ] )
	);

/**
 * Texts as translations of themselves, for write().
 *
 * @param {import('./extract.mjs').Text[]} texts
 */
export const inTheirOwnWords = ( texts ) =>
	new Map(
		entriesOf( texts ).map( ( entry ) => [
			keyOf( entry ),
			[ entry.text, entry.plural ].filter( Boolean ),
		] )
	);

const isCopyOfTheme = ( file ) => file.startsWith( 'theme/patterns/' );

/**
 * The texts that a dialect writes otherwise; WordPress takes the others from the sources.
 *
 * @param {import('./extract.mjs').Text[]}                texts
 * @param {(text: string, context?: string) => string} respell Of LANGUAGES.
 * @return {{ texts: import('./extract.mjs').Text[], translated: Map<string, string[]> }}
 */
export function respelled( texts, respell ) {
	const translated = new Map();
	for ( const { text, plural, context, files } of entriesOf( texts ) ) {
		// The theme's copy is a nursery's in Brisbane as it stands.
		if ( ! context && files.every( isCopyOfTheme ) ) {
			continue;
		}
		const forms = [ text, plural ].filter( Boolean );
		const others = forms.map( ( form ) => respell( form, context ) );
		if ( others.some( ( other, index ) => other !== forms[ index ] ) ) {
			translated.set( keyOf( { text, context } ), others );
		}
	}
	return {
		texts: texts.filter( ( text ) => translated.has( keyOf( text ) ) ),
		translated,
	};
}

/** Whether a text is only in patterns: words to begin with, not the interface. */
export const isOfPattern = ( { files } ) =>
	files.every( ( file ) => file.includes( '/patterns/' ) );
