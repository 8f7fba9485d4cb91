/** The command lines of our commands. */
import { parseArgs } from 'node:util';
import { Complaint } from './complaint.mjs';

export const START_HELP = `bin/start [options]: from a fresh clone to a running demo site.

  --port N                      the port to serve on (9400)
  --fresh                       drop the site and seed it again
  --runtime native|playground   this machine's PHP, or WordPress in WebAssembly
                                (native if your PHP is new enough)
  --database sqlite|mysql       sqlite; mysql is a private MariaDB, or the server
                                of BROLGA_DB_HOST (with BROLGA_DB_USER,
                                BROLGA_DB_PASSWORD, BROLGA_DB_NAME: --fresh
                                drops that database)
  --help                        this text

  BROLGA_WORDPRESS              a WordPress folder or zip to use
  BROLGA_WORDPRESS_VERSION      the version to get: 7.1, or 6.8
  BROLGA_WOOCOMMERCE            a WooCommerce folder or zip to use
  BROLGA_PHP                    the PHP command to use

The site is kept in .wordpress/; what was downloaded in ~/.cache/brolga/.`;

/** Options of a command line, or one sentence about what is wrong with it. */
export function parse( args, options, command ) {
	try {
		return parseArgs( {
			args,
			options,
			strict: true,
			allowPositionals: false,
		} ).values;
	} catch ( error ) {
		const said = error.message.split( '. ' )[ 0 ].replace( /\.$/, '' );
		throw new Complaint(
			`${ said }: ${ command } --help lists the options.`
		);
	}
}

export function choice( name, value, choices ) {
	if ( value !== undefined && ! choices.includes( value ) ) {
		throw new Complaint(
			`--${ name } is ${ choices.join( ' or ' ) }, not "${ value }".`
		);
	}
	return value;
}

export function portNumber( value ) {
	if (
		! /^\d{1,5}$/.test( value ) ||
		Number( value ) < 1 ||
		Number( value ) > 65_535
	) {
		throw new Complaint(
			`--port is a number from 1 to 65535, not "${ value }".`
		);
	}
	return Number( value );
}

/**
 * @param {string[]} args
 * @return {{ port: number, fresh: boolean, help: boolean, runtime?: 'native' | 'playground', database: 'sqlite' | 'mysql' }} What was asked for.
 */
export function parseStartArguments( args ) {
	const values = parse(
		args,
		{
			port: { type: 'string', default: '9400' },
			fresh: { type: 'boolean', default: false },
			runtime: { type: 'string' },
			database: { type: 'string', default: 'sqlite' },
			help: { type: 'boolean', short: 'h', default: false },
		},
		'bin/start'
	);
	const runtime = choice( 'runtime', values.runtime, [
		'native',
		'playground',
	] );
	const database = choice( 'database', values.database, [
		'sqlite',
		'mysql',
	] );
	if ( runtime === 'playground' && database === 'mysql' ) {
		throw new Complaint(
			'WordPress in WebAssembly only runs on SQLite: use --runtime native with --database mysql.'
		);
	}
	return { ...values, runtime, database, port: portNumber( values.port ) };
}
