import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import {
	checkCoverage,
	coverageOf,
	parseSpecification,
	untestedRules,
} from '../../bin/lib/coverage.mjs';
import { projectRoot } from '../../bin/lib/static/report.mjs';

const INDEX = 'docs/specification.md';
const ALPHA = 'docs/specification/alpha.md';
const BETA = 'docs/specification/beta.md';

const SPECIFICATION = {
	[ INDEX ]: `# Specification

| Area | What it covers | State |
|---|---|---|
| [ALPHA](specification/alpha.md) | The first | finished |
| [BETA](specification/beta.md) | The second | open |
`,
	[ BETA ]: `# BETA: the second

- **BETA-1** It may be \`a|b\`.
`,
	[ ALPHA ]: `# ALPHA: the first

- **ALPHA-1** It holds.
- **ALPHA-2** It will hold. (later)
`,
};

const messages = ( problems ) => problems.map( ( { message } ) => message );

describe( 'the specification', () => {
	it( 'is read into areas and rules', () => {
		const { areas, rules, problems } = parseSpecification( SPECIFICATION );
		assert.deepEqual( problems, [] );
		assert.deepEqual(
			areas.map( ( { id, state } ) => [ id, state ] ),
			[
				[ 'ALPHA', 'finished' ],
				[ 'BETA', 'open' ],
			]
		);
		assert.deepEqual( rules[ 1 ], {
			id: 'ALPHA-2',
			area: 'ALPHA',
			text: 'It will hold.',
			later: true,
		} );
	} );

	for ( const [ why, file, from, to, message ] of [
		[ 'an id twice', ALPHA, 'A-2', 'A-1', /ALPHA-1 is here twice/ ],
		[
			'a foreign id',
			BETA,
			'BETA-1',
			'ALPHA-3',
			/ALPHA-3 stands in .*beta/,
		],
		[ 'an unknown state', INDEX, '| open', '| nearly', /BETA is neither/ ],
		[
			'an area without a row',
			INDEX,
			'[BETA]',
			'BETA',
			/beta\.md is missing/,
		],
		[
			'a row without a file',
			INDEX,
			'[BETA]',
			'[GAMMA]',
			/GAMMA has no .*gamma/,
		],
		[
			'a wrong link',
			INDEX,
			'/beta.md',
			'/alpha.md',
			/BETA leads to .*alpha/,
		],
		[
			'a wrong heading',
			BETA,
			'# BETA',
			'# ALPHA',
			/begin with “# BETA: ”/,
		],
		[ 'a rule without an id', BETA, '**BETA-1** ', '', /without an id/ ],
		[
			'a rule in the index',
			INDEX,
			'# S',
			'- **BETA-2** A.\n',
			/belongs into .*beta/,
		],
	] ) {
		it( `refuses ${ why } (CMD-29)`, () => {
			const text = SPECIFICATION[ file ].replace( from, to );
			const { problems } = parseSpecification( {
				...SPECIFICATION,
				[ file ]: text,
			} );
			assert.match( messages( problems ).join(), message );
		} );
	}

	it( 'is told apart by area and file where something is wrong', () => {
		const { problems } = parseSpecification( {
			...SPECIFICATION,
			[ BETA ]: '# BETA: the second\n\n- **ALPHA-3** It moved.\n',
		} );
		assert.deepEqual( problems, [
			{ file: BETA, line: 3, message: `ALPHA-3 stands in ${ BETA }` },
		] );
	} );

	it( 'wants a test for each rule of a finished area that is not for later', () => {
		const specification = parseSpecification( SPECIFICATION );
		assert.deepEqual(
			messages( untestedRules( specification, new Map() ) ),
			[ 'no test names ALPHA-1: It holds.' ]
		);
		assert.deepEqual(
			untestedRules(
				specification,
				new Map( [ [ 'ALPHA-1', [ 'a' ] ] ] )
			),
			[]
		);
	} );

	it( 'is covered in a table that survives a bar in a rule', () => {
		const text = coverageOf(
			parseSpecification( SPECIFICATION ),
			new Map( [ [ 'ALPHA-1', [ 'tests/a.php', 'tests/b.ts' ] ] ] )
		);
		assert.match( text, /^3 rules: 1 named by tests, 2 open\.$/m );
		assert.match(
			text,
			/\| ALPHA-1 \| It holds\. \| `tests\/a\.php`<br>`tests\/b\.ts` \|/
		);
		assert.match( text, /\| ALPHA-2 \| .* \| \*open, later\* \|/ );
		assert.match(
			text,
			/\| BETA-1 \| It may be `a\\\|b`\. \| \*open\* \|/
		);
	} );
} );

describe( 'a project', () => {
	let root;
	const write = ( files ) => {
		for ( const [ file, text ] of Object.entries( files ) ) {
			mkdirSync( dirname( join( root, file ) ), { recursive: true } );
			writeFileSync( join( root, file ), text );
		}
	};

	beforeEach( () => {
		root = mkdtempSync( join( tmpdir(), 'brolga-coverage-' ) );
		execFileSync( 'git', [ 'init', '-q' ], { cwd: root } );
		write( {
			...SPECIFICATION,
			'tests/php/Unit/FirstTest.php': '<?php // ALPHA-1.',
		} );
	} );
	afterEach( () => rmSync( root, { recursive: true, force: true } ) );

	it( 'has a table of what is tested, the same each time', () => {
		const { text, problems } = checkCoverage( root );
		assert.deepEqual( problems, [] );
		assert.match( text, /\| ALPHA-1 \| .*FirstTest\.php/ );
		assert.equal( checkCoverage( root ).text, text );
		write( { 'plugin/blocks/tabs/tests/view.test.ts': '// BETA-1' } );
		assert.match( checkCoverage( root ).text, /\| BETA-1 \| .*view\.test/ );
	} );

	it( 'is printed as a table, or with --check as its numbers', () => {
		const run = ( ...args ) =>
			execFileSync(
				process.execPath,
				[ 'bin/lib/coverage.mjs', ...args ],
				{
					cwd: projectRoot,
					encoding: 'utf8',
				}
			);
		assert.match( run(), /^# Coverage[\s\S]*\| CMD-18 \|/ );
		assert.match( run( '--check' ), /^\d+ rules: \d+ named[^|]*$/ );
	} );

	it( 'counts tests alone, wherever they stand', () => {
		write( {
			'tests/php/Unit/FirstTest.php': '<?php',
			'plugin/includes/First.php': '<?php // ALPHA-1',
			'tests/vectors/first.json': '"ALPHA-1"',
		} );
		assert.deepEqual( messages( checkCoverage( root ).problems ), [
			'no test names ALPHA-1: It holds.',
		] );
		write( { 'plugin/src/runtime/tests/first.test.ts': '// ALPHA-1' } );
		assert.deepEqual( checkCoverage( root ).problems, [] );
	} );

	it( 'refuses the name of a rule that does not exist, in tests and in code', () => {
		write( {
			'plugin/src/a.ts': '\n// ALPHA-12',
			'tests/e2e/a.spec.ts': '// BETA-9, UTF-8',
		} );
		assert.deepEqual( checkCoverage( root ).problems, [
			{
				file: 'plugin/src/a.ts',
				line: 2,
				message: 'ALPHA-12 is not a rule of the specification',
			},
			{
				file: 'tests/e2e/a.spec.ts',
				line: 1,
				message: 'BETA-9 is not a rule of the specification',
			},
		] );
	} );
} );
