/** The handbook: what is made of its pages, and what the check of them finds. */
import assert from 'node:assert/strict';
import {
	mkdir,
	mkdtemp,
	readFile,
	rm,
	stat,
	writeFile,
} from 'node:fs/promises';
import { readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { htmlOf, makeHandbook } from '../../bin/lib/handbook.mjs';
import { ROOT } from '../../bin/lib/paths.mjs';
import { HANDBOOK_IMAGES } from '../../bin/lib/screenshots.mjs';
import {
	checkEnglish,
	checkGerman,
	checkHandbook,
	deadTopics,
	textsOf,
} from '../../bin/lib/static/handbook.mjs';
import { PACKAGES } from '../../bin/lib/zip.mjs';

const messages = ( problems ) => problems.map( ( { message } ) => message );

const LAST = '## How you know it worked\n\nIt did.\n';

const TEXTS = textsOf(
	'msgid ""\nmsgstr "Head"\n\nmsgid "Leads"\nmsgstr "Leads"\n\nmsgctxt "verb"\nmsgid "Save "\n"changes"\nmsgstr "Änderungen speichern"\n\nmsgid "Never filled in"\nmsgstr ""'
);

test( 'a page becomes HTML without its title, its links and images left open (START-695)', async () => {
	const html = await htmlOf(
		'# Title\n\nNot www.example.com, a@example.com or https://example.com. See [form](form.md#why) & [here](https://example.com/).\n\n![A "form"](../images/form.webp)\n\n![None](images/none.webp)\n\n## Why?\n\n1. **Brolga > Leads**\n',
		{ ids: [ 'why' ], has: ( name ) => name === 'form.webp' }
	);
	assert.equal(
		html,
		`<p>Not www.example.com, a@example.com or https://example.com. See <a href="{{help}}form#why">form</a> &amp; <a href="https://example.com/">here</a>.</p>
<p><img src="{{images}}form.webp" alt="A &quot;form&quot;" loading="lazy"></p>
<h2 id="why">Why?</h2>
<ol>
<li><strong>Brolga &gt; Leads</strong></li>
</ol>
`
	);
} );

test( 'all languages are made, with a list of titles and the same anchors (START-695, START-696)', async () => {
	const folder = await mkdtemp( join( tmpdir(), 'brolga-handbook-' ) );
	try {
		const source = join( folder, 'use' );
		const target = join( folder, 'help' );
		await mkdir( join( source, 'de' ), { recursive: true } );
		for ( const [ name, text ] of [
			[ 'README', '# Handbook\n\n[It’s](a.md)\n' ],
			[ 'a', "# It's\n\n## Try it\n" ],
			[ 'de/README', '# Handbuch\n\n[A](a.md)\n' ],
			[ 'de/a', '# Das\n\n## Probier es\n' ],
		] ) {
			await writeFile( join( source, `${ name }.md` ), text );
		}
		await makeHandbook( source, target );
		assert.equal(
			await readFile( join( target, 'pages.php' ), 'utf8' ),
			"<?php return ['en'=>['README'=>'Handbook','a'=>'It\\'s'],'de'=>['README'=>'Handbuch','a'=>'Das']];\n"
		);
		assert.equal(
			await readFile( join( target, 'de/a.html' ), 'utf8' ),
			'<h2 id="try-it">Probier es</h2>\n'
		);
	} finally {
		await rm( folder, { recursive: true, force: true } );
	}
} );

test( 'what nothing is called, where nothing is and what is too long is found (START-698)', () => {
	const page = `# Title\n\n1. **Brolga > Leeds**, **Save changes**, [there](no.md), [b](b.md#no)\n\n${ LAST }`;
	assert.deepEqual(
		messages(
			checkEnglish(
				new Map( [
					[ 'README', '# Contents\n\n[b](b.md)\n' ],
					[ 'b', page ],
					[ 'c', `# C\n\n${ 'word '.repeat( 500 ) }\n` ],
				] ),
				TEXTS
			)
		),
		[
			'no leads nowhere',
			'b#no leads nowhere',
			'nothing is called “Leeds”',
			'is not in the contents',
			'has 502 words',
			'does not end with “How you know it worked”',
		]
	);
} );

test( 'German that says something else is found (START-698)', () => {
	const english = new Map( [
		[ 'README', '# Contents\n\n[b](b.md)\n' ],
		[ 'b', '# B\n\n1. **Save changes**\n2. Go\n' ],
	] );
	const german = new Map( [
		[ 'README', '# Inhalt\n\n[b](b.md)\n' ],
		[ 'b', '# B\n\n1. **Speichern**\n' ],
		[ 'd', '# D\n' ],
	] );
	assert.deepEqual( messages( checkGerman( english, german, TEXTS ) ), [
		'has 0,1 steps below its headings, and in English 0,2',
		'“Speichern” translates no label of the English page',
		'“Save changes” is missing: Änderungen speichern',
		'is there in one language only',
	] );
} );

test( 'screens link to what is there (START-697)', () => {
	assert.deepEqual(
		deadTopics(
			new Map( [ [ 'email', '# Email\n\n## Set it\n' ] ] ),
			"\tmail: 'email',\n\ta: 'email#set-it',\n\tb: 'email#set',\n\tc: 'none',\n"
		),
		[ 'email#set', 'none' ]
	);
	assert.deepEqual( checkHandbook( ROOT ), [] );
} );

test( 'images are made by the script, and small (CMD-24)', async () => {
	const folder = join( ROOT, 'docs/use' );
	const named = readdirSync( folder )
		.filter( ( file ) => file.endsWith( '.md' ) )
		.flatMap( ( file ) => [
			...readFileSync( join( folder, file ), 'utf8' ).matchAll(
				/\]\(images\/([\w-]+)\.webp\)/g
			),
		] )
		.map( ( [ , name ] ) => name );
	const made = HANDBOOK_IMAGES.map( ( { name } ) => name );
	assert.deepEqual( [ ...named ].sort(), [ ...made ].sort() );
	for ( const file of readdirSync( join( folder, 'images' ) ) ) {
		const { size } = await stat( join( folder, 'images', file ) );
		assert.ok( size <= 60 * 1024, `${ file } has ${ size } bytes` );
	}
} );

test( 'no package lacks the handbook (START-695)', () => {
	const plugin = PACKAGES.find( ( { zip } ) => zip === 'brolga.zip' );
	for ( const file of [ 'pages.php', 'en/README.html', 'de/README.html' ] ) {
		assert.ok( plugin?.needed.includes( `build/help/${ file }` ) );
		assert.doesNotMatch( `build/help/${ file }`, plugin.skip );
	}
} );
