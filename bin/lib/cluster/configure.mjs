/** Writes the files of a plan for machines as Debian has them, a folder for each part. */
import { join } from 'node:path';
import { place } from './templates.mjs';
import { valuesOf } from './plan.mjs';

/** Where things are on a machine. */
const PLACES = {
	check: '/usr/local/bin/galera-check.sh',
	worker: '/usr/local/bin/brolga-worker.sh',
	site: '/srv/brolga/site',
	private: '/srv/brolga/shared/private',
	keys: '/srv/brolga/shared/keys.php',
	php_log: '/var/log/brolga-php.log',
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
		...PLACES,
		...node,
		log: PLACES.php_log,
		cron: index ? '' : 'cron',
	};
	return {
		'etc/nginx/sites-available/brolga': [ 'nginx/site.conf', own ],
		'etc/php/8.2/fpm/pool.d/brolga.conf': [ 'php-fpm/pool.conf', own ],
		'etc/systemd/system/brolga-worker.service': [
			'systemd/brolga-worker.service',
			own,
		],
		[ PLACES.worker.slice( 1 ) ]: [ 'worker/worker.sh', own ],
		[ join( PLACES.site, 'wp-config.php' ).slice( 1 ) ]: [
			'wordpress/wp-config.php',
			own,
		],
	};
};

/** Those of which there is one. */
const ofFront = ( values ) => ( {
	'etc/haproxy/haproxy.cfg': [ 'haproxy/haproxy.cfg', values ],
	[ PLACES.check.slice( 1 ) ]: [ 'haproxy/galera-check.sh', values ],
	'etc/varnish/default.vcl': [ 'varnish/brolga.vcl', values ],
	'etc/systemd/system/varnish.service.d/brolga.conf': [
		'systemd/varnish.conf',
		values,
	],
	'etc/redis/redis.conf': [ 'redis/redis.conf', values ],
	'root/database.sql': [ 'galera/database.sql', values ],
} );

/**
 * @param {import('./plan.mjs').Plan} plan
 * @param {string}                    folder Gets a folder for each node, and `front`.
 * @return {Promise<string[]>} The files.
 */
export async function configure( plan, folder ) {
	const values = await valuesOf( plan, PLACES.check );
	const parts = [
		...plan.galera.map( ( node ) => [
			node.name,
			ofDatabase( node, values ),
		] ),
		...plan.web.map( ( node, index ) => [
			node.name,
			ofWeb( node, index, values ),
		] ),
		[ 'front', ofFront( values ) ],
	];
	const files = parts.flatMap( ( [ part, those ] ) =>
		Object.entries( those ).map( ( [ target, [ template, own ] ] ) =>
			place( template, join( folder, part, target ), own )
		)
	);
	return Promise.all( files );
}
