/**
 * Every error says what happened and what to do next.
 *
 * The texts are found by where they stand: in whatever is thrown, answered as an
 * error, found by Health, shown in a notice of failure, or listed by the classes
 * that put errors in words. What needs no advice stands in a table, with the reason.
 */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { projectRoot } from '../../bin/lib/static/report.mjs';
import { adviceAt, argumentsAt, textsIn } from '../support/php-texts.mjs';

/** What a sentence that tells somebody what to do begins with. */
const VERBS =
	'Add|Allow|Ask|Activate|Change|Check|Choose|Copy|Create|Deactivate|Delete|Define|Download|Edit|Empty|Enter|Exclude|Export|Find|Fix|Free|Give|Go|Import|Install|Keep|Let|Limit|List|Log|Look|Make|Mark|Move|Narrow|Only|Open|Pause|Publish|Put|Read|Reload|Remove|Repair|Request|Resend|Reset|Save|Scan|Search|See|Select|Send|Set|Share|Shorten|Solve|Split|Start|Stop|Switch|Test|Translate|Try|Turn|Type|Undo|Update|Upload|Use|Wait|Write';

const ADVICE = new RegExp(
	`(?:^|[.:,;] |\\? )(?:[Pp]lease |Then |then |First |first |or |and |To [^,]+, |If [^,]+, |Once [^,]+, )?(?:you can )?(?:${ VERBS })\\b` +
		`|, (?:then|or|and) (?:${ VERBS })\\b|\\bor (?:${ VERBS })\\b` +
		// To visitors: whatever it is.
		'|\\bplease [a-z]+' +
		// What nobody has to do.
		'|\\bautomatically\\b|\\bskipped\\b|\\bnothing (?:to do|else)\\b',
	'i'
);

/** Texts that need no advice, with the reason. */
const ENOUGH = new Map( [
	...[ 'Captcha', 'Checkbox', 'Email', 'First name', 'Last name' ].map(
		( text ) => [ text, 'the name of the field that the error is about' ]
	),
	[ 'The marketing service', 'a name in the sentence of a cause' ],
	[
		'“%1$s” cannot start. %2$s',
		'the second sentence is another error, with its advice',
	],
	...[
		'The mail server did not answer within %d seconds.',
		'The mail server was too slow: sending was not finished after %d seconds.',
		'The mail server did not accept the email.',
	].map( ( text ) => [
		text,
		'MailTrouble says beside it what to do, which depends on the settings',
	] ),
	...[
		'Forms with file uploads are not available.',
		'The folder has a public URL. Its name cannot be guessed. Rules for Apache and IIS block access; nginx ignores them.',
	].map( ( text ) => [ text, 'the remedy stands behind it' ] ),
	[
		'Uploaded files are inside the web root, but a test request for a file was blocked. A folder outside the web root stays safe even if the server configuration changes.',
		'the files are safe: the test found no fault',
	],
] );

/** What makes an error, and which of its arguments are its text; all: every one. */
const PHP_MAKERS =
	/new WP_Error\b|throw new \w+|new (?:FieldError|Refusal)\b|WP_CLI::error\b|Finding::(?:critical|recommended)\b|self::(?:refusal|unavailable|failed)\b|ExportGuard::refuse\b|wp_die\b/g;

/** Classes whose every text is an error. */
const PHP_WORDS =
	/(?:^|\/)(?:Cause|MailTrouble|ErrorKey|FileFlaw|FieldCheck|PageProblem|RowRefused|EventError)\.php$/;

const TS_MAKERS =
	/setFailure\b|setError\b|setProblem\b|createErrorNotice\b|new Error\b|onFail\w*\b|(?<=status="error"[^>]*)>/g;

/** The error texts of a PHP file; of what Health finds, the text below the title. */
function errorsOfPhp( file, source ) {
	if ( PHP_WORDS.test( file ) ) {
		return textsIn( source );
	}
	return [ ...source.matchAll( PHP_MAKERS ) ].flatMap( ( made ) => {
		return made[ 0 ].startsWith( 'Finding::' )
			? adviceAt( source, made.index )
			: argumentsAt( source, made.index ).flatMap( textsIn );
	} );
}

/** The error texts of a script. */
const errorsOfScript = ( source ) =>
	[ ...source.matchAll( TS_MAKERS ) ].flatMap( ( { 0: made, index } ) => {
		if ( made === '>' ) {
			const end = source.indexOf( '</Notice>', index );
			return textsIn( source.slice( index, end === -1 ? index : end ) );
		}
		return source[ index + made.length ] === '('
			? argumentsAt( source, index ).flatMap( textsIn )
			: [];
	} );

const filesOf = ( folder, name ) =>
	readdirSync( join( projectRoot, folder ), { recursive: true } )
		.filter( ( file ) => name.test( file ) && ! file.includes( 'tests' ) )
		.map( ( file ) => `${ folder }/${ file }` );

const errors = [
	...filesOf( 'plugin/includes', /\.php$/ ).map( ( file ) => [
		file,
		errorsOfPhp( file, readFileSync( join( projectRoot, file ), 'utf8' ) ),
	] ),
	...filesOf( 'plugin/src', /\.tsx?$/ ).map( ( file ) => [
		file,
		errorsOfScript( readFileSync( join( projectRoot, file ), 'utf8' ) ),
	] ),
].flatMap( ( [ file, said ] ) => said.map( ( text ) => ( { file, text } ) ) );

const advises = ( text ) => ADVICE.test( text );

describe( 'errors', () => {
	it( 'are found where they stand', () => {
		assert.deepEqual(
			errorsOfPhp(
				'A.php',
				"return new WP_Error( 'a', __( 'Gone, (it’s “\\'so\\'”).', 'brolga' ), [] ); __( 'Fine', 'brolga' );"
			),
			[ "Gone, (it’s “'so'”)." ]
		);
		assert.deepEqual(
			errorsOfPhp(
				'A.php',
				"Finding::critical( __( 'Title', 'b' ), __( 'One.', 'b' ) . ' ' . __( 'Two.', 'b' ) )->with( 1, __( 'Button', 'b' ) );"
			),
			[ 'One. Two.' ]
		);
		assert.deepEqual( errorsOfScript( "setError( _n( 'a', 'b', 2 ) );" ), [
			'b',
		] );
		assert.ok( ! advises( 'The file is empty.' ) );
		assert.ok( advises( 'The file is empty. Choose another one.' ) );
	} );

	it( 'say what happened and what to do next', () => {
		assert.ok( errors.length > 150, `${ errors.length } are found.` );
		assert.deepEqual(
			errors
				.filter(
					( { text } ) => ! advises( text ) && ! ENOUGH.has( text )
				)
				.map( ( { file, text } ) => `${ file }: ${ text }` ),
			[]
		);
	} );

	it( 'have no exception that nothing needs', () => {
		for ( const text of ENOUGH.keys() ) {
			assert.ok(
				errors.some( ( error ) => error.text === text ),
				text
			);
			assert.ok( ! advises( text ), text );
		}
	} );
} );
