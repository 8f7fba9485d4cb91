/**
 * The handbook says what the interface says: what it sets in bold is a text of the
 * plugin or of WordPress, in German its translation; both languages have the same
 * pages, headings and steps; and whatever links to a page of it finds one.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { anchorOf, CONTENTS, headingsOf } from '../handbook.mjs';
import { isCommand, projectRoot, report } from './report.mjs';

/** @typedef {import('./report.mjs').Problem} Problem */
/** @typedef {Map<string, string>} Pages What stands in each, by its name. */

const FOLDER = 'docs/use';

/** More than that is no page with one job. */
const MOST_WORDS = 500;

/** The last heading: where one sees that it worked. */
const LAST = 'How you know it worked';

/** Labels of WordPress and WooCommerce, and what they are in German. */
export const CORE_LABELS = {
	'A static page': 'Eine statische Seite',
	Activate: 'Aktivieren',
	'Add Page': 'Seite hinzufügen',
	'Add Plugin': 'Plugin hinzufügen',
	'Add Post': 'Beitrag hinzufügen',
	'Add new product': 'Neues Produkt hinzufügen',
	'All Pages': 'Alle Seiten',
	Appearance: 'Design',
	Back: 'Zurück',
	'Cash on delivery': 'Nachnahme',
	Content: 'Inhalt',
	'Copy site info to clipboard':
		'Website-Bericht in die Zwischenablage kopieren',
	Dashboard: 'Dashboard',
	Deactivate: 'Deaktivieren',
	Delete: 'Löschen',
	'Edit link': 'Link bearbeiten',
	Editor: 'Editor',
	'Homepage:': 'Homepage:',
	Info: 'Bericht',
	'Install Now': 'Jetzt installieren',
	'Installed Plugins': 'Installierte Plugins',
	Live: 'Live',
	Orders: 'Bestellungen',
	Pages: 'Seiten',
	Patterns: 'Vorlagen',
	Payments: 'Zahlungen',
	Plugins: 'Plugins',
	Posts: 'Beiträge',
	Products: 'Produkte',
	Publish: 'Veröffentlichen',
	Reading: 'Lesen',
	Replace: 'Ersetzen',
	'Save Changes': 'Änderungen speichern',
	Settings: 'Einstellungen',
	Shop: 'Shop',
	'Site Health': 'Website-Zustand',
	Tools: 'Werkzeuge',
	'View Page': 'Seite anzeigen',
	WooCommerce: 'WooCommerce',
	'Your homepage displays': 'Deine Homepage zeigt',
	Brolga: 'Brolga',
};

/**
 * What a page sets in bold, a way through menus step by step.
 *
 * @param {string} markdown
 * @return {Set<string>} Labels.
 */
export const labelsOf = ( markdown ) =>
	new Set(
		Array.from( markdown.matchAll( /\*\*(.+?)\*\*/g ), ( [ , text ] ) =>
			text.split( ' > ' )
		).flat()
	);

