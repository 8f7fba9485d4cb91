/**
 * Every suite, in the order in which they are shown.
 */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { Unavailable, need, workFolder } from './needs.mjs';
import {
	fromJest,
	fromJunit,
	fromLastLine,
	fromPlaywright,
	fromStatus,
	fromTap,
} from './results.mjs';

/**
 * @typedef {Object} Suite
 * @property {string}   name     As it is shown.
 * @property {string}   part     Of bin/test: static, unit …
 * @property {string[]} needs    See needs.mjs.
 * @property {string[]} [uses]   Further tools, see machine.mjs, which it looks for itself.
 * @property {string[]} command  Command and arguments.
 * @property {Function} [env]    Makes variables of its own.
 * @property {Function} [limit]   Makes further arguments, and a note that tells of them.
 * @property {number}   [seconds] About what it takes with others beside it, where that is long: those begin first.
 * @property {boolean}  [alone]  It measures time or fills the machine: nothing runs beside it.
 * @property {string}   [report] The file its counts are read from, instead of its output.
 * @property {string[]} [watches] Beginnings of the paths it looks at: on a branch it is skipped where none of them changed.
 * @property {Function} read     Reads the counts.
 */

const tool = ( name ) => join( 'node_modules/.bin', name );
const reportFile = ( name ) => join( workFolder, name );

const check = ( name, needs, command ) => ( {
	name,
	part: 'static',
	needs,
	command,
	read: ( text, status ) => fromStatus( status ),
} );

const script = ( name, needs, ...command ) =>
	check( name, needs, [ process.execPath, ...command ] );

const testWordPress = async () => ( {
	BROLGA_TEST_WORDPRESS: ( await need( 'site' ) ).dir,
} );

const phpunit = ( database, seconds, env ) => {
	const report = reportFile( `phpunit-${ database }.xml` );
	return {
		name: `phpunit on ${ database }`,
		seconds,
		part: 'php',
		needs: [ 'composer', 'site' ],
		command: [
			'php',
			'-d',
			'memory_limit=1G',
			// It makes better code of a file, too: a sixth less work.
			'-d',
			'opcache.enable_cli=1',
			'-d',
			'opcache.memory_consumption=256',
			'-d',
			'opcache.max_accelerated_files=20000',
			'vendor/bin/phpunit',
			'--colors=never',
			'--display-skipped',
			'--log-junit',
			report,
		],
		env: async () => ( {
			...( await testWordPress() ),
			...( await need( 'shop' ) ),
			...( await env() ),
		} ),
		report,
		read: ( text, status, output ) => fromJunit( text, output ),
	};
};

/**
 * Everything runs on MariaDB; on SQLite only what the database may answer
 * differently. Where there is no MariaDB, SQLite has to do.
 */
const whatTouchesStorage = async () => {
	try {
		await need( 'mariadb' );
	} catch ( error ) {
		if ( error instanceof Unavailable ) {
			return {
				note: 'Everything runs here, because there is no MariaDB.',
			};
		}
	}
	return { more: [ '--exclude-group', 'once', '--exclude-group', 'server' ] };
};

const benchmark = ( name, part, ...names ) => ( {
	name,
	part,
	needs: [ 'node', 'php', 'build' ],
	command: [ 'bin/bench', ...names ],
	alone: true,
	read: fromLastLine,
} );

/**
 * @param {string}    name    The suite's.
 * @param {string}    part    The part of bin/test that it belongs to.
 * @param {Object}    given   Further variables.
 * @param {...string} filters What is run; none: all.
 */
const playwright = ( name, part, given, ...filters ) => {
	const report = reportFile( `${ name }.json` );
	return {
		name,
		part,
		needs: [
			'node',
			'php',
			'build',
			'chromium',
			'other browsers',
			'web server',
		],
		// The second try is there for its trace: the summary shows why the first one failed.
		command: [
			tool( 'playwright' ),
			'test',
			...filters,
			'--reporter=list,json',
			'--retries=1',
			// So many have one cause, and each waits until its time is up.
			'--max-failures=25',
		],
		env: async () => ( {
			BROLGA_CHROMIUM: await need( 'headless browser' ),
			BROLGA_FULL_CHROMIUM: await need( 'chromium' ),
			PLAYWRIGHT_JSON_OUTPUT_FILE: report,
			...given,
		} ),
		alone: true,
		report,
		read: fromPlaywright,
	};
};

/** What smoke tests on servers as hosts have them need, by the names of machine.mjs. */
const ON_A_HOST = [ 'mariadb', 'web server' ];
const USES = {
	'faults.mjs': ON_A_HOST,
	'fuzz.mjs': ON_A_HOST,
	'real-host.mjs': ON_A_HOST,
	'cluster-front.mjs': [ 'web server', 'cluster' ],
	'cluster-readme.mjs': [ 'mariadb', 'web server', 'cluster' ],
};

