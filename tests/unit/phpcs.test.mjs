/** ARCH-18, ARCH-19: PHPCS tells of comments that tell nothing, and of what is too long. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { ROOT } from '../../bin/lib/paths.mjs';

const CHECKS = [
	'Brolga.Comments.IdleComment',
	'Brolga.Files.LineLength',
	'Brolga.Metrics.FunctionLength',
	'Generic.Metrics.CyclomaticComplexity',
];

/** What PHPCS, as this project sets it up, says of a file. */
const check = ( code, file = 'plugin/includes/Forms/A.php' ) => {
	const { stdout } = spawnSync(
		'php',
		[
			'vendor/bin/phpcs',
			'-q',
			'--no-cache',
			'--report=json',
			`--sniffs=${ CHECKS }`,
			`--stdin-path=${ file }`,
			'-',
		],
		{ cwd: ROOT, encoding: 'utf8', input: `<?php\n${ code }\n` }
	);
	return Object.values( JSON.parse( stdout ).files ).flatMap(
		( { messages } ) =>
			messages.map(
				( { line, message } ) => `${ line - 1 }: ${ message }`
			)
	);
};

const method = ( docblock, declaration ) =>
	`final class A {\n/**\n${ docblock }\n*/\n${ declaration }\n}`;

describe( 'ARCH-18: comments that tell nothing', () => {
	const idle = [
		[ ' * Its name.', 'public function id(): string {}' ],
		[ ' * Listens.', 'public function register(): void {}' ],
		[ ' * Hooks itself in.', 'public function register(): void {}' ],
		[ ' * The constructor.', 'public function __construct() {}' ],
		[ ' * Does it.', 'public function execute(): void {}' ],
		[ ' * Sees to it.', '#[Pure]\npublic function run(): void {}' ],
		[ ' * Adds the routes.', 'public function add_routes(): void {}' ],
		[ ' * What it is called.', 'public function title(): string {}' ],
		[ ' * Most of all.', 'private const MOST = 3;' ],
		[ ' * @var string', 'private string $a;' ],
		[ ' * The lead.', 'private ?Lead $lead = null;' ],
		[ ' * @param string $name', 'private function a( string $name ) {}' ],
		[
			' * @param string $name The name.',
			'private function a( string $name ) {}',
		],
		[
			' * @param null|Lead $lead A lead.',
			'private function a( ?Lead $lead ) {}',
		],
		[
			' * @param int ...$ids The ids.',
			'private function a( int ...$ids ) {}',
		],
		[ ' * @return string|null', 'private function a(): ?string {}' ],
	];
	for ( const [ docblock, declaration ] of idle ) {
		it( `finds ${ docblock } on ${ declaration }`, () => {
			const [ found, ...others ] = check(
				method( docblock, declaration )
			);
			assert.match( found ?? '', /^3: Name and types tell this already/ );
			assert.deepEqual( others, [] );
		} );
	}

	const telling = [
		[ ' * Its name. Two never share one.', 'public function id() {}' ],
		[ ' * Adds routes for owners.', 'public function add_routes() {}' ],
		[
			' * @param list<string> $names',
			'private function a( array $names ) {}',
		],
		[
			' * @param string $name As the page sent it.',
			'private function a( string $name ) {}',
		],
		[
			' * @param string $name The name,\n * as the page sent it.',
			'private function a( string $name ) {}',
		],
		[ ' * @return string Empty: none.', 'private function a(): string {}' ],
		[ ' * @see FORM-2', 'public function register(): void {}' ],
		[ ' * @throws Gone', 'public function register(): void {}' ],
		[ ' * In seconds.', 'private int $duration;' ],
	];
	for ( const [ docblock, declaration ] of telling ) {
		it( `allows ${ docblock } on ${ declaration }`, () => {
			assert.deepEqual( check( method( docblock, declaration ) ), [] );
		} );
	}
} );

describe( 'ARCH-19: what is too long', () => {
	const long = 'word '.repeat( 24 );

	it( 'finds a line of more than 120 characters', () => {
		assert.match(
			check( `$a = '${ long }';` ).join(),
			/1: A line of 128 characters/
		);
		assert.match( check( `// ${ long }.` ).join(), /characters/ );
		assert.match(
			check( `\t\t\t\t$a = [ ${ '1, '.repeat( 33 ) } ];` ).join(),
			/1: A line of 125 characters/
		);
	} );

	it( 'allows a text that is translated, a word and data of tests', () => {
		assert.deepEqual( check( `$a = __( '${ long }', 'brolga' );` ), [] );
		assert.deepEqual( check( `$a = '${ 'word'.repeat( 40 ) }';` ), [] );
		assert.deepEqual( check( `// ${ 'word'.repeat( 40 ) }` ), [] );
		assert.deepEqual( check( `?><p>${ long }</p>` ), [] );
		assert.deepEqual( check( `$a = '${ long }';`, 'tests/php/A.php' ), [] );
	} );

	it( 'finds a text that is translated among others', () => {
		assert.match(
			check(
				`\t$a = b( __( '${ long }', 'brolga' ), $one, $two, $three, $four, $five );`
			).join(),
			/characters/
		);
	} );

	it( 'finds a function of more than 80 lines', () => {
		const lines = ( number ) =>
			`function a() {\n${ '$a = 1;\n'.repeat( number ) }}`;
		assert.match( check( lines( 79 ) ).join(), /of 81 lines/ );
		assert.deepEqual( check( lines( 78 ) ), [] );
	} );

	it( 'finds a function with more than fifteen ways through it', () => {
		const ways = ( number ) =>
			`function a( $a ) {\n${ 'if ( $a ) {\n}\n'.repeat( number ) }}`;
		assert.match( check( ways( 15 ) ).join(), /complexity \(16\)/ );
		assert.deepEqual( check( ways( 14 ) ), [] );
	} );
} );