/** How many steps stand below each heading. */
const stepsOf = ( markdown ) =>
	markdown
		.split( /^##? /m )
		.map( ( part ) => ( part.match( /^\d+\. /gm ) ?? [] ).length );

const wordsOf = ( markdown ) =>
	markdown.split( /\s+/ ).filter( Boolean ).length;

/** Whether a page, or a heading of it, is there: `email` or `email#set-the-sender`. */
const leadsSomewhere = ( pages, target ) => {
	const [ page, anchor ] = target.split( '#' );
	return (
		pages.has( page ) &&
		( anchor === undefined ||
			headingsOf( pages.get( page ) ).map( anchorOf ).includes( anchor ) )
	);
};

/** What is wrong with one page, whatever its language. */
const checkPage = ( pages, name ) => {
	const markdown = pages.get( name );
	const links = Array.from(
		markdown.matchAll( /\]\(([\w-]+)\.md(#[\w-]+)?\)/g ),
		( [ , page, anchor = '' ] ) => page + anchor
	);
	return [
		...( markdown.match( /^# /gm )?.length === 1 && /^# /.test( markdown )
			? []
			: [ 'has not one title, in its first line' ] ),
		...( /^###/m.test( markdown )
			? [ 'has headings below headings' ]
			: [] ),
		...links
			.filter( ( target ) => ! leadsSomewhere( pages, target ) )
			.map( ( target ) => `${ target } leads nowhere` ),
		...( name === CONTENTS ||
		pages.get( CONTENTS )?.includes( `](${ name }.md)` )
			? []
			: [ 'is not in the contents' ] ),
	];
};

/**
 * @param {Pages}                    english
 * @param {Map<string, Set<string>>} texts Translations by text of the interface.
 * @return {Problem[]} What is wrong with the English pages.
 */
export function checkEnglish( english, texts ) {
	return [ ...english ].flatMap( ( [ name, markdown ] ) =>
		[
			...checkPage( english, name ),
			...[ ...labelsOf( markdown ) ]
				.filter(
					( label ) =>
						! texts.has( label ) &&
						! Object.hasOwn( CORE_LABELS, label )
				)
				.map( ( label ) => `nothing is called “${ label }”` ),
			...( wordsOf( markdown ) > MOST_WORDS
				? [ `has ${ wordsOf( markdown ) } words` ]
				: [] ),
			...( name === CONTENTS || headingsOf( markdown ).at( -1 ) === LAST
				? []
				: [ `does not end with “${ LAST }”` ] ),
		].map( ( message ) => ( {
			file: `${ FOLDER }/${ name }.md`,
			message,
		} ) )
	);
}

/**
 * @param {Pages}                    english
 * @param {Pages}                    german
 * @param {Map<string, Set<string>>} texts   Translations by text of the interface.
 * @return {Problem[]} Where the German pages say something else.
 */
export function checkGerman( english, german, texts ) {
	const inGerman = ( label ) => [
		...( texts.get( label ) ?? [] ),
		...( Object.hasOwn( CORE_LABELS, label )
			? [ CORE_LABELS[ label ] ]
			: [] ),
	];
	const differ = ( name ) => {
		const ours = english.get( name );
		const theirs = german.get( name );
		if ( ours === undefined || theirs === undefined ) {
			return [ 'is there in one language only' ];
		}
		const labels = labelsOf( theirs );
		const meant = [ ...labelsOf( ours ) ];
		const known = new Set( meant.flatMap( inGerman ) );
		return [
			...checkPage( german, name ),
			...( String( stepsOf( ours ) ) === String( stepsOf( theirs ) )
				? []
				: [
						`has ${ stepsOf( theirs ) } steps below its headings, and in English ${ stepsOf( ours ) }`,
					] ),
			...[ ...labels ]
				.filter( ( label ) => ! known.has( label ) )
				.map(
					( label ) =>
						`“${ label }” translates no label of the English page`
				),
			...meant
				.filter(
					( label ) =>
						! inGerman( label ).some( ( word ) =>
							labels.has( word )
						)
				)
				.map(
					( label ) =>
						`“${ label }” is missing: ${ inGerman( label ).join( ', ' ) }`
				),
		];
	};
	return [ ...new Set( [ ...english.keys(), ...german.keys() ] ) ].flatMap(
		( name ) =>
			differ( name ).map( ( message ) => ( {
				file: `${ FOLDER }/de/${ name }.md`,
				message,
			} ) )
	);
}

/**
 * @param {Pages}  english
 * @param {string} source  Of the screens' links.
 * @return {string[]} Those that lead nowhere.
 */
export const deadTopics = ( english, source ) =>
	Array.from(
		source.matchAll( /^\t\w+: '([\w-]+(?:#[\w-]+)?)',$/gm ),
		( [ , target ] ) => target
	).filter( ( target ) => ! leadsSomewhere( english, target ) );

/**
 * Texts of a .po file with their translations.
 *
 * @param {string} po
 * @return {Map<string, Set<string>>} Translations by text.
 */
export function textsOf( po ) {
	const texts = new Map();
	const field = ( entry, name ) =>
		new RegExp( `^${ name } ((?:".*"\\n?)+)`, 'm' )
			.exec( entry )?.[ 1 ]
			.split( '\n' )
			.filter( Boolean )
			.map( ( line ) => JSON.parse( line ) )
			.join( '' );
	for ( const entry of po.split( '\n\n' ) ) {
		const text = field( entry, 'msgid' );
		const translation =
			field( entry, 'msgstr' ) ?? field( entry, 'msgstr\\[0\\]' );
		if ( text && translation ) {
			texts.set( text, new Set( texts.get( text ) ).add( translation ) );
		}
	}
	return texts;
}

/** The pages of a folder. */
const pagesIn = ( folder ) =>
	new Map(
		readdirSync( folder )
			.filter( ( file ) => file.endsWith( '.md' ) )
			.map( ( file ) => [
				basename( file, '.md' ),
				readFileSync( join( folder, file ), 'utf8' ),
			] )
	);

/**
 * @param {string} root The project's root.
 * @return {Problem[]} What is wrong with the handbook.
 */
export function checkHandbook( root ) {
	const read = ( file ) => readFileSync( join( root, file ), 'utf8' );
	const links = 'plugin/src/admin/help-link.tsx';
	const english = pagesIn( join( root, FOLDER ) );
	const texts = textsOf(
		[ 'plugin/languages/brolga-de_DE.po', 'theme/languages/de_DE.po' ]
			.map( read )
			.join( '\n\n' )
	);
	return [
		...checkEnglish( english, texts ),
		...checkGerman( english, pagesIn( join( root, FOLDER, 'de' ) ), texts ),
		...deadTopics( english, read( links ) ).map( ( target ) => ( {
			file: links,
			message: `the handbook has no ${ target }`,
		} ) ),
	];
}

if ( isCommand( import.meta.url ) ) {
	report( 'handbook', checkHandbook( projectRoot ) );
}