/** Smoke tests that build, run in WebAssembly, or see many set-ups. */
const SECONDS = {
	'cluster-readme.mjs': 75,
	'fuzz.mjs': 75,
	'kits.mjs': 60,
	'new-owner.mjs': 90,
	'package.mjs': 150,
	'playground.mjs': 140,
	'settings.mjs': 100,
	'updates.mjs': 70,
};

/** What builds and fills a site. */
const SITES = [
	'package-lock.json',
	'webpack.config.js',
	'bin/lib/build.mjs',
	'bin/lib/php/',
	'bin/lib/site.mjs',
	'tests/support/smoke.mjs',
];

/** What decides how patterns are painted. */
const PAINTED = [
	'plugin/blocks/',
	'plugin/patterns/',
	'plugin/src/styles/',
	'tests/e2e/contrast.spec.ts',
	'tests/support/painted.ts',
	'theme/',
];

/** The slow ones look at little of the tree: on a branch they run where something of it has changed. */
const WATCHES = {
	'package.mjs': [
		...SITES,
		'CHANGELOG.md',
		'bin/lib/package.mjs',
		'bin/lib/zip.mjs',
		'bin/package',
		'docs/use/',
		'plugin/brolga.php',
		'plugin/includes/Core/Kernel/',
		'plugin/includes/Core/Lifecycle/',
		'plugin/includes/autoload.php',
		'plugin/readme.txt',
		'plugin/uninstall.php',
		'tests/smoke/package.mjs',
		'theme/functions.php',
		'theme/style.css',
	],
	'kits.mjs': [
		...SITES,
		'plugin/includes/Kits/',
		'plugin/src/kits/',
		'tests/smoke/kits.mjs',
	],
	'new-owner.mjs': [
		...SITES,
		'bin/lib/zip.mjs',
		'demo/',
		'plugin/contracts/countries.json',
		'plugin/includes/Business/',
		'plugin/includes/Demo/',
		'plugin/includes/Leads/',
		'plugin/includes/Mail/',
		'plugin/src/business/',
		'plugin/src/demo/',
		'plugin/templates/',
		'tests/smoke/new-owner.mjs',
		'tests/support/sample-details.mjs',
		'theme/',
	],
	'updates.mjs': [
		...SITES,
		'bin/lib/release.mjs',
		'bin/lib/zip.mjs',
		'plugin/brolga.php',
		'plugin/includes/Core/Database/',
		'plugin/includes/Core/Http/',
		'plugin/includes/Core/Kernel/',
		'plugin/includes/Updates/',
		'tests/smoke/updates.mjs',
		'theme/style.css',
	],
	'playground.mjs': [
		...SITES,
		'bin/lib/playground.mjs',
		'bin/lib/start.mjs',
		'bin/start',
		'blueprint.json',
		'demo/',
		'plugin/includes/Core/Database/',
		'plugin/includes/Demo/',
		'tests/smoke/playground.mjs',
	],
};

/** Smoke tests whose owners and visitors have a browser. */
const WITH_BROWSER = [ 'kits.mjs', 'new-owner.mjs' ];

/** Smoke tests that measure time or wait for chance; others make sites of their own, which go side by side. */
const BY_THE_CLOCK = [ 'start.mjs', 'faults.mjs' ];

/** The modules of a folder that are run. */
const modulesOf = ( folder, options ) => {
	try {
		return readdirSync( join( ROOT, folder ), options )
			.filter( ( file ) => file.endsWith( '.mjs' ) )
			.map( ( file ) => join( folder, file ) );
	} catch {
		return [];
	}
};

