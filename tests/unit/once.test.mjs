/**
 * PHP tests run on MariaDB and on SQLite, except for those of the groups "once"
 * and "server". Whoever names no storage of ours is in "once", unless pages lead
 * it to our SQL; whoever is in "once" may not be about what a database answers,
 * whoever is in "server" brings databases
 * of its own, one of them on the server: it may not be about the site's.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { projectRoot, sourceFiles } from '../../bin/lib/static/report.mjs';

/** What a shop's own tests read is stored by WooCommerce, which answers for its databases itself. */
const STORAGE =
	/\b(?:\w*Repository|Connection|Transaction|Schema|Migrator)\b(?!::)|\bdb\(\)|\bextends (?!TestCase\b|PhpUnitTestCase\b|ShopTestCase\b|ImageTestCase\b|KitTestCase\b)\w+/;

/** From the attribute to where the class or the method ends. */
const MEMBERS =
	/^(\t?)#\[Group\( 'once' \)\]\n(?:\1#\[.*\n)*\1((?:final class|public function).*)([\s\S]*?)^\1\}$/gm;

/** Tests that name no storage, and are led to our SQL by what is activated, visited or printed. */
const LED_TO_STORAGE = [
	'plugin/blocks/blog/tests/RenderTest.php',
	'plugin/blocks/filterable-portfolio/tests/RenderTest.php',
	'plugin/blocks/fullwidth-portfolio/tests/RenderTest.php',
	'plugin/blocks/portfolio/tests/RenderTest.php',
	'plugin/blocks/post-slider/tests/RenderTest.php',
	'tests/php/Integration/Content/DeadLinksTest.php',
	'tests/php/Integration/Content/FilterCountsTest.php',
	'tests/php/Integration/Lifecycle/LifeTest.php',
	'tests/php/Integration/Lifecycle/QueriesTest.php',
	'tests/php/Integration/Outbox/ScriptTest.php',
	'tests/php/Integration/Settings/SecretsTest.php',
	'tests/php/Integration/Shop/FacetsTest.php',
	'tests/php/Integration/Shop/FilterMarkupTest.php',
	'tests/php/Integration/Shop/RatingsTest.php',
	'tests/php/Integration/Shop/ShopReportTest.php',
];

/** Tests that name storage, and are about other servers, files, or content that WordPress stores. */
const ABOUT_OTHERS = [
	'tests/php/Integration/Demo/ImportTest.php',
	'tests/php/Integration/Demo/UndoTest.php',
	'tests/php/Integration/DemoTest.php',
	'tests/php/Integration/Newsletter/ProviderContractTest.php',
	'tests/php/Integration/Outbox/SlowServersTest.php',
	'tests/php/Integration/Rest/AccountsControllerTest.php',
	'tests/php/Integration/Spam/ServicesTest.php',
	'tests/php/Integration/ThemeBareTest.php',
	'tests/php/Integration/Uploads/MailFilesTest.php',
	'tests/php/Integration/Uploads/SharedFolderTest.php',
];

/** Whether a class runs on both databases although it names no storage. */
const runsTwice = ( source ) =>
	! STORAGE.test( source ) &&
	! /^#\[Group\( '(?:once|server)' \)\]\n(?:#\[.*\n)*final class/m.test(
		source
	);

const ALONE = "#[Group( 'server' )]\n";

/** Whether a class is in the group "server" without need, or looks at the site's database. */
const isMisled = ( source ) =>
	source.includes( ALONE ) &&
	! (
		source.includes( `\n${ ALONE }final class` ) &&
		source.includes( '$this->room()' ) &&
		! /\b(?:Connection|Transaction|Schema|Migrator)\b|\bdb\(\)|\$wpdb\b|\bon_sqlite\(\)/.test(
			source
		)
	);

/** What stands in the group "once" and names storage. */
const misplaced = ( source ) =>
	[ ...source.matchAll( MEMBERS ) ]
		.filter( ( [ , , first, body ] ) =>
			STORAGE.test(
				// A class's imports tell what it is about before it begins.
				first.startsWith( 'final' ) ? source : first + body
			)
		)
		.map( ( [ , , first ] ) => first );

