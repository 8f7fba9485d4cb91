/** Writes the files of a plan: for machines as Debian has them, or for containers. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { place } from './templates.mjs';
import { readPlan, valuesOf, valuesOfNode } from './plan.mjs';

/** Where things are on a machine. */
const ON_MACHINES = {
	check: '/usr/local/bin/galera-check.sh',
	worker: '/usr/local/bin/brolga-worker.sh',
	install: '/usr/local/bin/brolga-install.php',
	site: '/srv/brolga/site',
	private: '/srv/brolga/shared/private',
	keys: '/srv/brolga/shared/keys.php',
	log: '/var/log/brolga/php.log',
	certificate: '/etc/haproxy/brolga.pem',
};

/** The folder in which each container finds all files of its plan. */
const CONF = '/etc/brolga';

/** Where things are in a container, which writes nothing but what is shared, and `/tmp`. */
const IN_CONTAINERS = {
	check: `${ CONF }/galera-check.sh`,
	site: '/srv/brolga/site',
	private: '/srv/brolga/shared/private',
	keys: '/run/secrets/keys.php',
	log: '/dev/stderr',
	run: '/tmp',
};

/** Each database node's. */
const ofDatabase = ( node, values ) => ( {
	'etc/mysql/mariadb.conf.d/90-brolga.cnf': [
		'galera/node.cnf',
		{
			...values,
			...node,
			data: '/var/lib/mysql',
			run: '/run/mysqld',
			log: '/var/log/mysql/error.log',
		},
	],
} );

/** Each web node's; the first has the tasks of WP-Cron. */
const ofWeb = ( node, index, values ) => {
	const own = {
		...values,
		...ON_MACHINES,
		...node,
		cron: index ? '' : 'cron',
	};
	return {
		'etc/nginx/sites-available/brolga': [ 'nginx/site.conf', own ],
		'etc/php/8.2/fpm/pool.d/brolga.conf': [ 'php-fpm/pool.conf', own ],
		'etc/systemd/system/brolga-worker.service': [
			'systemd/brolga-worker.service',
			own,
		],
		[ ON_MACHINES.worker.slice( 1 ) ]: [ 'worker/worker.sh', own ],
		[ ON_MACHINES.install.slice( 1 ) ]: [ 'wordpress/install.php', own ],
		[ join( ON_MACHINES.site, 'wp-config.php' ).slice( 1 ) ]: [
			'wordpress/wp-config.php',
			own,
		],
	};
};

/** Those of which there is one. */
const ofFront = ( values ) => ( {
	'etc/haproxy/haproxy.cfg': [ 'haproxy/haproxy.cfg', values ],
	[ ON_MACHINES.check.slice( 1 ) ]: [ 'haproxy/galera-check.sh', values ],
	'etc/varnish/default.vcl': [ 'varnish/brolga.vcl', values ],
	'etc/systemd/system/varnish.service.d/brolga.conf': [
		'systemd/varnish.conf',
		values,
	],
	'etc/redis/redis.conf': [ 'redis/redis.conf', values ],
} );

/** All files of a plan's machines, by node: template and values, by the path on the machine. */
async function forMachines( plan ) {
	const values = await valuesOf(
		plan,
		ON_MACHINES.check,
		ON_MACHINES.certificate
	);
	const parts = [
		...plan.galera.map( ( node, index ) => [
			node.name,
			{
				...ofDatabase( valuesOfNode( plan, node ), values ),
				// The first one founds the cluster.
				...( index === 0 && {
					'root/database.sql': [ 'galera/database.sql', values ],
				} ),
			},
		] ),
		...plan.web.map( ( node, index ) => [
			node.name,
			ofWeb( valuesOfNode( plan, node ), index, values ),
		] ),
		[ 'front', ofFront( values ) ],
	];
	return Object.fromEntries(
		parts.flatMap( ( [ part, files ] ) =>
			Object.entries( files ).map( ( [ path, file ] ) => [
				join( part, path ),
				file,
			] )
		)
	);
}

/** A web container's: nginx and PHP have the distribution's files around their own on machines, here ours. */
const ofWebContainer = ( node, values ) => {
	const path = ( name ) => `${ node.name }.${ name }`;
	const own = {
		...values,
		...node,
		site_conf: join( CONF, path( 'site.conf' ) ),
		pool_conf: join( CONF, path( 'pool.conf' ) ),
	};
	return {
		[ path( 'nginx.conf' ) ]: [ 'nginx/nginx.conf', own ],
		[ path( 'site.conf' ) ]: [ 'nginx/site.conf', own ],
		[ path( 'php-fpm.conf' ) ]: [ 'php-fpm/php-fpm.conf', own ],
		[ path( 'pool.conf' ) ]: [ 'php-fpm/pool.conf', own ],
	};
};

/** All files of a plan's containers, for one folder that all of them see. */
async function forContainers( plan ) {
	const values = {
		...( await valuesOf( plan, IN_CONTAINERS.check ) ),
		...IN_CONTAINERS,
	};
	const nodes = plan.galera.map( ( node ) => [
		`${ node.name }.cnf`,
		[
			'galera/node.cnf',
			{
				...values,
				...valuesOfNode( plan, node ),
				data: '/var/lib/mysql',
				run: '/run/mysqld',
			},
		],
	] );
	const webs = plan.web.map( ( node ) =>
		ofWebContainer( valuesOfNode( plan, node ), values )
	);
	return Object.assign( Object.fromEntries( nodes ), ...webs, {
		'wp-config.php': [ 'wordpress/wp-config.php', values ],
		'haproxy.cfg': [ 'haproxy/haproxy.cfg', values ],
		'galera-check.sh': [ 'haproxy/galera-check.sh', values ],
		'default.vcl': [ 'varnish/brolga.vcl', values ],
		'redis.conf': [ 'redis/redis.conf', values ],
		'database.sql': [ 'galera/database.sql', values ],
	} );
}

const write = ( files, folder ) =>
	Promise.all(
		Object.entries( files ).map( ( [ path, [ template, values ] ] ) =>
			place( template, join( folder, path ), values )
		)
	);

/**
 * @param {import('./plan.mjs').Plan} plan
 * @param {string}                    folder Gets a folder for each node, and `front`.
 * @return {Promise<string[]>} The files.
 */
export const configure = async ( plan, folder ) =>
	write( await forMachines( plan ), folder );

/** What runs containers, and where its plan is. */
export const CONTAINERS = {
	compose: join( ROOT, 'deploy/compose' ),
	helm: join( ROOT, 'deploy/helm' ),
};

/**
 * Writes what the containers of a folder's `plan.json` are configured with.
 *
 * @param {string} folder
 * @param {string} target Is made anew.
 */
export async function configureContainers(
	folder,
	target = join( folder, 'conf' )
) {
	const files = await forContainers(
		await readPlan( join( folder, 'plan.json' ) )
	);
	await rm( target, { recursive: true, force: true } );
	return write( files, target );
}
