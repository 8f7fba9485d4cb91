/** What a cluster consists of, and where each part listens: read from a file, and turned into what templates ask for. */
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { Complaint } from '../complaint.mjs';
import { filled } from './templates.mjs';

/**
 * @typedef {{ name: string, address: string, user: string }} DatabaseNode
 * @typedef {{ name: string, address: string, sql: string, php?: string }} WebNode
 *          `sql`: where it finds its database. `php`: where nginx finds PHP, if not at the node's own address.
 * @typedef {{
 *     cluster: string, home: string, galera: DatabaseNode[], web: WebNode[],
 *     balancer: string, varnish: string, redis: string, edge?: string, proxies?: string[],
 *     ports: { sql: number, group: number, ist: number, sst: number, nginx: number, php: number, ping: number, http?: number },
 *     database: { name: string, user: string, password: string, check_user: string },
 *     smtp_host: string, accessible_hosts: string, web_user: string, workers: number, buffer_pool: string,
 *     listen?: string, purgers?: string[],
 * }} Plan
 *          `edge`: where haproxy ends TLS; without, somebody else ends it. `proxies`: further addresses and networks
 *          from which only that, Varnish and haproxy come. `listen`: for parts that are known by names and cannot listen there. `purgers`: networks of web nodes whose
 *          addresses nobody knows before.
 */

const NEEDED = [
	'cluster',
	'home',
	'galera',
	'web',
	'balancer',
	'varnish',
	'redis',
	'ports',
	'database',
];

/** @return {Promise<Plan>} */
export async function readPlan( file ) {
	let plan;
	try {
		plan = JSON.parse( await readFile( file, 'utf8' ) );
	} catch ( error ) {
		throw new Complaint(
			`${ file } is not a plan of a cluster: ${ error.message }.`
		);
	}
	const missing = NEEDED.filter( ( name ) => ! plan[ name ] );
	if ( missing.length ) {
		throw new Complaint( `${ file } lacks: ${ missing.join( ', ' ) }.` );
	}
	return plan;
}

/** `127.0.81.41:9681` as its two parts. */
export const endpoint = ( text ) => {
	const [ host, port ] = text.split( ':' );
	return { host, port: Number( port ) };
};

/** Every address a plan listens on. */
export const endpoints = ( {
	galera,
	web,
	balancer,
	varnish,
	redis,
	edge,
	ports,
} ) => [
	...galera.flatMap( ( { address } ) =>
		[ ports.sql, ports.group, ports.ist, ports.sst ].map( ( port ) => ( {
			host: address,
			port,
		} ) )
	),
	...web.flatMap( ( { address, sql } ) => [
		endpoint( sql ),
		{ host: address, port: ports.nginx },
		{ host: address, port: ports.php },
		{ host: address, port: ports.ping },
	] ),
	...[ balancer, varnish, redis, edge ].filter( Boolean ).map( endpoint ),
	...( edge ? [ { host: endpoint( edge ).host, port: ports.http } ] : [] ),
];

/** The nodes in the order in which a web node tries them: each begins with another one. */
export const preferred = ( nodes, index ) => {
	const own = index % nodes.length;
	// The last node is everybody's second: the first ones are others' own.
	const others = nodes.filter( ( node, at ) => at !== own ).reverse();
	return [ nodes[ own ], ...others ];
};

/** Where a part listens: where others find it, unless the plan says otherwise. */
const listensAt = ( { listen }, text ) =>
	listen ? `${ listen }:${ endpoint( text ).port }` : text;

/** What templates of one node ask for. */
export const valuesOfNode = ( { listen, galera }, node ) => ( {
	listen: listen ?? node.address,
	// The last one is nobody's first: while it gives, nobody waits for it.
	donor: galera.filter( ( { name } ) => name !== node.name ).at( -1 ).name,
	php: node.php ?? node.address,
	...node,
} );

/** An address or a network, as Varnish's lists have it. */
const inList = ( text ) => {
	const [ address, bits ] = text.split( '/' );
	return `  "${ address }"${ bits ? `/${ bits }` : '' };`;
};

/** Those in front of PHP: who says by which address a visitor came, and whether by https. */
const proxiesOf = ( { edge, varnish, balancer, proxies = [] } ) => [
	...new Set( [
		...[ edge, varnish, balancer ]
			.filter( Boolean )
			.map( ( text ) => endpoint( text ).host )
			.filter( ( host ) => isIP( host ) ),
		...proxies,
	] ),
];

const sqlServers = ( { galera, ports }, index ) =>
	preferred( galera, index )
		.map(
			( { name, address }, at ) =>
				`  server ${ name } ${ address }:${ ports.sql } check${ at ? ' backup' : '' }`
		)
		.join( '\n' );

/** What templates of a whole cluster ask for. */
export async function valuesOf( plan, check, certificate = '' ) {
	const { galera, web, ports, database, purgers, edge } = plan;
	const proxies = proxiesOf( plan );
	const sqlPorts = await Promise.all(
		web.map( ( node, index ) =>
			filled( 'haproxy/sql.cfg', {
				...node,
				check,
				sql_listen: listensAt( plan, node.sql ),
				sql_servers: sqlServers( plan, index ),
			} )
		)
	);
	const parts = Object.entries( plan ).filter(
		( [ , value ] ) => typeof value !== 'object'
	);
	const hosts = [ 'balancer', 'varnish', 'redis' ].flatMap( ( name ) => {
		const { host, port } = endpoint( plan[ name ] );
		return [
			[ `${ name }_host`, host ],
			[ `${ name }_port`, port ],
		];
	} );
	const edgeCfg =
		edge &&
		( await filled( 'haproxy/edge.cfg', {
			...Object.fromEntries( hosts ),
			home: plan.home,
			certificate,
			edge_listen: edge,
			edge_host: endpoint( edge ).host,
			http_port: ports.http,
		} ) );
	return {
		...Object.fromEntries( [ ...parts, ...hosts ] ),
		edge_cfg: edgeCfg ?? '',
		// A machine may have further addresses; web nodes trust this one.
		web_source: isIP( endpoint( plan.balancer ).host )
			? `  source ${ endpoint( plan.balancer ).host }\n`
			: '',
		proxies: proxies.join( ',' ),
		proxies_acl: proxies.map( inList ).join( '\n' ),
		proxies_geo: proxies.map( ( one ) => `  ${ one } 1;` ).join( '\n' ),
		...Object.fromEntries(
			Object.entries( ports ).map( ( [ name, port ] ) => [
				`${ name }_port`,
				port,
			] )
		),
		database: database.name,
		database_user: database.user,
		database_password: database.password,
		check_user: database.check_user,
		balancer_listen: listensAt( plan, plan.balancer ),
		redis_listen: endpoint( listensAt( plan, plan.redis ) ).host,
		galera_members: galera
			.map( ( { address } ) => `${ address }:${ ports.group }` )
			.join( ',' ),
		sql_ports: sqlPorts.join( '' ),
		web_servers: web
			.map(
				( { name, address } ) =>
					`  server ${ name } ${ address }:${ ports.nginx } check`
			)
			.join( '\n' ),
		web_acl: [
			'127.0.0.1',
			...( purgers ?? web.map( ( { address } ) => address ) ),
		]
			.map( inList )
			.join( '\n' ),
	};
}
