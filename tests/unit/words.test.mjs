/**
 * One word for one thing: the table "Words" in CONTRIBUTING.md, kept by every
 * text that a person reads.
 */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { po } from 'gettext-parser';
import { PARTS, template } from '../../bin/lib/i18n.mjs';
import { isOfPattern, read } from '../../bin/lib/i18n/catalogue.mjs';
import typescript from 'typescript';
import { projectRoot, sourceFiles } from '../../bin/lib/static/report.mjs';
import { adviceAt } from '../support/php-texts.mjs';

/** What is not said, and what is said in its place. */
const VARIANTS = [
	[ /\be-mails?\b/i, 'email' ],
	[ /\bmails\b/i, 'emails' ],
	[
		/\b(?:a|the|each|every|one|this|test|confirmation) mail(?![- ](?:server|provider|program))\b/i,
		'email',
	],
	[ /\bmailed\b|\bmailing (?!list)/i, 'emailed, sent' ],
	[ /(?<!form )\bsubmissions?\b/i, 'lead, message or form submission' ],
	[ /\b[ei]nquir(?:y|ies|e)\b/i, 'lead; to visitors, message' ],
	[ /\bsend (?:a|the|this) form\b/i, 'submit the form' ],
	[ /\bsignups?\b/i, 'sign-up' ],
	[ /\bjunk\b/i, 'spam' ],
	[ /\bbin\b(?!\/)/i, 'Trash' ],
	[ /\bautorespon(?:se|ses|d)\b/i, 'autoresponder' ],
	[ /\bverifiers?\b/i, 'spam protection' ],
	[ /\bsend again\b/i, 'resend' ],
	[ /\b(?:home|front) page\b/i, 'homepage' ],
	[ /\bsigned[ -]in\b/i, 'logged in' ],
	[ /\buser names?\b/i, 'username' ],
	[ /\bhost names?\b/i, 'server name' ],
	[ /\bswitch(?:ed|es)? (?:it )?o(?:n|ff)\b/i, 'turn on, turn off' ],
	[ /\b(?:un)?tick(?:s|ed)?\b/i, 'check, checked' ],
	[ /\bby (?:itself|themselves)\b/i, 'automatically' ],
	[ /\bis gone\b|\bthere is no such\b/i, 'no longer exists' ],
	[ /\bEmpty: /, 'Leave empty to …' ],
	[ /\b(?:the original|every original)\b(?! value)/i, 'the control' ],
	[ /\bfor good\b|\bforgets?\b|\bforgotten\b/i, 'permanently; delete' ],
	[ /\bgiven up\b|\bgives up\b/i, 'failed' ],
	[ /\bpictures?\b/i, 'image' ],
	[ /\bphotographs?\b/i, 'photo' ],
	[ /\bfilms?\b/i, 'video' ],
	[ /\btelephones?\b/i, 'phone' ],
	[ /\binternet address(?:es)?\b/i, 'IP address' ],
	[ /\brobots?\b/i, 'bot' ],
	[ /\bwithout scripts\b|\bneeds scripts\b/i, 'JavaScript' ],
	[ /\bcheck boxe?s?\b|\btick ?box(?:es)?\b/i, 'checkbox' ],
	[ /\bdrop-downs?\b/i, 'dropdown' ],
	[ /\bfullwidth\b/i, 'full-width' ],
	[ /\bfor instance\b/i, 'for example' ],
	[ /\bone a line\b|\ba line of its own\b/i, 'one per line' ],
	[ /\bnot there any more\b/i, 'no longer exists' ],
	[ /\bmay not (?:see|read|view)\b/i, 'you are not allowed to' ],
	[
		/\bcolou?rs?\b(?<!colors?)|\bcentr(?:e|es|ed)\b|\bgrey(?:scale)?\b|\bcatalogues?\b|\bmaths\b|\bmetres?\b|\blicences?\b|\b(?:un)?labelled\b|\bcancelled\b|\bfor ever\b|\bstraight away\b/i,
		'American spelling',
	],
	[ /\b(?:organis|customis|optimis|recognis|synchronis|minimis)/i, '-ize' ],
	[ /\bper cent\b/i, 'percent' ],
	// PRIV-672: whoever has the key can try all addresses.
	[
		/hash[^.]*(?:cannot|can’t|nobody can) be (?:read|reversed)|never stored\b|code that cannot be turned back/i,
		'a hash made with a secret key; we do not store the address itself',
	],
];

/** What the interface calls otherwise than the code and its API do. */
const OWNERS_WORDS = [
	// OUTBOX-671
	[ /\b(?:failed|paused|queued|this) jobs?\b/i, 'delivery' ],
];

