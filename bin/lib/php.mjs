/** This machine's PHP. */
import { Complaint } from './complaint.mjs';
import { CommandFailed, run } from './children.mjs';

const OLDEST_PHP = [ 8, 2 ];
const COMMAND = () => process.env.BROLGA_PHP || 'php';

/** Extensions WordPress, the SQLite drop-in and Brolga cannot do without, and Debian's package of each. */
const NEEDED = { mbstring: 'mbstring', dom: 'xml', xml: 'xml' };
const FOR_DATABASE = {
	sqlite: { pdo_sqlite: 'sqlite3' },
	mysql: { mysqli: 'mysql' },
};

/**
 * @param {{ database?: 'sqlite' | 'mysql' }} options
 * @return {Promise<{ version: string | null, problem: string | null }>} `problem`: why native WordPress can't run, as half a sentence.
 */
export async function inspectPhp( { database = 'sqlite' } = {} ) {
	let version, loaded;
	try {
		const { stdout } = await run( COMMAND(), [
			'-r',
			'echo json_encode( [ PHP_VERSION, array_map( "strtolower", get_loaded_extensions() ) ] );',
		] );
		[ version, loaded ] = JSON.parse( stdout );
	} catch ( error ) {
		if ( error instanceof CommandFailed || error instanceof SyntaxError ) {
			return {
				version: null,
				problem: 'PHP is missing or does not run: install php-cli',
			};
		}
		throw error;
	}
	const [ major, minor ] = version.split( '.' ).map( Number );
	if (
		major < OLDEST_PHP[ 0 ] ||
		( major === OLDEST_PHP[ 0 ] && minor < OLDEST_PHP[ 1 ] )
	) {
		return {
			version,
			problem: `PHP ${ version } is too old: install PHP ${ OLDEST_PHP.join( '.' ) } or newer`,
		};
	}
	const missing = Object.entries( {
		...NEEDED,
		...FOR_DATABASE[ database ],
	} ).filter( ( [ name ] ) => ! loaded.includes( name ) );
	if ( missing.length ) {
		const names = missing.map( ( [ name ] ) => name ).join( ' and ' );
		const packages = [
			...new Set(
				missing.map(
					( [ , debian ] ) => `php${ major }.${ minor }-${ debian }`
				)
			),
		].join( ' ' );
		return {
			version,
			problem: `PHP ${ version } lacks ${ names }: install ${ packages } (Debian's name)`,
		};
	}
	return { version, problem: null };
}

/** Throws one sentence where WordPress cannot run on this machine's PHP. */
export async function demandPhp( { database = 'sqlite' } = {} ) {
	const { problem } = await inspectPhp( { database } );
	if ( problem ) {
		const otherwise =
			database === 'sqlite'
				? ', or use --runtime playground, which only needs Node.'
				: '.';
		throw new Complaint(
			`${ problem[ 0 ].toUpperCase() }${ problem.slice( 1 ) }${ otherwise }`
		);
	}
}

/** Settings of every PHP we start: enough memory for WordPress and images, nothing shown to visitors. */
export const PHP_SETTINGS = [
	'-d',
	'memory_limit=512M',
	'-d',
	'display_errors=stderr',
	'-d',
	'upload_max_filesize=32M',
	'-d',
	'post_max_size=40M',
];

export const phpCommand = COMMAND;

/**
 * Runs a PHP file with a site as its folder.
 *
 * @param {string} dir
 * @param {string} file
 * @param {{ env?: Record<string, string>, args?: string[], onLine?: (line: string) => void }} options
 */
export const runPhp = ( dir, file, { env = {}, args = [], onLine } = {} ) =>
	run( COMMAND(), [ ...PHP_SETTINGS, file, ...args ], {
		cwd: dir,
		env: { ...process.env, ...env },
		...( onLine && { onLine } ),
	} );
