/**
 * One word for one thing: the table "Words" in CONTRIBUTING.md, kept by every
 * text that a person reads.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { PARTS, template } from '../../bin/lib/i18n.mjs';
import { isOfPattern, read } from '../../bin/lib/i18n/catalogue.mjs';
import { projectRoot } from '../../bin/lib/static/report.mjs';

/** What is not said, and what is said in its place. */
const VARIANTS = [
	[ /\be-mails?\b/i, 'email' ],
	[ /\bmails\b/i, 'emails' ],
	[
		/\b(?:a|the|each|every|one|this|test|confirmation) mail(?![- ](?:server|provider|program))\b/i,
		'email',
	],
	[ /\bmailed\b|\bmailing (?!list)/i, 'emailed, sent' ],
	[ /\bsubmissions?\b/i, 'enquiry or lead' ],
	[ /\binquir(?:y|ies)\b/i, 'enquiry' ],
	[ /\bsignups?\b/i, 'sign-up' ],
	[ /\bjunk\b/i, 'spam' ],
	[ /\btrash\b/i, 'bin' ],
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
		/\bcolors?\b|\bcenters?\b|\bgray(?:scale)?\b|\bcatalogs?\b/i,
		'colour, centre, grey, catalogue',
	],
	[ /\b(?:organiz|customiz|optimiz|recogniz|synchroniz|minimiz)/i, '-ise' ],
	[ /\bpercent\b/i, 'per cent' ],
];

/** What a variant may still say, with the reason. */
const EXCEPTIONS = new Map( [
	[
		'“%s” is not a valid status. Use new, open, done, spam or trash.',
		'trash is the stored name of the status',
	],
	[
		'A single email, by its number in `delivery.mails`. 0 means all.',
		'the name of a value in an answer',
	],
	[ 'percent', 'a keyword that people search for' ],
	[ 'film', 'a keyword that people search for' ],
	[ 'pictures', 'a keyword that people search for' ],
] );

/** What is wrong with a text, in words. */
const faultsOf = ( text ) =>
	EXCEPTIONS.has( text )
		? []
		: VARIANTS.flatMap( ( [ variant, instead ] ) => {
				const found = variant.exec( text );
				return found ? [ `“${ found[ 0 ] }” (say: ${ instead })` ] : [];
			} );

/** A theme's patterns and their descriptions are copy, to be replaced by their owner's. */
const isInterface = ( entry ) => ! isOfPattern( entry );

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

describe( 'the words of the interface', () => {
	it( 'are one for one thing', () => {
		assert.ok( texts.length > 1500, 'Texts are found.' );
		assert.deepEqual(
			texts.flatMap( ( { said, file } ) =>
				faultsOf( said ).map(
					( fault ) => `${ file }: ${ fault } in “${ said }”`
				)
			),
			[]
		);
	} );

	it( 'are looked for as whole words, whatever their case', () => {
		assert.equal( faultsOf( 'Send an E-Mail' ).length, 1 );
		assert.equal( faultsOf( 'Send a mail to the office' ).length, 1 );
		assert.equal( faultsOf( 'The mail server is busy' ).length, 0 );
		assert.equal( faultsOf( 'Mailing list' ).length, 0 );
		assert.equal( faultsOf( 'Choose a picture' ).length, 1 );
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