/** How nobody says it, in any text of the interface. */
const SENTENCES = [
	[ /\?["”’)]?:/, 'no colon after a question' ],
	[
		/(?:^|[.:] )(?:Who|Whoever)\b[^?.]*\b(?:may|can|is|are|has|have|gets?|signs?|signed)\b[^?.]*\.(?:$| )/,
		'visitors who …, people who …, or the name of the thing',
	],
	[ /\b(?:stands?|standing) (?:below|above|there|here|first)\b/, 'is' ],
	[ /\w(?:n’t|n't)\b/, 'cannot, do not, is not' ],
];

/** Names, of which a label keeps the capitals. */
const NAMES =
	/^(?:Brolga|WordPress|WooCommerce|Google|Analytics|Tag|Manager|Microsoft|Clarity|Hotjar|Matomo|Plausible|Trash|Spam|All|Mailchimp|Brevo|MailerLite|Cloudflare|Turnstile|Captcha|Health|Leads|Maps|Settings|Sheet)\b/;

/** Words of help that a setting may have; who needs more is led to a page. */
const HELP_WORDS = 30;

/** The forms of the settings, which PHP describes. */
const FORMS = JSON.parse(
	readFileSync( join( projectRoot, 'tests/support/settings-forms.json' ) )
);

/** Texts of the forms under one of some names. */
const partsOfForms = ( names, part ) =>
	Object.entries( part ).flatMap( ( [ name, value ] ) => {
		if ( typeof value === 'object' && value !== null ) {
			return partsOfForms( names, value );
		}
		return names.includes( name ) && value
			? [ { said: value, file: 'tests/support/settings-forms.json' } ]
			: [];
	} );

/** Texts of a kind in the sources of screens and editor: what each setting is called and what it says. */
const partsOf = ( names ) => [
	...partsOfForms( names, FORMS ),
	...[ 'plugin/src', 'plugin/blocks' ].flatMap( ( folder ) =>
		readdirSync( join( projectRoot, folder ), { recursive: true } )
			.filter( ( file ) => /^(?!.*\/tests\/).*\.tsx?$/.test( file ) )
			.flatMap( ( file ) =>
				[
					...readFileSync(
						join( projectRoot, folder, file ),
						'utf8'
					).matchAll(
						/\b(\w+)(?:=\{|:)\s*(?:sprintf\(\s*(?:\/\*.*?\*\/\s*)?)?__\(\s*'((?:[^'\\]|\\.)*)'/gs
					),
				]
					.filter( ( [ , name ] ) => names.includes( name ) )
					.map( ( [ , , said ] ) => ( { said, file } ) )
			)
	),
];

/** What a variant may still say, with the reason. */
const EXCEPTIONS = new Map( [
	[
		'A single email, by its number in `delivery.mails`. 0 means all.',
		'the name of a value in an answer',
	],
	...[ 'Enquiry', 'Enquiry form', 'Send enquiry' ].map( ( text ) => [
		text,
		'the name of a pattern, and of what is in it',
	] ),
	[ 'enquiry', 'a keyword that people search for' ],
	[
		'A security plugin, a firewall or a site password is blocking the request. Allow public POST requests to brolga/v1/enquiries.',
		'the name of a route',
	],
	...[ 'email, e-mail', 'film', 'phone, telephone, call, ring' ].map(
		( text ) => [ text, 'what people search for' ]
	),
	[ 'pictures', 'a keyword that people search for' ],
] );

/** What is wrong with a text, in words. */
const faultsOf = ( text, variants = VARIANTS ) =>
	EXCEPTIONS.has( text )
		? []
		: variants.flatMap( ( [ variant, instead ] ) => {
				const found = variant.exec( text );
				return found ? [ `“${ found[ 0 ] }” (say: ${ instead })` ] : [];
			} );

/** What a person who speaks English would not write. */
const TRANSLATED = [
	[ /\bleans? on\b/i, 'uses, depends on' ],
	[ /\bgo(?:es)? on (?:where|with|if)\b/i, 'continues' ],
	[ /\banew\b/i, 'again' ],
	[ /\bput(?:s|ting)? right\b/i, 'fix, correct' ],
	[ /\bat home in\b/i, 'works with, made for' ],
	[ /\b(?:be|is|are|was|were) told of\b/i, 'is notified of, learns about' ],
	[ /\bstands? (?:in|at|below|beside|on|there)\b/i, 'is in' ],
	[ /\bl(?:ies?|ay) (?:in|at|under|beside|below|on)\b/i, 'is in' ],
	[ /\bwhoever\b/i, 'anyone who, people who' ],
	[ /\b(?:is|are) to be (?:done|yours)\b/i, 'has to be' ],
	[ /\bof old code\b|\bin the place of the old\b/i, 'of the old …' ],
	[
		/\b(?:file|line|rule|one) an? (?:area|line|release|page)\b|\bonce an? (?:request|popup|page)\b/i,
		'per',
	],
	[ /(?:^|[.!:]\** )Who (?!is |are |can )[^?|]*$/, 'If somebody …' ],
];

/** What sounds translated, in words. */
const translatedIn = ( text ) =>
	TRANSLATED.flatMap( ( [ sound, instead ] ) => {
		const found = sound.exec( text );
		return found ? [ `“${ found[ 0 ] }” (say: ${ instead })` ] : [];
	} );

/**
 * What people read who use, extend, run or build Brolga. Architecture and rules
 * are written in the words of the code, translations in those of a language.
 */
const documents = sourceFiles(
	projectRoot,
	'README.md',
	'CHANGELOG.md',
	'CONTRIBUTING.md',
	'SECURITY.md',
	'bin/lib/README.md',
	'deploy',
	'docs',
	'examples',
	'plugin/readme.txt',
	'theme/readme.txt'
).filter(
	( file ) =>
		/\.(?:md|txt)$/.test( file ) &&
		! /^docs\/(?:architecture\.md|specification\/|.*\/[a-z]{2}\/)/.test(
			file
		)
);

/** A page line by line, without what is code, an address, or a word that the glossary forbids. */
const proseOf = ( page ) =>
	readFileSync( join( projectRoot, page ), 'utf8' )
		.replace( /```[\s\S]*?```/g, '' )
		.replace( /^(\|[^|\n]+\|[^|\n]+\|)[^|\n]+\|$/gm, ( row, kept ) =>
			page === 'CONTRIBUTING.md' ? kept : row
		)
		.replace( /`[^`\n]*`|\]\([^)]*\)/g, '`' )
		.split( '\n' );

/** Sentences in the code of our commands, with the file that says them. */
function messages() {
	const files = sourceFiles( projectRoot, 'bin', 'tests/bench' ).filter(
		( file ) =>
			/\.mjs$/.test( file ) &&
			! /\/(?:template|support)\//.test( file ) &&
			// What their visitors write is no message of theirs.
			! /\/(?:cluster\/visitors|bench\/leads)\.mjs$/.test( file )
	);
	return files.flatMap( ( file ) => {
		const source = typescript.createSourceFile(
			file,
			readFileSync( join( projectRoot, file ), 'utf8' ),
			typescript.ScriptTarget.Latest
		);
		const found = [];
		const visit = ( node ) => {
			const text = typescript.isTemplateExpression( node )
				? [
						node.head.text,
						...node.templateSpans.map(
							( { literal } ) => literal.text
						),
					].join( '…' )
				: ( typescript.isStringLiteralLike( node ) && node.text ) || '';
			// Configuration and code of other programs are no sentences.
			if (
				/[a-z]+ [a-z]+ [a-z]+/i.test( text ) &&
				! /[;{]\s*\n/.test( text )
			) {
				found.push( {
					file,
					text: text
						.replace( /`[^`]*`|\{[^}]*\}/g, '`' )
						.replaceAll( '\n', ' ' ),
				} );
			}
			typescript.forEachChild( node, visit );
		};
		visit( source );
		return found;
	} );
}

/** What patterns say is copy, to be replaced by their owner's; what they are called is the inserter's. */
const isInterface = ( entry ) =>
	! isOfPattern( entry ) ||
	/^Pattern (title|description)$/.test( entry.context );

const texts = PARTS.flatMap( ( part ) =>
	read( readFileSync( join( projectRoot, template( part ) ), 'utf8' ) )
		.filter( isInterface )
		.flatMap( ( { text, plural, files } ) =>
			[ text, plural ].filter( Boolean ).map( ( said ) => ( {
				said,
				file: files[ 0 ],
			} ) )
		)
);

/** What `wp help brolga …` prints, a line each. */
const help = readdirSync( join( projectRoot, 'plugin/includes' ), {
	recursive: true,
} )
	.filter( ( file ) => file.endsWith( 'Command.php' ) )
	.flatMap( ( file ) =>
		[
			...readFileSync(
				join( projectRoot, 'plugin/includes', file ),
				'utf8'
			).matchAll( /\/\*\*.*?\*\//gs ),
		]
			.filter( ( [ block ] ) => block.includes( '## OPTIONS' ) )
			.flatMap( ( [ block ] ) =>
				block
					.replace( /^\s*\*? ?/gm, '' )
					.split( /\n\n|\n(?=: )|\n---/ )
					.map( ( said ) =>
						said.replace( /^: /, '' ).replaceAll( '\n', ' ' )
					)
					.filter( ( said ) => /^[A-Z]/.test( said ) )
					.map( ( said ) => ( { said, file } ) )
			)
	);

/** Texts with something to be filled in, and what translators are told about it. */
const filledIn = PARTS.flatMap( ( part ) =>
	Object.values(
		po.parse( readFileSync( join( projectRoot, template( part ) ) ) )
			.translations
	).flatMap( Object.values )
).filter( ( { msgid } ) => /%(?:\d+\$)?[sdf]/.test( msgid ) );

/** What Health says below its titles, good news too. */
const findings = readdirSync( join( projectRoot, 'plugin/includes' ), {
	recursive: true,
} )
	.filter( ( file ) => file.endsWith( '.php' ) )
	.flatMap( ( file ) => {
		const source = readFileSync(
			join( projectRoot, 'plugin/includes', file ),
			'utf8'
		);
		return [
			...source.matchAll( /Finding::(?:good|recommended|critical)\b/g ),
		].flatMap( ( { index } ) =>
			adviceAt( source, index ).map( ( said ) => ( { said, file } ) )
		);
	} );

describe( 'the words of the interface', () => {
	it( 'are explained to translators where something is filled in', () => {
		assert.ok( filledIn.length > 300, 'They are found.' );
		assert.deepEqual(
			filledIn
				.filter( ( { comments } ) => ! comments?.extracted )
				.map( ( { msgid } ) => msgid ),
			[]
		);
	} );

	it( 'are understood on Health without the title above', () => {
		assert.ok( findings.length > 60, 'They are found.' );
		assert.deepEqual(
			findings.filter( ( { said } ) =>
				/^(?:It|Its|They|Their|Them|Then)\b/.test( said )
			),
			[]
		);
	} );

	it( 'are one for one thing', () => {
		assert.ok( texts.length > 1500, 'Texts are found.' );
		assert.deepEqual(
			texts.flatMap( ( { said, file } ) =>
				faultsOf( said, [ ...VARIANTS, ...OWNERS_WORDS ] ).map(
					( fault ) => `${ file }: ${ fault } in “${ said }”`
				)
			),
			[]
		);
	} );

	it( 'I18N-650: write percentages with percent() and Percent alone, and in German with a space that does not break', () => {
		const typed = [
			...filledIn.map( ( { msgid } ) => msgid ),
			...texts.map( ( { said } ) => said ),
		];
		assert.deepEqual(
			[
				...new Set(
					typed.filter( ( said ) =>
						/%%|\d ?%(?![0-9A-F]{2}|\d?\$?[sd])/.test( said )
					)
				),
			].filter( ( said ) => ! /: 0\.\d+ is \d+%\.$/.test( said ) ),
			[ '%s%%' ]
		);
		const written = readdirSync( join( projectRoot, 'plugin' ), {
			recursive: true,
		} ).filter(
			( file ) =>
				/^(?:src|blocks)\/(?!.*\/tests\/).*\.tsx?$/.test( file ) &&
				/style: 'percent'|\} %`|inUserLanguage\([^`]*\} ?%`/.test(
					readFileSync( join( projectRoot, 'plugin', file ), 'utf8' )
				)
		);
		assert.deepEqual( written, [ 'src/admin/percent.ts' ] );
		for ( const part of PARTS ) {
			const german = readFileSync(
				join(
					projectRoot,
					template( part ).replace( /[^/]*$/, '' ),
					`${ part === 'theme' ? '' : 'brolga-' }de_DE.po`
				),
				'utf8'
			);
			assert.deepEqual(
				german.match( /^.* %%.*$|^msgstr.*\d %(?!\d?\$?[sd]).*$/gm ) ??
					[],
				[]
			);
		}
	} );

	it( 'are those of the commands, too, which name what they mean', () => {
		assert.ok( help.length > 50, 'Help is found.' );
		const riddle = /^(?:Its|Their|Those|From now on|How they)\b|\bclock\b/;
		assert.deepEqual(
			help.filter(
				( { said } ) =>
					riddle.test( said ) ||
					faultsOf( said ).length > 0 ||
					translatedIn( said ).length > 0
			),
			[]
		);
	} );

	it( 'are those of the documents, in sentences that nobody translated (CMD-694)', () => {
		assert.ok( documents.length > 20, 'They are found.' );
		assert.deepEqual(
			documents.flatMap( ( page ) =>
				proseOf( page ).flatMap( ( line ) =>
					[ ...faultsOf( line ), ...translatedIn( line ) ].map(
						( fault ) => `${ page }: ${ fault } in “${ line }”`
					)
				)
			),
			[]
		);
	} );

	it( 'are those of the messages of bin/ and its benchmarks, too (CMD-694)', () => {
		const said = messages();
		assert.ok( said.length > 250, 'They are found.' );
		assert.deepEqual(
			said.flatMap( ( { text, file } ) =>
				[ ...faultsOf( text ), ...translatedIn( text ) ].map(
					( fault ) => `${ file }: ${ fault } in “${ text }”`
				)
			),
			[]
		);
	} );

	it( 'stand in sentences as they are spoken', () => {
		assert.deepEqual(
			texts.flatMap( ( { said, file } ) =>
				faultsOf( said, SENTENCES ).map(
					( fault ) => `${ file }: ${ fault } in “${ said }”`
				)
			),
			[]
		);
		for ( const bad of [
			'What is it?: A house',
			'Who signed up twice may confirm by either email.',
			'The dates stand below.',
			'This can’t be undone.',
		] ) {
			assert.equal( faultsOf( bad, SENTENCES ).length, 1, bad );
		}
		assert.equal( faultsOf( 'Who said it', SENTENCES ).length, 0 );
	} );

	it( `are ${ HELP_WORDS } at most in what helps with a setting`, () => {
		const helps = partsOf( [ 'help', 'about', 'description' ] );
		assert.ok( helps.length > 150, 'They are found.' );
		assert.deepEqual(
			helps.filter(
				( { said } ) => said.split( /\s+/ ).length > HELP_WORDS
			),
			[]
		);
	} );

	it( 'have one capital in labels and headings, but for names', () => {
		const labels = partsOf( [ 'label', 'title' ] );
		assert.ok( labels.length > 300, 'They are found.' );
		assert.deepEqual(
			labels.filter( ( { said } ) =>
				said
					.replace( /[“”(]/g, '' )
					.split( /(?<!>)\s+(?!>)/ )
					.slice( 1 )
					.some(
						( word ) =>
							/^[A-Z][a-z]/.test( word ) && ! NAMES.test( word )
					)
			),
			[]
		);
	} );

	it( 'name the unit of a number in its label, in brackets', () => {
		assert.deepEqual(
			partsOf( [ 'label' ] ).filter( ( { said } ) =>
				/\bin (?:percent|pixels|(?:milli)?seconds|minutes|hours|days|MB)\b|\((?:milliseconds|percent|pixels)\)/i.test(
					said
				)
			),
			[]
		);
	} );

	it( 'make no sentence that sounds translated (CMD-694)', () => {
		for ( const sentence of [
			'Eight classes lean on internals.',
			'It goes on where it was.',
			'Old code is at home in them.',
			'Who signed up twice may confirm by either email.',
			'Put right what npm names.',
			'The key stands in the settings.',
			'Brolga asks once a request.',
		] ) {
			assert.equal( translatedIn( sentence ).length, 1, sentence );
		}
		for ( const sentence of [
			'It continues.',
			'Who can see it?',
			'Put the file into the right folder.',
			'A class that stands for a value.',
			'It is sent once a day.',
		] ) {
			assert.deepEqual( translatedIn( sentence ), [], sentence );
		}
	} );

	it( 'are looked for as whole words, whatever their case', () => {
		assert.equal( faultsOf( 'Send an E-Mail' ).length, 1 );
		assert.equal( faultsOf( 'Send a mail to the office' ).length, 1 );
		assert.equal( faultsOf( 'The mail server is busy' ).length, 0 );
		assert.equal( faultsOf( 'Mailing list' ).length, 0 );
		assert.equal( faultsOf( 'Choose a picture' ).length, 1 );
		assert.equal( faultsOf( 'Background colour' ).length, 1 );
		assert.equal( faultsOf( 'Background color' ).length, 0 );
		assert.equal( faultsOf( 'Move to bin' ).length, 1 );
		assert.equal( faultsOf( 'bin/outbox.php' ).length, 0 );
		assert.equal( faultsOf( 'Picturesque' ).length, 0 );
	} );

	it( 'have no exception that nothing needs', () => {
		const said = new Set( texts.map( ( text ) => text.said ) );
		for ( const text of EXCEPTIONS.keys() ) {
			assert.ok( said.has( text ), text );
			assert.ok(
				VARIANTS.some( ( [ variant ] ) => variant.test( text ) ),
				text
			);
		}
	} );
} );
