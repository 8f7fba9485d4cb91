/** What is found to be translated, what is written of it, and what WordPress gets. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { PARTS, catalogue, fault, lacking, made } from '../../bin/lib/i18n.mjs';
import {
	basedOn,
	othersThan,
	read,
	respelled,
	translationsIn,
	write,
} from '../../bin/lib/i18n/catalogue.mjs';
import { compile, phpCatalogue } from '../../bin/lib/i18n/compile.mjs';
import { commonwealth } from '../../bin/lib/i18n/english.mjs';
import { extract, textsOfBundle } from '../../bin/lib/i18n/extract.mjs';
import { LANGUAGES } from '../../bin/lib/i18n/languages.mjs';
import {
	FOR_OWNERS,
	FOR_VISITORS,
	isForVisitors,
	isOf,
} from '../../bin/lib/i18n/visitors.mjs';
import { ROOT } from '../../bin/lib/paths.mjs';
import { PACKAGES } from '../../bin/lib/zip.mjs';

const FILES = {
	'plugin/brolga.php': `<?php
/**
 * Plugin Name: Brolga
 * Description: Blocks.
 */`,
	'plugin/includes/A.php': String.raw`<?php
/* translators: %d: how many. */
$a = _n( '%d lead', '%d leads', $count, 'brolga' );
$b = esc_html_x( 'Open', 'status', 'brolga' );
/* translators: not of the next but one. */
$c = __( 'It’s \'here\'' . ' and there', 'brolga' );
$d = __( "Two\nlines", 'brolga' );
$e = $this->__( 'A method', 'brolga' );`,
	'plugin/includes/tests/ATest.php': `<?php __( 'Of a test', 'brolga' );`,
	'plugin/blocks/box/block.json': JSON.stringify( {
		title: 'Box',
		keywords: [ 'frame' ],
		variations: [ { title: 'Round box' } ],
	} ),
	'plugin/src/a.tsx': `
		// translators: %s: a name.
		const a = sprintf( __( 'Hello %s', 'brolga' ), name );
		const b = _nx( '%d day', '%d days', 3, 'time', 'brolga' );`,
	'theme/style.css': '/*\nTheme Name: Brolga\nDescription: Light.\n*/',
	'theme/theme.json': JSON.stringify( {
		settings: { color: { palette: [ { name: 'Sand', slug: 'sand' } ] } },
		templateParts: [ { title: 'Footer', name: 'footer' } ],
	} ),
	'theme/styles/night.json': JSON.stringify( { title: 'Night' } ),
	'theme/patterns/faq.php': `<?php
/**
 * Title: Questions
 * Slug: brolga/faq
 */
esc_html_e( 'How soon?', 'brolga' );`,
};

let root;

const put = ( file, text ) => {
	mkdirSync( dirname( join( root, file ) ), { recursive: true } );
	writeFileSync( join( root, file ), text );
};

before( () => {
	root = mkdtempSync( join( tmpdir(), 'brolga-i18n-' ) );
	execFileSync( 'git', [ 'init', '-q' ], { cwd: root } );
	put( 'bin/lib/i18n/php-strings.php', '' );
	cpSync(
		join( ROOT, 'bin/lib/i18n/php-strings.php' ),
		join( root, 'bin/lib/i18n/php-strings.php' )
	);
	for ( const [ file, text ] of Object.entries( FILES ) ) {
		put( file, text );
	}
} );
after( () => rmSync( root, { recursive: true } ) );

const found = ( part ) =>
	extract( root, part ).texts.map( ( { text, plural, context, comment } ) =>
		[ text, plural, context, comment ]
			.filter( ( value ) => value !== undefined )
			.join( ' | ' )
	);

describe( 'texts are found (I18N-1)', () => {
	it( 'in PHP, TypeScript, block.json and the plugin’s header', () => {
		assert.deepEqual(
			found( 'plugin' ).sort(),
			[
				'Blocks. | Description of the plugin',
				'Box | block title',
				'Brolga | Name of the plugin',
				'Hello %s | %s: a name.',
				"It’s 'here' and there | not of the next but one.",
				'Open | status',
				'Round box | block variation title',
				'Two\nlines',
				'%d day | %d days | time',
				'%d lead | %d leads | %d: how many.',
				'frame | block keyword',
			].sort()
		);
	} );

	it( 'in the theme’s patterns, presets, variations and headers', () => {
		assert.deepEqual( found( 'theme' ).sort(), [
			'Brolga | Name of the theme',
			'Footer | Template part name',
			'How soon?',
			'Light. | Description of the theme',
			'Night | Style variation name',
			'Questions | Pattern title',
			'Sand | Color name',
		] );
	} );

	it( 'and a call that no translator can see is a problem', () => {
		put(
			'plugin/includes/B.php',
			`<?php
