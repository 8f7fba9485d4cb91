/**
 * What the tests use of this machine: whether it is there, and what each
 * system's package manager calls it.
 */
import { exists, run } from './children.mjs';
import { Complaint } from './complaint.mjs';
import { ensurePackages } from './debian-packages.mjs';

/**
 * @typedef {Object} Tool
 * @property {string}             name       As people call it.
 * @property {string[][]}         [programs] Of each row one is enough.
 * @property {string}             [extension] Of PHP, in the place of programs.
 * @property {Record<string, string[]>} packages By manager; none: it has none of it.
 */

const extension = ( name, apt, dnf = [ `php-${ apt }` ] ) => ( {
	name: `PHP’s ${ name }`,
	extension: name,
	// Homebrew's PHP has all of them.
	packages: { apt: [ `php-${ apt }` ], dnf, brew: [ 'php' ] },
} );

const onDebian = ( name, program = name, apt = program ) => ( {
	name,
	programs: [ [ program ] ],
	packages: { apt: [ apt ], dnf: [], brew: [] },
} );

/** @type {Record<string, Tool[]>} By what suites call it. */
const TOOLS = {
	php: [
		{
			name: 'PHP',
			programs: [ [ 'php' ] ],
			packages: {
				apt: [ 'php-cli' ],
				dnf: [ 'php-cli' ],
				brew: [ 'php' ],
			},
		},
		extension( 'dom', 'xml' ),
		extension( 'xmlwriter', 'xml' ),
		extension( 'mbstring', 'mbstring' ),
		extension( 'intl', 'intl' ),
		extension( 'gd', 'gd' ),
		extension( 'curl', 'curl', [ 'php-common' ] ),
		extension( 'pdo_sqlite', 'sqlite3', [ 'php-pdo' ] ),
		extension( 'mysqli', 'mysql', [ 'php-mysqlnd' ] ),
		extension( 'pcntl', 'cli', [ 'php-process' ] ),
	],
	composer: [
		{
			name: 'Composer',
			programs: [ [ 'composer' ] ],
			packages: {
				apt: [ 'composer' ],
				dnf: [ 'composer' ],
				brew: [ 'composer' ],
			},
		},
	],
	mariadb: [
		{
			name: 'MariaDB',
			programs: [ [ 'mariadbd' ], [ 'mariadb-install-db' ] ],
			packages: {
				apt: [ 'mariadb-server' ],
				dnf: [ 'mariadb-server' ],
				brew: [ 'mariadb' ],
			},
		},
	],
	chromium: [
		{
			name: 'Chromium',
			programs: [ [ 'chromium', 'chromium-browser' ] ],
			packages: {
				apt: [ 'chromium' ],
				dnf: [ 'chromium' ],
				brew: [ 'chromium' ],
			},
		},
	],
	'headless browser': [
		onDebian( 'Chromium’s headless shell', 'chromium-headless-shell' ),
	],
	// What is preloaded into PHP; elsewhere nobody tried it.
	'frozen clock': [ onDebian( 'libfaketime', 'faketime' ) ],
	'other browsers': [
		{
			name: 'Firefox',
			programs: [ [ 'firefox-esr', 'firefox' ] ],
			packages: {
				apt: [ 'firefox-esr' ],
				dnf: [ 'firefox' ],
				brew: [],
			},
		},
		{
			name: 'WebKit’s driver',
			programs: [ [ 'WebKitWebDriver' ] ],
			packages: {
				apt: [ 'webkit2gtk-driver' ],
				dnf: [],
				brew: [],
			},
		},
		{
			name: 'Xvfb',
			programs: [ [ 'Xvfb' ] ],
			packages: {
				apt: [ 'xvfb' ],
				dnf: [ 'xorg-x11-server-Xvfb' ],
				brew: [],
			},
		},
	],
	'web server': [
		{
			name: 'nginx',
			programs: [ [ 'nginx' ] ],
			packages: {
				apt: [ 'nginx-light' ],
				dnf: [ 'nginx' ],
				brew: [ 'nginx' ],
			},
		},
		{
			name: 'php-fpm',
			programs: [ [ 'php-fpm', 'php-fpm{php}' ] ],
			packages: {
				apt: [ 'php-fpm' ],
				dnf: [ 'php-fpm' ],
				brew: [ 'php' ],
			},
		},
	],
	// Debian's mariadb-server brings Galera, rsync and socat; elsewhere nobody tried it.
	cluster: [
		onDebian( 'haproxy' ),
		onDebian( 'Varnish', 'varnishd', 'varnish' ),
		onDebian( 'Redis', 'redis-server' ),
		onDebian( 'iptables' ),
		onDebian( 'openssl' ),
		{
			...extension( 'redis', 'redis', [] ),
			packages: { apt: [ 'php-redis' ], dnf: [], brew: [] },
		},
	],
};

const INSTALL = {
	apt: 'sudo apt-get install',
	dnf: 'sudo dnf install',
	brew: 'brew install',
};