/** @type {Suite[]} */
export const suites = [
	{
		...check(
			'phpstan',
			[ 'composer' ],
			[
				'php',
				'vendor/bin/phpstan',
				'analyse',
				'--no-progress',
				'--memory-limit=2G',
			]
		),
		seconds: 90,
	},
	{
		...check(
			'eslint',
			[ 'node' ],
			[ tool( 'eslint' ), '.', '--max-warnings', '0' ]
		),
		seconds: 100,
	},
	check( 'typescript', [ 'node' ], [ tool( 'tsc' ), '--noEmit' ] ),
	check( 'prettier', [ 'node' ], [ tool( 'prettier' ), '--check', '.' ] ),
	check(
		'stylelint',
		[ 'node' ],
		[ tool( 'stylelint' ), '{plugin,theme,bin,demo}/**/*.{css,scss}' ]
	),
	check( 'phpcs', [ 'composer' ], [ 'php', 'vendor/bin/phpcs', '-q' ] ),
	script( 'dead code', [ 'node' ], 'bin/lib/static/dead-code.mjs' ),
	script( 'anatomy', [ 'node' ], 'bin/lib/static/anatomy.mjs' ),
	script( 'attributes', [ 'node' ], 'bin/lib/static/attributes.mjs' ),
	script(
		'boundaries',
		[ 'node', 'composer' ],
		'bin/lib/static/boundaries.mjs'
	),
	script(
		'contracts',
		[ 'node' ],
		'bin/lib/generate-contracts.mjs',
		'--check'
	),
	check(
		'parts',
		[ 'php' ],
		[ 'php', 'bin/lib/generate-parts.php', '--check' ]
	),
	script( 'translations', [ 'node', 'php' ], 'bin/lib/i18n.mjs', '--check' ),
	script( 'contract users', [ 'node' ], 'bin/lib/static/contract-users.mjs' ),
	{
		...script(
			'docs',
			[ 'node', 'composer', 'site' ],
			'bin/lib/generate-docs.mjs',
			'--check'
		),
		env: testWordPress,
	},
	script( 'architecture', [ 'node' ], 'bin/lib/static/architecture.mjs' ),
	script( 'references', [ 'node' ], 'bin/lib/static/references.mjs' ),
	script( 'handbook', [ 'node' ], 'bin/lib/static/handbook.mjs' ),
	script( 'vocabulary', [ 'node' ], 'bin/lib/static/vocabulary.mjs' ),
	script( 'comments', [ 'node' ], 'bin/lib/static/comments.mjs' ),
	script( 'coverage', [ 'node' ], 'bin/lib/coverage.mjs', '--check' ),
	{
		name: 'jest',
		seconds: 200,
		part: 'unit',
		needs: [ 'node' ],
		command: [
			tool( 'jest' ),
			'--ci',
			'--silent',
			'--reporters=default',
			'--json',
			`--outputFile=${ reportFile( 'jest.json' ) }`,
		],
		report: reportFile( 'jest.json' ),
		read: fromJest,
	},
	{
		name: 'tools',
		seconds: 95,
		part: 'unit',
		needs: [ 'node', 'composer' ],
		command: [
			process.execPath,
			'--test',
			'--test-reporter=tap',
			...modulesOf( 'tests/unit', { recursive: true } ).filter(
				( file ) => file.endsWith( '.test.mjs' )
			),
		],
		read: fromTap,
	},
	{
		...phpunit( 'SQLite', 400, async () => ( {} ) ),
		limit: whatTouchesStorage,
	},
	{
		...phpunit( 'MariaDB', 500, () => need( 'mariadb' ) ),
		needs: [ 'composer', 'site', 'mariadb' ],
	},
	playwright( 'playwright', 'e2e', { BROLGA_SWEEPS: 'no' } ),
	{
		...playwright( 'sweeps', 'e2e', {}, '--grep', '@sweep' ),
		watches: PAINTED,
	},
	...modulesOf( 'tests/smoke' ).map( ( file ) => ( {
		name: `smoke ${ basename( file, '.mjs' ) }`,
		part: 'e2e',
		needs: [
			'node',
			'php',
			'build',
			...( WITH_BROWSER.includes( basename( file ) )
				? [ 'headless browser' ]
				: [] ),
		],
		env: async () =>
			WITH_BROWSER.includes( basename( file ) )
				? { BROLGA_CHROMIUM: await need( 'headless browser' ) }
				: {},
		uses: USES[ basename( file ) ] ?? [],
		watches: WATCHES[ basename( file ) ],
		command: [ process.execPath, file ],
		seconds: SECONDS[ basename( file ) ],
		alone: BY_THE_CLOCK.includes( basename( file ) ),
		read: fromLastLine,
	} ) ),
	{
		name: 'cluster',
		part: 'e2e',
		needs: [ 'node', 'php', 'build', 'redis cache' ],
		uses: [ 'mariadb', 'web server', 'cluster' ],
		command: [ 'bin/cluster', 'chaos', '--small' ],
		seconds: 150,
		read: fromLastLine,
	},
	{
		name: 'looks',
		part: 'e2e',
		needs: [ 'node', 'php', 'build', 'chromium', 'frozen clock' ],
		command: [ process.execPath, 'bin/lib/looks/main.mjs' ],
		env: async () => ( { BROLGA_CHROMIUM: await need( 'chromium' ) } ),
		seconds: 90,
		alone: true,
		read: fromLastLine,
	},
	// Bytes don't depend on the machine: over budget is a failure like another.
	{
		...benchmark( 'budgets', 'e2e', 'bytes' ),
		alone: false,
		seconds: 80,
	},
	benchmark( 'bench', 'bench' ),
];