__( $text, 'brolga' );
__( 'Nowhere' );
__( 'Elsewhere', 'woocommerce' );`
		);
		put( 'plugin/src/b.ts', "__( `In ${ days } days`, 'brolga' );" );
		const { problems } = extract( root, 'plugin' );
		rmSync( join( root, 'plugin/includes/B.php' ) );
		rmSync( join( root, 'plugin/src/b.ts' ) );
		assert.deepEqual(
			problems.map( ( { file, line, message } ) => [
				`${ file }:${ line }`,
				message,
			] ),
			[
				[
					'plugin/includes/B.php:2',
					'the text is not a fixed text: translators cannot see it',
				],
				[ 'plugin/includes/B.php:3', 'the text domain is missing' ],
				[
					'plugin/includes/B.php:4',
					'the text domain is “woocommerce”',
				],
				[
					'plugin/src/b.ts:1',
					'the text is not a fixed text: translators cannot see it',
				],
			]
		);
	} );
} );

describe( 'catalogues (I18N-2)', () => {
	it( 'are the same from the same sources, without dates and lines', () => {
		const [ first, second ] = [ made( root ).files, made( root ).files ];
		assert.deepEqual( first, second );
		const pot = first.get( 'plugin/languages/brolga.pot' );
		assert.match(
			pot,
			/#: plugin\/includes\/A\.php\n#\. translators: %d: how many\.\nmsgid "%d lead"\nmsgid_plural "%d leads"\nmsgstr\[0\] ""/
		);
		assert.match( pot, /msgctxt "status"\nmsgid "Open"/ );
		assert.doesNotMatch( pot, /Date|:\d+$/m );
	} );

	it( 'begin with headers that msgfmt takes: no blank is left to fill in', () => {
		for ( const part of [ 'plugin', 'theme' ] ) {
			assert.match(
				write( part, [] ),
				/^"Plural-Forms: nplurals=[1-9]; plural=[^A-Z]+;\\n"$/m
			);
		}
	} );

	it( 'keep what was translated, and drop what is gone', () => {
		const text = ( word ) => ( { text: word, file: 'plugin/a.php' } );
		const former = write(
			'plugin',
			[ text( 'Day' ), text( 'Week' ) ],
			'de_DE',
			new Map( [
				[ '\u0004Day', { forms: [ 'Tag' ] } ],
				[ '\u0004Week', { forms: [ 'Woche' ] } ],
			] )
		);
		const texts = [ text( 'Day' ), text( 'Year' ) ];
		const now = write(
			'plugin',
			texts,
			'de_DE',
			translationsIn( former, texts )
		);
		assert.deepEqual(
			read( now ).map( ( entry ) => [ entry.text, entry.translated ] ),
			[
				[ 'Day', [ 'Tag' ] ],
				[ 'Year', [ '' ] ],
			]
		);
	} );
} );

describe( 'a text that is reworded (I18N-740)', () => {
	const at = ( text, file = 'plugin/includes/A.php' ) => ( { text, file } );
	const former = () =>
		write(
			'plugin',
			[ at( 'Save the settings "now"' ), at( 'Day' ) ],
			'de_DE',
			new Map( [
				[
					'\u0004Save the settings "now"',
					{ forms: [ 'Einstellungen speichern' ] },
				],
				[ '\u0004Day', { forms: [ 'Tag' ] } ],
			] )
		);
	const reworded = ( texts, earlier = former() ) =>
		write( 'plugin', texts, 'de_DE', translationsIn( earlier, texts ) );
	const marked = ( catalogueText ) =>
		read( catalogueText ).map( ( { text, translated, former: was } ) => [
			text,
			translated[ 0 ],
			was,
		] );

	it( 'keeps its translation, marked with the words it was made of', () => {
		const once = reworded( [
			at( 'Save your settings "now"' ),
			at( 'Day' ),
		] );
		assert.match(
			once,
			/#, fuzzy\n#\| msgid "Save the settings \\"now\\""\nmsgid "Save your settings \\"now\\""\nmsgstr "Einstellungen speichern"/
		);
		assert.deepEqual( marked( once ), [
			[ 'Day', 'Tag', undefined ],
			[
				'Save your settings "now"',
				'Einstellungen speichern',
				'Save the settings "now"',
			],
		] );
		// The same again, and after one more rewording: until a translator takes the mark away.
		const [ , again ] = marked(
			reworded( [ at( 'Save your settings "now"' ), at( 'Day' ) ], once )
		);
		assert.equal( again[ 2 ], 'Save the settings "now"' );
		const [ , twice ] = marked(
			reworded(
				[ at( 'Save all your settings "now"' ), at( 'Day' ) ],
				once
			)
		);
		assert.deepEqual( twice, [
			'Save all your settings "now"',
			'Einstellungen speichern',
			'Save the settings "now"',
		] );
	} );

	it( 'is another text where little is the same, or its file is another', () => {
		for ( const other of [
			at( 'Delete all leads' ),
			at( 'Save your settings "now"', 'plugin/includes/B.php' ),
			{ ...at( 'Save your settings "now"' ), context: 'button' },
		] ) {
			assert.deepEqual( marked( reworded( [ other ] ) ), [
				[ other.text, '', undefined ],
			] );
		}
	} );

	it( 'is read in its new words until then, and a release waits for it', async () => {
		put(
			'plugin/includes/C.php',
			"<?php __( 'Keep all of these leads', 'brolga' );"
		);
		const file = catalogue( 'plugin', 'de_DE' );
		put(
			file,
			made( root )
				.files.get( file )
				.replace(
					'msgid "Keep all of these leads"\nmsgstr ""',
					'msgid "Keep all of these leads"\nmsgstr "Alle behalten"'
				)
		);
		put(
			'plugin/includes/C.php',
			"<?php __( 'Keep all of those leads', 'brolga' );"
		);
		for ( const [ name, text ] of made( root ).files ) {
			put( name, text );
		}
		const waiting = Number(
			/lacks (\d+)/.exec( lacking( root ).join() )?.[ 1 ]
		);
		await compile( root );
		const served = readFileSync(
			join( root, file.replace( /po$/, 'l10n.php' ) ),
			'utf8'
		);
		assert.match( readFileSync( join( root, file ), 'utf8' ), /#, fuzzy/ );
		assert.doesNotMatch( served, /Alle behalten/ );
		put(
			file,
			readFileSync( join( root, file ), 'utf8' ).replace(
				/#, fuzzy\n#\| .*\n/,
				''
			)
		);
		await compile( root );
		assert.match(
			readFileSync(
				join( root, file.replace( /po$/, 'l10n.php' ) ),
				'utf8'
			),
			/Alle behalten/
		);
		assert.equal(
			Number( /lacks (\d+)/.exec( lacking( root ).join() )?.[ 1 ] ),
			waiting - 1
		);
		for ( const folder of [ 'plugin/languages', 'theme/languages' ] ) {
			rmSync( join( root, folder ), { recursive: true } );
		}
		rmSync( join( root, 'plugin/includes/C.php' ) );
	} );
} );

describe( 'a language that differs from another in some texts (I18N-741)', () => {
	const { base, differs } = LANGUAGES.de_DE_formal;
	const at = ( text ) => ( { text, file: 'plugin/includes/A.php' } );
	const german = write(
		'plugin',
		[ at( 'Your leads' ), at( 'Choose one.' ), at( 'Day' ) ],
		base,
		new Map( [
			[ '\u0004Your leads', { forms: [ 'Deine Anfragen' ] } ],
			[ '\u0004Choose one.', { forms: [ 'Wähle aus.' ] } ],
			[ '\u0004Day', { forms: [ 'Tag' ] } ],
		] )
	);
	const texts = [ at( 'Your leads' ), at( 'Choose one.' ), at( 'Day' ) ];

	it( 'holds what must differ, and what does already', () => {
		const wanted = ( own ) =>
			othersThan( texts, german, differs, own ).map(
				( { text } ) => text
			);
		assert.deepEqual( wanted( '' ), [ 'Your leads' ] );
		const sie = write(
			'plugin',
			[ at( 'Choose one.' ) ],
			'de_DE_formal',
			new Map( [
				[ '\u0004Choose one.', { forms: [ 'Wählen Sie aus.' ] } ],
			] )
		);
		assert.deepEqual( wanted( sie ), [ 'Your leads', 'Choose one.' ] );
		assert.deepEqual(
			basedOn( read( sie ), read( german ) ).map(
				( { translated } ) => translated[ 0 ]
			),
			[ 'Wählen Sie aus.', 'Tag', 'Deine Anfragen' ]
		);
	} );
} );

describe( 'a translation (I18N-6)', () => {
	const of = ( text, translated, plural ) =>
		fault( { text, plural, translated: [ translated ].flat() } );

	it( 'is there, and keeps its placeholders', () => {
		assert.equal( of( '%1$s on %2$s', '%2$s: %1$s' ), null );
		assert.equal( of( 'Page {index}', 'Seite {index}' ), null );
		assert.equal(
			of( '%d day', [ 'ein Tag', '%d Tage' ], '%d days' ),
			'has other placeholders in its translation'
		);
		assert.equal(
			of( 'Page {index}', 'Seite' ),
			'has other placeholders in its translation'
		);
		assert.equal( of( 'Day', '' ), 'is not translated' );
	} );

	it( 'is fine in each catalogue that is brought along', () => {
		const output = execFileSync(
			process.execPath,
			[ join( ROOT, 'bin/lib/i18n.mjs' ), '--check' ],
			{ cwd: ROOT, encoding: 'utf8' }
		);
		assert.match( output, /translations: fine/ );
	} );
} );

/** Catalogues of the languages that are brought along for visitors. */
const forVisitors = () =>
	Object.entries( LANGUAGES )
		.filter( ( [ , { visitors } ] ) => visitors )
		.flatMap( ( [ locale, language ] ) =>
			PARTS.map( ( part ) => ( {
				file: catalogue( part, locale ),
				language,
				entries: read(
					readFileSync(
						join( ROOT, catalogue( part, locale ) ),
						'utf8'
					)
				),
			} ) )
		);

/** Names, words that other languages have, too, and texts without a word. */
const SAME = new Set( [
	'%s%%',
	'%s:',
	'%1$s %2$d',
	'%1$s – %2$s',
	'%1$s, %2$s',
	'%1$s, ABN %2$s',
	'%1$s: %2$s',
	'%d item',
	'%s post',
	'%s product',
	'%s project',
	'Blog',
	'Captcha',
	'Date',
	'Details',
	'Downloads',
	'Email',
	'Error 404',
	'File',
	'Filter: %1$s (%2$s)',
	'Filter: %s',
	'Home',
	'Image %d',
	'Images',
	'Journal',
	'Marketing',
	'Menu',
	'Min',
	'Minutes',
	'Newsletter',
	'No',
	'Notes',
	'PDF',
	'Page',
	'Page %d',
	'Pause',
	'Portfolio',
	'Posts',
	'Product',
	'Project',
	'Re: %s',
	'Sec',
	'Section %d',
	'Slide %d',
	'Slides',
	'Spam',
	'Status',
	'Subtotal: {amount}',
	'Tags: ',
	'Video',
	'Video %d',
	'Website',
	'excl. GST',
	'images',
	'incl. GST',
	'slide',
	'spreadsheets',
] );

describe( 'languages of visitors (I18N-710, I18N-711)', () => {
	const all = PARTS.flatMap( ( part ) => extract( ROOT, part ).texts );

	it( 'hold what visitors read: every file of texts says who reads it', () => {
		assert.deepEqual(
			[
				...new Set(
					all
						.map( ( { file } ) => file )
						.filter(
							( file ) =>
								! FOR_OWNERS.some( ( glob ) =>
									isOf( glob, file )
								) &&
								! FOR_VISITORS.some( ( { files } ) =>
									isOf( files, file )
								)
						)
				),
			],
			[],
			'Add the file to FOR_VISITORS or FOR_OWNERS in bin/lib/i18n/visitors.mjs.'
		);
	} );

	it( 'and no line of the table means nothing', () => {
		const isBeginning = ( name, text ) =>
			name.endsWith( '…' )
				? text.startsWith( name.slice( 0, -1 ) )
				: text === name;
		for ( const { files, only = [], except = [] } of FOR_VISITORS ) {
			const texts = all.filter( ( { file } ) => isOf( files, file ) );
			assert.ok( texts.length, files );
			for ( const name of [ ...only, ...except ] ) {
				assert.ok(
					texts.some( ( { text } ) => isBeginning( name, text ) ),
					`${ files }: ${ name }`
				);
			}
		}
		for ( const glob of FOR_OWNERS ) {
			assert.ok(
				all.some( ( { file } ) => isOf( glob, file ) ),
				glob
			);
		}
	} );

	it( 'leave wp-admin in English', () => {
		const file = 'plugin/blocks/contact-form/render.php';
		assert.ok( isForVisitors( { file, text: 'Send message' } ) );
		for ( const other of [
			{
				file,
				text: 'Only people who can edit this site see this note. Add a field.',
			},
			{ file: 'plugin/src/leads/admin/leads/list.tsx', text: 'Leads' },
			{ file: 'plugin/includes/Mail/MailCheck.php', text: 'Email' },
			{
				file: 'theme/patterns/hidden-404.php',
				text: 'Not found',
				context: 'Pattern title',
			},
			{ file: 'theme/patterns/hero.php', text: 'Grown here' },
		] ) {
			assert.ok( ! isForVisitors( other ), other.text );
		}
		for ( const { file: path, entries } of forVisitors() ) {
			assert.deepEqual(
				entries.flatMap( ( { files } ) =>
					files.filter( ( name ) => /\.tsx?$/.test( name ) )
				),
				[],
				path
			);
		}
	} );

	it( 'say nothing in English but names', () => {
		const unused = new Set( SAME );
		for ( const { file, entries } of forVisitors() ) {
			for ( const { text, translated } of entries ) {
				if ( translated.includes( text ) ) {
					unused.delete( text );
				}
			}
			assert.deepEqual(
				entries.flatMap( ( { text, plural, translated } ) =>
					translated.some(
						( form ) =>
							( form === text || form === plural ) &&
							! SAME.has( text )
					)
						? [ text ]
						: []
				),
				[],
				file
			);
		}
		assert.deepEqual( [ ...unused ], [] );
	} );

	it( 'have as many forms of a plural as WordPress asks for', () => {
		for ( const [ locale, { plurals, count } ] of Object.entries(
			LANGUAGES
		) ) {
			const [ , told, rule ] =
				/^nplurals=(\d+); plural=([n\d\s()?:=!<>&|%]+);$/.exec(
					plurals
				);
			assert.equal( Number( told ), count, locale );
			const form = new Function( 'n', `return Number( ${ rule } );` );
			assert.deepEqual(
				[
					...new Set(
						Array.from( { length: 200 }, ( _, n ) => form( n ) )
					),
				].sort(),
				Array.from( { length: count }, ( _, n ) => n ),
				locale
			);
		}
	} );

	it( 'part words of a search with the comma of the sources', () => {
		for ( const { file, entries } of forVisitors() ) {
			for ( const { text, translated, comments } of entries ) {
				if ( comments.includes( 'words with commas between them' ) ) {
					assert.match(
						translated[ 0 ],
						/^[^,،、]+(, [^,،、]+)+$/,
						`${ file }: ${ text }`
					);
				}
			}
		}
	} );

	it( 'keep the direction of amounts, phone numbers and email addresses in Arabic (I18N-713)', () => {
		const [ arabic ] = forVisitors();
		for ( const [ text, placeholder ] of [
			[ 'Subtotal: {amount}', '{amount}' ],
			[ 'Up to %s', '%s' ],
			[ 'To reach us, call %s.', '%s' ],
			[ 'To send us a message, email %s.', '%s' ],
			[ 'Would you like to receive “%1$s” at %2$s?', '%2$s' ],
		] ) {
			const entry = arabic.entries.find(
				( { text: own } ) => own === text
			);
			assert.ok(
				entry.translated[ 0 ].includes(
					`\u2066${ placeholder }\u2069`
				),
				text
			);
		}
	} );

	it( 'fail where a translation is broken', () => {
		const { ar, pl_PL: polish, ja } = LANGUAGES;
		const of = ( language, text, translated, plural ) =>
			fault( { text, plural, translated }, language );
		const days = [ '%d day', '%d days' ];
		assert.equal(
			of(
				ar,
				days[ 0 ],
				[ 'a', 'b', 'c', '%d d', '%d e', '%d f' ],
				days[ 1 ]
			),
			null
		);
		assert.equal(
			of(
				ar,
				days[ 0 ],
				[ 'a', 'b', 'c', 'd', '%d e', '%d f' ],
				days[ 1 ]
			),
			'has other placeholders in its translation'
		);
		assert.equal(
			of( polish, days[ 0 ], [ '%d a', '%d b' ], days[ 1 ] ),
			'has 2 forms in its translation in place of 3'
		);
		assert.equal( of( ja, days[ 0 ], [ '%d日' ], days[ 1 ] ), null );
		assert.equal(
			of( ja, '%1$s of %2$s', [ '%1$s / %1$s' ] ),
			'has placeholders of other numbers in its translation'
		);
		assert.equal(
			of( ja, '<a href="%s">policy</a>', [ '<b>%s</b>' ] ),
			'has other placeholders in its translation'
		);
		assert.equal(
			of( ja, 'Tags: ', [ 'タグ:' ] ),
			'begins or ends with other blanks in its translation'
		);
	} );

	it( 'may lack a text, until there is a release', () => {
		const name = 'plugin/includes/Effects/A.php';
		put( name, "<?php __( 'Read on', 'brolga' );" );
		const { files } = made( root );
		rmSync( join( root, name ) );
		const file = catalogue( 'plugin', 'fr_FR' );
		assert.match( files.get( file ), /msgid "Read on"\nmsgstr ""/ );
		assert.doesNotMatch( files.get( file ), /%d lead/ );
		put( file, files.get( file ) );
		assert.deepEqual( lacking( root ), [ `${ file } lacks 1 texts` ] );
		rmSync( join( root, file ) );
	} );
} );

describe( 'the English of Australia and Britain (I18N-14)', () => {
	it( 'is spelled as there, and says what WordPress says there', () => {
		for ( const [ american, other ] of [
			[ 'Progress color', 'Progress colour' ],
			[ 'Large, centered', 'Large, centred' ],
			[ 'Grayscale (%)', 'Greyscale (%)' ],
			[ 'Move to Trash', 'Move to Bin' ],
			[ 'Please check this box.', 'Please tick this box.' ],
			[ 'is not checked', 'is not ticked' ],
			[ 'Recognizes you', 'Recognises you' ],
		] ) {
			assert.equal( commonwealth( american ), other );
		}
	} );

	it( 'leaves alone what is the same, or is typed', () => {
		for ( const same of [
			'Percentage',
			'Messages are checked for spam on this site',
			'This status does not exist. Use new, open, done, spam or trash.',
			'Colorado',
			'Leads with the status `trash`.',
		] ) {
			assert.equal( commonwealth( same ), same );
		}
		assert.equal( commonwealth( 'percent', 'block keyword' ), 'percent' );
	} );

	it( 'holds the texts that differ, and no others', () => {
		const { texts, translated } = respelled(
			[
				{ text: 'Color', file: 'plugin/a.php' },
				{ text: 'Name', file: 'plugin/a.php' },
				{ text: 'The color of figs', file: 'theme/patterns/a.php' },
				{
					text: '%d color',
					plural: '%d colors',
					file: 'plugin/a.php',
				},
			],
			commonwealth
		);
		assert.deepEqual(
			texts.map( ( { text } ) => text ),
			[ 'Color', '%d color' ]
		);
		assert.deepEqual(
			[ ...translated.values() ].map( ( { forms } ) => forms ),
			[ [ '%d colour', '%d colours' ], [ 'Colour' ] ]
		);
	} );
} );

describe( 'what WordPress loads (I18N-12)', () => {
	it( 'is asked for by built scripts, also where the minifier made one call of two', () => {
		assert.deepEqual(
			[
				...textsOfBundle(
					'(0,e.__)("One","brolga"),(0,e._x)(a?"Two":"Three","c","brolga"),(0,e.__)("WordPress’s own"),"Four"'
				),
			],
			[ 'One', 'Two', 'Three' ]
		);
	} );

	it( 'is a PHP file with contexts and plurals', () => {
		const code = phpCatalogue( 'de_DE', 'nplurals=2; plural=(n != 1);', [
			{ text: 'Day', context: 'time', translated: [ 'Tag' ] },
			{
				text: "It's",
				context: '',
				translated: [ 'a\\b', 'c' ],
			},
		] );
		const messages = execFileSync(
			'php',
			[
				'-r',
				`$all = eval( '?>' . stream_get_contents( STDIN ) ); echo json_encode( $all['messages'] );`,
			],
			{ input: code, encoding: 'utf8' }
		);
		assert.deepEqual( JSON.parse( messages ), {
			'time\u0004Day': 'Tag',
			"It's": 'a\\b\u0000c',
		} );
	} );

	it( 'is made of the catalogues: scripts get theirs, the server what is not of scripts alone', async () => {
		for ( const [ file, text ] of made( root ).files ) {
			put(
				file,
				text.replace(
					/(msgid "(Hello %s|Two|Open|Night)[^"]*"\n)msgstr ""/g,
					'$1msgstr "Deutsch $2"'
				)
			);
		}
		put( 'plugin/build/admin/leads.js', '(0,e.__)("Hello %s","brolga")' );
		put( 'plugin/languages/brolga-de_DE-former.json', '{}' );
		await compile( root );
		const list = execFileSync(
			'find',
			[ '.', '-path', '*languages/*', '-type', 'f' ],
			{
				cwd: root,
				encoding: 'utf8',
			}
		)
			.trim()
			.split( '\n' )
			.sort();
		assert.deepEqual(
			list,
			[
				// md5 of build/admin/leads.js; of languages for visitors there are no scripts.
				'./plugin/languages/brolga-de_DE-bef79c84ecc4466e9d74ad4ecdc84497.json',
				'./plugin/languages/brolga-de_DE_formal-bef79c84ecc4466e9d74ad4ecdc84497.json',
				...PARTS.flatMap( ( part ) => [
					`./${ part }/languages/brolga.pot`,
					...Object.keys( LANGUAGES ).flatMap( ( locale ) => {
						const po = catalogue( part, locale );
						return [
							`./${ po }`,
							`./${ po.replace( /po$/, 'l10n.php' ) }`,
						];
					} ),
				] ),
			].sort()
		);
	} );

	it( 'is in the packages, and their sources are not', () => {
		for ( const { skip, needed } of PACKAGES ) {
			const [ file, ...others ] = needed.filter( ( name ) =>
				name.endsWith( '.l10n.php' )
			);
			assert.equal( others.length + 1, Object.keys( LANGUAGES ).length );
			assert.ok( ! skip.test( file ) );
			assert.ok( skip.test( file.replace( '.l10n.php', '.po' ) ) );
		}
	} );
} );

describe( 'German', () => {
	const texts = [ 'plugin', 'theme' ].flatMap( ( part ) =>
		read(
			readFileSync( join( ROOT, catalogue( part, 'de_DE' ) ), 'utf8' )
		).map( ( { text, translated } ) => ( {
			text,
			said: translated.join( ' ' ),
		} ) )
	);

	/** What is wrong in the sight of a rule. */
	const wrong = ( is ) => texts.filter( is ).map( ( { said } ) => said );

	it( 'says “du” (I18N-721)', () => {
		assert.deepEqual(
			wrong(
				( { text, said } ) =>
					/[a-zäöüß,] (Sie|Ihnen|Ihre?[nmrs]?)\b/.test( said ) ||
					( /\byou(r|rself)?\b/i.test( text ) &&
						/\b(Sie|Ihnen|Ihre[nmrs]?)\b/.test( said ) &&
						! /\bd(u|ich|ir|eine?[nmrs]?)\b/i.test( said ) )
			),
			[]
		);
	} );

	it( 'has one word for one thing (I18N-721)', () => {
		assert.deepEqual(
			wrong(
				( { text, said } ) =>
					/Datenschutz-Auswahl/.test( said ) ||
					( /^Last \d+ days$/.test( text ) &&
						! /^Die letzten \d+ Tage$/.test( said ) ) ||
					( /accepted the email/.test( text ) &&
						! /angenommen/.test( said ) )
			),
			[]
		);
	} );
} );
