/** Catalogues of texts: the template (.pot) and the translations (.po). */
import { po } from 'gettext-parser';
import { DOMAIN } from './extract.mjs';
import { LANGUAGES } from './languages.mjs';

/**
 * @typedef {Object} Translation
 * @property {string[]} forms    One for each plural form of the language.
 * @property {string}   [former] The English that they were made of, where it has
 *                               changed since: a translator looks at them (gettext’s `fuzzy`).
 */

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
 * @param {Map<string, Translation>}      [translated] By keyOf().
 */
export function write( part, texts, locale, translated = new Map() ) {
	const translations = { '': {} };
	for ( const entry of entriesOf( texts ) ) {
		const forms = entry.plural ? ( LANGUAGES[ locale ]?.count ?? 2 ) : 1;
		const translation = translated.get( keyOf( entry ) );
		( translations[ entry.context ] ??= {} )[ entry.text ] = {
			msgid: entry.text,
			...( entry.context ? { msgctxt: entry.context } : {} ),
			...( entry.plural ? { msgid_plural: entry.plural } : {} ),
			msgstr:
				translation?.forms ?? Array.from( { length: forms }, () => '' ),
			comments: {
				...( entry.comments.length
					? {
							extracted: `translators: ${ entry.comments.join( '\ntranslators: ' ) }`,
						}
					: {} ),
				reference: entry.files.join( '\n' ),
				...( translation?.former === undefined
					? {}
					: {
							flag: 'fuzzy',
							previous: `msgid ${ JSON.stringify( translation.former ) }`,
						} ),
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

/** The English before, as `write()` notes it. */
const formerOf = ( previous = '' ) => {
	const [ , quoted ] = /^msgid (".*")$/.exec( previous ) ?? [];
	return quoted ? JSON.parse( quoted ) : '';
};

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
				...( comments?.flag?.includes( 'fuzzy' )
					? { former: formerOf( comments.previous ) }
					: {} ),
				comments: comments?.extracted ?? '',
				files: ( comments?.reference ?? '' ).split( '\n' ),
			} )
		);
}

/** Whether a translation is there and of the text as it is today. */
export const isTranslated = ( { translated, former } ) =>
	former === undefined && translated.every( Boolean );

/** Pairs of neighboring characters, with how often each occurs. */
function pairsOf( text ) {
	const pairs = new Map();
	for ( let index = 1; index < text.length; index++ ) {
		const pair = text.slice( index - 1, index + 1 ).toLowerCase();
		pairs.set( pair, ( pairs.get( pair ) ?? 0 ) + 1 );
	}
	return pairs;
}

/** How much two texts have in common: Dice’s coefficient of their pairs, 0 to 1. */
function likeness( one, other ) {
	const [ pairs, others ] = [ pairsOf( one ), pairsOf( other ) ];
	let common = 0;
	for ( const [ pair, count ] of pairs ) {
		common += Math.min( count, others.get( pair ) ?? 0 );
	}
	return ( 2 * common ) / Math.max( 1, one.length + other.length - 2 );
}

/** From here on a text counts as another one reworded, as with gettext’s msgmerge. */
const REWORDED = 0.6;

/** The entry of a text that is gone, where the new one is its rewording. */
function originOf( { text, plural, context, files }, gone ) {
	const [ nearest ] = gone
		.filter(
			( former ) =>
				former.context === context &&
				Boolean( former.plural ) === Boolean( plural ) &&
				former.files.some( ( file ) => files.includes( file ) )
		)
		.map( ( former ) => ( {
			former,
			score: likeness( former.text, text ),
		} ) )
		.sort( ( a, b ) => b.score - a.score );
	return nearest?.score >= REWORDED ? nearest.former : undefined;
}

/**
 * The translations of a catalogue, for write(): those of texts that were
 * reworded since are kept and marked.
 *
 * @param {string}                         text  Of a .po file.
 * @param {import('./extract.mjs').Text[]} texts What is to be translated now.
 * @return {Map<string, Translation>}
 */
export function translationsIn( text, texts ) {
	const entries = entriesOf( texts );
	const wanted = new Set( entries.map( keyOf ) );
	const known = read( text );
	const gone = known.filter(
		( entry ) =>
			! wanted.has( keyOf( entry ) ) && entry.translated.every( Boolean )
	);
	const translations = new Map(
		known.map( ( entry ) => [
			keyOf( entry ),
			{ forms: entry.translated, former: entry.former },
		] )
	);
	for ( const entry of entries ) {
		const origin = translations.has( keyOf( entry ) )
			? undefined
			: originOf( entry, gone );
		if ( origin ) {
			translations.set( keyOf( entry ), {
				forms: origin.translated,
				former: origin.former ?? origin.text,
			} );
		}
	}
	return translations;
}

/**
 * The texts that a language says otherwise than the one it is based on: those
 * that do so already, and those that must.
 *
 * @param {import('./extract.mjs').Text[]} texts
 * @param {string}                         base    Catalogue of the other language.
 * @param {RegExp}                         differs What a text has there that must.
 * @param {string}                         before  The language's own catalogue.
 */
export function othersThan( texts, base, differs, before ) {
	const others = new Set( [
		...read( base )
			.filter( ( { translated } ) =>
				differs.test( translated.join( ' ' ) )
			)
			.map( keyOf ),
		...( before ? translationsIn( before, texts ).keys() : [] ),
	] );
	return texts.filter( ( text ) => others.has( keyOf( text ) ) );
}

/** The entries of a language, and for what it does not say itself those of the one it is based on. */
export const basedOn = ( entries, base ) => {
	const own = new Map(
		entries
			.filter( isTranslated )
			.map( ( entry ) => [ keyOf( entry ), entry ] )
	);
	return base.map( ( entry ) => own.get( keyOf( entry ) ) ?? entry );
};

const isCopyOfTheme = ( file ) => file.startsWith( 'theme/patterns/' );

/**
 * The texts that a dialect writes otherwise; WordPress takes the others from the sources.
 *
 * @param {import('./extract.mjs').Text[]}                texts
 * @param {(text: string, context?: string) => string} respell Of LANGUAGES.
 * @return {{ texts: import('./extract.mjs').Text[], translated: Map<string, Translation> }}
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
			translated.set( keyOf( { text, context } ), { forms: others } );
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