/** This machine, as far as these questions go; tests ask of others. */
export const thisMachine = {
	isRoot: process.getuid?.() === 0,
	env: process.env,
	has: exists,
	/** Version (major and minor) and extensions of PHP; null: there is none. */
	php: () =>
		run( 'php', [
			'-r',
			'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION, "\n", strtolower( implode( "\n", get_loaded_extensions() ) );',
		] ).then(
			( { stdout } ) => {
				const [ version, ...extensions ] = stdout.trim().split( '\n' );
				return { version, extensions };
			},
			() => null
		),
	/** The manager that is here; macOS has one of these only where somebody installed it. */
	async manager() {
		for ( const [ name, program ] of [
			[ 'brew', process.platform === 'darwin' ? 'brew' : null ],
			[ 'apt', 'apt-get' ],
			[ 'dnf', 'dnf' ],
			[ 'brew', 'brew' ],
		] ) {
			if ( program && ( await exists( program ) ) ) {
				return name;
			}
		}
		return process.platform === 'darwin' ? 'brew' : null;
	},
	install: ensurePackages,
};

/** Debian's packages of a PHP that is here are named after its version. */
const forVersion = ( name, php ) =>
	php ? name.replace( /^php-/, `php${ php.version }-` ) : name;

/**
 * @param {string[]} wanted  Names of TOOLS; others are no concern of the machine's.
 * @param {Object}   machine
 * @return {Promise<Tool[]>} What is not here, each with the packages as this machine's manager has them.
 */
async function lacking( wanted, machine ) {
	const php = await machine.php();
	const manager = await machine.manager();
	const isHere = async ( { name, extension: part, programs = [] } ) => {
		if ( part ) {
			return php?.extensions.includes( part ) ?? false;
		}
		if ( name === 'Chromium' && machine.env.BROLGA_CHROMIUM ) {
			return true;
		}
		for ( const row of programs ) {
			const found = await Promise.all(
				row.map( ( program ) =>
					machine.has(
						program.replace( '{php}', php?.version ?? '' )
					)
				)
			);
			if ( ! found.includes( true ) ) {
				return false;
			}
		}
		return true;
	};
	const tools = wanted.flatMap( ( name ) => TOOLS[ name ] ?? [] );
	const here = await Promise.all( tools.map( isHere ) );
	// What nobody can install is no news: its tests say so when they are skipped.
	return tools
		.filter(
			( { packages }, index ) =>
				! here[ index ] && ( packages[ manager ]?.length ?? 1 )
		)
		.map( ( { name, packages } ) => ( {
			name,
			packages: ( packages[ manager ] ?? [] ).map( ( one ) =>
				manager === 'apt' ? forVersion( one, php ) : one
			),
		} ) );
}

const list = ( names ) =>
	names.length > 1
		? `${ names.slice( 0, -1 ).join( ', ' ) } and ${ names.at( -1 ) }`
		: names.join( '' );

/** `PHP’s extensions (gd, intl)` in the place of `PHP’s gd and PHP’s intl`; nothing of a PHP that is not there. */
function namesOf( missing ) {
	const names = missing.map( ( { name } ) => name );
	const parts = names
		.filter( ( name ) => name.startsWith( 'PHP’s ' ) )
		.map( ( name ) => name.slice( 6 ) );
	const others = names.filter( ( name ) => ! name.startsWith( 'PHP’s ' ) );
	if ( names.includes( 'PHP' ) || ! parts.length ) {
		return list( others );
	}
	return list( [
		parts.length > 1
			? `PHP’s extensions (${ parts.join( ', ' ) })`
			: `PHP’s extension ${ parts[ 0 ] }`,
		...others,
	] );
}

/**
 * Says in one sentence what is missing, with the command that installs it.
 *
 * @param {string[]} wanted
 * @param {Object}   [machine]
 * @return {Promise<{ sentence: string, packages: string[] } | null>} Null: all is here.
 */
export async function whatIsMissing( wanted, machine = thisMachine ) {
	const missing = await lacking( [ ...new Set( wanted ) ], machine );
	if ( ! missing.length ) {
		return null;
	}
	const manager = await machine.manager();
	const packages = [
		...new Set( missing.flatMap( ( tool ) => tool.packages ) ),
	];
	const names = namesOf( missing );
	const how = packages.length
		? `install with \`${ INSTALL[ manager ] } ${ packages.join( ' ' ) }\`, or continue without: tests that need ${ missing.length > 1 ? 'them' : 'it' } are skipped or fail`
		: 'tests that need this are skipped or fail';
	return { sentence: `This machine lacks ${ names }: ${ how }.`, packages };
}

/**
 * Before anything begins: installs what is missing, where we may, in one go;
 * else says what it is.
 *
 * @param {string[]}               wanted
 * @param {(text: string) => void} tell
 * @param {Object}                 [machine]
 */
export async function prepareMachine( wanted, tell, machine = thisMachine ) {
	const missing = await whatIsMissing( wanted, machine );
	if ( ! missing ) {
		return;
	}
	if (
		machine.isRoot &&
		missing.packages.length &&
		( await machine.manager() ) === 'apt'
	) {
		try {
			await machine.install( missing.packages );
			return;
		} catch ( error ) {
			if ( ! ( error instanceof Complaint ) ) {
				throw error;
			}
		}
	}
	tell( missing.sentence );
}

/**
 * For a test that cannot do without.
 *
 * @param {string[]} wanted
 * @param {Object}   [machine]
 * @throws {Complaint} What is missing, where it could not be installed.
 */
export async function demandTools( wanted, machine = thisMachine ) {
	await prepareMachine( wanted, () => {}, machine );
	const missing = await whatIsMissing( wanted, machine );
	if ( missing ) {
		throw new Complaint( missing.sentence );
	}
}