const inGroup = ( source ) => [ ...source.matchAll( MEMBERS ) ].length;

describe( 'the group "once"', () => {
	const attribute = "#[Group( 'once' )]";
	const classOf = ( parent, body = '', imports = '' ) =>
		`<?php\n${ imports }\n${ attribute }\nfinal class ATest extends ${ parent } {\n${ body }\n}\n`;
	const method = ( body, mark = `\t${ attribute }\n` ) =>
		`${ mark }\t#[DataProvider( 'a' )]\n\tpublic function test_a(): void {\n\t\t${ body }\n\t}`;

	for ( const source of [
		classOf( 'OwnTablesTestCase' ),
		classOf( 'LeadTestCase' ),
		classOf( 'TestCase', 'new LeadRepository();' ),
		classOf( 'TestCase', '', 'use Brolga\\Core\\Transaction;' ),
		classOf( 'TestCase', "self::db()->query( 'x' );" ),
		`final class ATest extends LeadTestCase {\n${ method( 'new LeadRepository();' ) }\n}`,
	] ) {
		it( `refuses ${ JSON.stringify( source ) }`, () => {
			assert.equal( misplaced( source ).length, 1 );
		} );
	}

	for ( const source of [
		classOf( 'TestCase', 'self::assertTrue( true );' ),
		classOf( 'TestCase', 'self::assertLessThan( 1, ARepository::LEASE );' ),
		classOf( 'LeadTestCase' ).replace( attribute, '' ),
		`final class ATest extends LeadTestCase {\n${ method( 'wait();' ) }\n${ method( 'new LeadRepository();', '' ) }\n}`,
	] ) {
		it( `allows ${ JSON.stringify( source ) }`, () => {
			assert.deepEqual( misplaced( source ), [] );
		} );
	}

	it( 'holds nothing of this project that touches storage', () => {
		const files = sourceFiles( projectRoot, 'tests/php', 'plugin/blocks' )
			.filter( ( file ) => file.endsWith( 'Test.php' ) )
			.map( ( file ) => [
				file,
				readFileSync( join( projectRoot, file ), 'utf8' ),
			] );
		for ( const [ file, source ] of files ) {
			assert.deepEqual(
				misplaced( source ).length > 0,
				ABOUT_OTHERS.includes( file ),
				file
			);
			assert.ok( ! isMisled( source ), file );
			// Each attribute is one that this test understands.
			assert.equal(
				inGroup( source ),
				source.split( attribute ).length - 1,
				file
			);
		}
		assert.ok( files.some( ( [ , source ] ) => inGroup( source ) ) );
	} );
} );

describe( 'a test on two databases', () => {
	const pure = 'final class ATest extends TestCase {}';

	it( 'names storage, or is known to be led there', () => {
		assert.ok( runsTwice( pure ) );
		assert.ok( ! runsTwice( `#[Group( 'once' )]\n${ pure }` ) );
		assert.ok( ! runsTwice( 'final class ATest extends LeadTestCase {}' ) );
		assert.deepEqual(
			sourceFiles( projectRoot, 'tests/php', 'plugin/blocks' )
				.filter(
					( file ) =>
						file.endsWith( 'Test.php' ) &&
						runsTwice(
							readFileSync( join( projectRoot, file ), 'utf8' )
						)
				)
				.sort(),
			LED_TO_STORAGE
		);
	} );
} );

describe( 'the group "server"', () => {
	const own = ( body, mark = ALONE ) =>
		`<?php\n${ mark }final class ATest extends MoveTestCase {\n\t${ body }\n}\n`;

	for ( const [ what, source, expected ] of [
		[ 'allows databases of its own', own( '$this->room();' ), false ],
		[ 'refuses whoever needs no server', own( '' ), true ],
		[
			'refuses the site’s database',
			own( '$this->room(); new Connection();' ),
			true,
		],
		[ 'refuses a method', own( `\t${ ALONE }$this->room();`, '' ), true ],
		[ 'has no word on others', own( 'self::db();', '' ), false ],
	] ) {
		it( what, () => assert.equal( isMisled( source ), expected ) );
	}
} );
