/** The servers of a cluster, each made of the templates that an operator uses, too. */
import { chown, mkdir, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { run } from '../children.mjs';
import { fpmPackages } from '../fpm.mjs';
import { endpoint, valuesOfNode } from './plan.mjs';
import { serverPath, serviceOf, within } from './service.mjs';
import { filled, place } from './templates.mjs';

/** Whether somebody takes connections. */
const listens = ( { host, port } ) =>
	new Promise( ( resolve ) => {
		const socket = connect( port, host );
		const end = ( yes ) => {
			socket.destroy();
			resolve( yes );
		};
		socket.once( 'connect', () => end( true ) );
		socket.once( 'error', () => end( false ) );
		socket.setTimeout( 1000, () => end( false ) );
	} );

/** A user by its number: no account is needed, and iptables knows a node by it. */
const as = ( user ) => [
	'setpriv',
	`--reuid=${ user }`,
	`--regid=${ user }`,
	'--clear-groups',
];

const env = () => ( { ...process.env, PATH: serverPath() } );

/**
 * @typedef {{ folder: string, ledger: string, check: string, plan: import('./plan.mjs').Plan, values: Object }} Frame
 *          What all services of a run share.
 */

/**
 * How a node starts that did not end by itself: where it had got to, as Debian's
 * service has it. It needs only what came after, and may vote.
 *
 * @param {string[]} program
 * @param {string}   folder
 */
async function recovered( [ command, ...args ], folder ) {
	const log = join( folder, 'recovered.log' );
	await rm( log, { force: true } );
	await run(
		command,
		[ ...args, `--log-error=${ log }`, '--wsrep-recover' ],
		{ env: env() }
	);
	const [ position ] =
		/(?<=Recovered position: *)\S+/.exec( await readFile( log, 'utf8' ) ) ??
		[];
	return position ? [ `--wsrep-start-position=${ position }` ] : [];
}

/**
 * One database node.
 *
 * @param {Frame}                             frame
 * @param {import('./plan.mjs').DatabaseNode} node
 */
export async function databaseNode(
	{ folder, ledger, check, plan, values },
	node
) {
	const run_ = join( folder, node.name );
	const data = join( run_, 'data' );
	const id = Number( node.user );
	for ( const path of [ run_, data ] ) {
		await mkdir( path, { recursive: true } );
		await chown( path, id, id );
	}
	const log = join( run_, 'mariadbd.log' );
	const conf = await place(
		'galera/node.cnf',
		join( folder, `${ node.name }.cnf` ),
		{
			...values,
			...valuesOfNode( plan, node ),
			data,
			log,
			run: run_,
		}
	);
	const isReady = () =>
		run( check, [ '', '', node.address, String( plan.ports.sql ) ] ).then(
			() => true,
			() => false
		);
	const program = [ ...as( id ), 'mariadbd', `--defaults-file=${ conf }` ];
	const service = serviceOf( {
		name: node.name,
		command: program,
		log: join( folder, `${ node.name }.out` ),
		ledger,
		isReady,
		patience: 90,
	} );
	const sql = async ( statements ) =>
		run( 'mariadb', [
			'--no-defaults',
			'--user=root',
			`--socket=${ join( run_, 'mysqld.sock' ) }`,
			`--execute=${ statements }`,
		] );
	return {
		...service,
		...node,
		sql,
		/** Starts a node that did not end by itself. */
		recover: async () => service.start( await recovered( program, run_ ) ),
		/** The first node of a new cluster: has the tables of accounts, which the others copy. */
		async found() {
			await run(
				'setpriv',
				[
					...as( id ).slice( 1 ),
					'mariadb-install-db',
					'--no-defaults',
					`--datadir=${ data }`,
					'--skip-test-db',
					'--auth-root-authentication-method=normal',
				],
				{ env: env() }
			);
			const statements = await filled( 'galera/database.sql', values );
			const begun = service.start( [ '--wsrep-new-cluster' ] );
			// It is ready once haproxy's user can ask; whoever made that user was there before.
			const made = within( 60, () =>
				sql( statements ).then(
					() => true,
					() => false
				)
			);
			await Promise.all( [ begun, made ] );
		},
	};
}

/**
 * nginx and PHP of one web node.
 *
 * @param {Frame}                        frame
 * @param {import('./plan.mjs').WebNode} node
 * @param {{ site: string, php: NodeJS.ProcessEnv }} options `php`: variables that PHP sees.
 */
export async function webNode(
	{ folder, ledger, plan, values },
	node,
	{ site, php }
) {
	const run_ = join( folder, node.name );
	await mkdir( run_, { recursive: true } );
	const own = {
		...values,
		...valuesOfNode( plan, node ),
		site,
		run: run_,
	};
	const file = ( name ) => join( run_, name );
	const pool = await place( 'php-fpm/pool.conf', file( 'pool.conf' ), {
		...own,
		log: file( 'php.log' ),
	} );
	const fpm = await place( 'php-fpm/php-fpm.conf', file( 'php-fpm.conf' ), {
		log: file( 'fpm.log' ),
		pool_conf: pool,
	} );
	const server = await place( 'nginx/site.conf', file( 'site.conf' ), own );
	const nginx = await place( 'nginx/nginx.conf', file( 'nginx.conf' ), {
		...own,
		log: file( 'nginx.log' ),
		site_conf: server,
	} );
	const [ , fpmPackage ] = await fpmPackages();
	const shared = { ledger, log: file( 'out.log' ) };
	return {
		...node,
		parts: [
			serviceOf( {
				...shared,
				name: `php of ${ node.name }`,
				command: [
					fpmPackage.replace( /^php([\d.]+)-fpm$/, 'php-fpm$1' ),
					'-F',
					'-R',
					'-y',
					fpm,
				],
				env: php,
				isReady: () =>
					listens( { host: node.address, port: plan.ports.php } ),
			} ),
			serviceOf( {
				...shared,
				name: `nginx of ${ node.name }`,
				command: [ 'nginx', '-c', nginx, '-e', file( 'nginx.log' ) ],
				isReady: () =>
					listens( { host: node.address, port: plan.ports.nginx } ),
			} ),
		],
	};
}

/** @param {Frame} frame */
export async function balancer( { folder, ledger, plan, values } ) {
	const conf = await place(
		'haproxy/haproxy.cfg',
		join( folder, 'haproxy.cfg' ),
		values
	);
	return serviceOf( {
		name: 'haproxy',
		command: [ 'haproxy', '-db', '-f', conf ],
		log: join( folder, 'haproxy.log' ),
		ledger,
		isReady: () => listens( endpoint( plan.balancer ) ),
	} );
}

/** @param {Frame} frame */
export async function varnish( { folder, ledger, plan, values } ) {
	const vcl = await place(
		'varnish/brolga.vcl',
		join( folder, 'brolga.vcl' ),
		values
	);
	const args = [
		'-F',
		'-n',
		join( folder, 'varnish' ),
		'-a',
		plan.varnish,
		'-f',
		vcl,
		'-s',
		'malloc,64m',
		'-T',
		'none',
	];
	return serviceOf( {
		name: 'varnish',
		command: [ 'varnishd', ...args ],
		log: join( folder, 'varnish.log' ),
		ledger,
		isReady: () => listens( endpoint( plan.varnish ) ),
	} );
}

/** @param {Frame} frame */
export async function redis( { folder, ledger, plan, values } ) {
	const conf = await place(
		'redis/redis.conf',
		join( folder, 'redis.conf' ),
		values
	);
	return serviceOf( {
		name: 'redis',
		command: [ 'redis-server', conf ],
		log: join( folder, 'redis.log' ),
		ledger,
		isReady: () => listens( endpoint( plan.redis ) ),
	} );
}

/**
 * Works on the queue, beside a web node.
 *
 * @param {Frame}                        frame
 * @param {import('./plan.mjs').WebNode} node
 * @param {{ site: string, php: NodeJS.ProcessEnv }} options
 */
export async function worker(
	{ folder, ledger, values },
	node,
	{ site, php }
) {
	const script = await place(
		'worker/worker.sh',
		join( folder, 'worker.sh' ),
		values
	);
	return serviceOf( {
		name: 'worker',
		command: [ script, site, 'cron' ],
		log: join( folder, 'worker.log' ),
		ledger,
		env: { WP_DB_HOST: node.sql, ...php },
		isReady: async () => true,
		patience: 10,
	} );
}
