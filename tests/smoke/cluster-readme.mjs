/**
 * CMD-430: the steps of deploy/bare/README.md, run from the file as they stand there: three machines with Debian's own set-up,
 * each a copy of this machine's files that only it writes to, in one network that nobody else is in. Packages are
 * those that are here, and systemd's part is played by a script that starts what the units name.
 */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run, start } from '../../bin/lib/children.mjs';
import { makeCertificate } from '../../bin/lib/cluster/certificate.mjs';
import { configure } from '../../bin/lib/cluster/configure.mjs';
import { readPlan } from '../../bin/lib/cluster/plan.mjs';
import { within } from '../../bin/lib/cluster/service.mjs';
import { BARE } from '../../bin/lib/cluster/templates.mjs';
import { Complaint } from '../../bin/lib/complaint.mjs';
import { demandTools } from '../../bin/lib/machine.mjs';
import { ROOT } from '../../bin/lib/paths.mjs';
import { layOutSite } from '../../bin/lib/site.mjs';
import { Skipped, smoke } from '../support/smoke.mjs';

/** The commands of a step, block by block. */
export const stepsOf = ( readme ) =>
	Object.fromEntries(
		readme
			.split( '## The order' )[ 1 ]
			.split( '\n## ' )[ 0 ]
			.split( /^(?=\d\. )/m )
			.slice( 1 )
			.map( ( step ) => [
				Number( step[ 0 ] ),
				[ ...step.matchAll( /^\t```sh\n([\s\S]*?)^\t```/gm ) ].map(
					( [ , block ] ) => block.replace( /^\t/gm, '' )
				),
			] )
	);

/** Starts and ends what units of systemd name. */
const SYSTEMCTL = `#!/bin/bash
# systemctl COMMAND UNIT…, for the units of the README.
state=/run/units; mkdir -p "$state"
begin() {
	case "$1" in
	mariadb) install -d -o mysql -g mysql /run/mysqld
		set -- mariadb mariadbd --user=mysql $(sed 's/^[^=]*=//' /run/mariadb-wsrep-new-cluster 2>/dev/null) ;;
	redis-server) set -- redis-server setpriv --reuid redis --regid redis --clear-groups redis-server /etc/redis/redis.conf ;;
	haproxy) set -- haproxy haproxy -db -f /etc/haproxy/haproxy.cfg ;;
	varnish) set -- varnish $(sed -n 's/^ExecStart=\\(..*\\)/\\1/p' /etc/systemd/system/varnish.service.d/brolga.conf) ;;
	php8.2-fpm) mkdir -p /run/php; set -- php8.2-fpm php-fpm8.2 --nodaemonize ;;
	nginx) set -- nginx nginx -g 'daemon off;' ;;
	brolga-worker) unit=/etc/systemd/system/brolga-worker.service
		set -- brolga-worker setpriv --reuid www-data --regid www-data --clear-groups env \\
			$(sed -n 's/^Environment=//p' "$unit") $(sed -n 's/^ExecStart=//p' "$unit") ;;
	esac
	name=$1; shift
	setsid "$@" >>"/var/log/$name.out" 2>&1 </dev/null &
	echo $! >"$state/$name"
}
end() { if [ -e "$state/$1" ]; then kill "$(cat "$state/$1")" 2>/dev/null; while kill -0 "$(cat "$state/$1")" 2>/dev/null; do sleep 0.1; done; rm -f "$state/$1"; fi; }
ready() {
	[ "$1" != mariadb ] && return
	for i in $(seq 900); do mariadb --execute 'SELECT 1' >/dev/null 2>&1 && return; kill -0 "$(cat "$state/mariadb")" || exit 1; sleep 0.1; done
	exit 1
}
command=$1; shift
for unit in "$@"; do
	unit=\${unit%.service}
	case "$command $unit" in
	daemon-reload* | *--now) ;;
	start* | enable*) begin "$unit"; ready "$unit" ;;
	restart*) end "$unit"; begin "$unit"; ready "$unit" ;;
	stop*) end "$unit" ;;
	esac
done
`;

/** Looks whether Debian has these packages. */
const APT = `#!/bin/bash
shift
for name in "$@"; do case "$name" in -*) ;; *) dpkg -s "$name" >/dev/null 2>&1 || apt-cache show "$name" >/dev/null || exit 1 ;; esac; done
`;

/** Debian's machines, as the first process of their network makes them: each with what it alone writes to. */
const world = ( { folder, machines } ) => `set -e
ip link set lo up
mkdir -p ${ folder }/world
mount -t tmpfs tmpfs ${ folder }/world
cd ${ folder }/world
mkdir shared
cp -r ${ folder }/stage/shared/. shared/
for machine in ${ machines.map( ( { name } ) => name ).join( ' ' ) }; do
	mkdir -p $machine/upper $machine/work $machine/root
	mount -t overlay -o lowerdir=/,upperdir=$machine/upper,workdir=$machine/work overlay $machine/root
	mount -t proc proc $machine/root/proc
	mount -t tmpfs tmpfs $machine/root/run
	mount --bind /dev $machine/root/dev
	mkdir -p $machine/root/stage $machine/root/srv/brolga/shared
	mount --bind ${ folder }/stage $machine/root/stage
	mount --bind shared $machine/root/srv/brolga/shared
	cp ${ folder }/stage/bin/* $machine/root/usr/local/bin/
	cp ${ folder }/stage/brolga.pem $machine/root/etc/haproxy/
done
${ machines
	.map( ( { address } ) => `ip address add ${ address }/32 dev lo\n` )
	.join( '' ) }touch ${ folder }/stage/ready
# Takes leave of processes whose parents are gone, as sleep would not.
while :; do sleep 1; done
`;

/** What the README has its readers bring: WordPress with the plugins, what all nodes share, a certificate. */
async function prepare( folder, plan ) {
	const stage = join( folder, 'stage' );
	await configure( plan, join( stage, 'files' ) );
	await mkdir( join( stage, 'bin' ) );
	for ( const [ name, script ] of [
		[ 'systemctl', SYSTEMCTL ],
		[ 'apt-get', APT ],
	] ) {
		await writeFile( join( stage, 'bin', name ), script, { mode: 0o755 } );
	}
	await makeCertificate(
		join( stage, 'brolga.pem' ),
		plan.edge.split( ':' )[ 0 ]
	);
	await run( 'sh', [
		join( ROOT, 'deploy/secrets.sh' ),
		join( stage, 'shared' ),
	] );
	await chmod( join( stage, 'shared' ), 0o755 );
	const site = await layOutSite( { dir: join( folder, 'site' ) } );
	// A site of one machine has more, and links to the checkout.
	await run( 'sh', [
		'-ec',
		`cp -rL ${ site.dir } ${ stage }/site
		cd ${ stage }/site
		rm -r wp-config.php .brolga wp-content/db.php wp-content/uploads wp-content/database wp-content/mu-plugins \\
			wp-content/plugins/sqlite-database-integration || true
		mkdir -p wp-content/plugins/redis-cache/includes`,
	] );
	// In the place of Redis Object Cache, which is downloaded.
	const redis = join( stage, 'site/wp-content/plugins/redis-cache' );
	await writeFile(
		join( redis, 'redis-cache.php' ),
		'<?php\n/* Plugin Name: Stand-in */\n'
	);
	await writeFile(
		join( redis, 'includes/object-cache.php' ),
		"<?php require_once ABSPATH . WPINC . '/cache.php';\n"
	);
	await chmod( folder, 0o755 );
}

/** Runs all steps on their machines. */
async function walk( { check, steps, on, plan } ) {
	const [ first, second, third ] = [ 'm1', 'm2', 'm3' ];
	const as = ( block, from, to ) => block.replaceAll( from, to );
	await check( 'step 2: the packages are Debian’s', () =>
		on( first, steps[ 2 ][ 0 ] )
	);
	await check( 'step 3: the databases', async () => {
		const [ founding, joining ] = steps[ 3 ];
		await on( first, founding );
		await on( second, joining );
		const { stdout } = await on( third, as( joining, 'db2', 'db3' ) );
		assert.match( stdout, /wsrep_cluster_size\s+3/ );
	} );
	await check( 'step 4: what is in front', () =>
		on( third, steps[ 4 ][ 0 ] )
	);
	await check( 'step 5: the web nodes', async () => {
		for ( const [ machine, name ] of [
			[ first, 'web1' ],
			[ second, 'web2' ],
		] ) {
			await on(
				machine,
				'mkdir -p /srv/brolga; cp -r /stage/site /srv/brolga/'
			);
			await on( machine, as( steps[ 5 ][ 0 ], 'web1', name ) );
		}
	} );
	await check( 'step 6: WordPress is installed', async () => {
		const { stdout } = await on( first, steps[ 6 ][ 0 ], {
			WP_DB_HOST: plan.web[ 0 ].sql,
			EMAIL: 'owner@example.com',
			PASSWORD_FILE: '/srv/brolga/shared/admin_password',
		} );
		assert.match( stdout, /Installed, and up to date/ );
	} );
	await check( 'step 7: the worker', async () => {
		await on( first, steps[ 7 ][ 0 ] );
		await on( second, steps[ 7 ][ 0 ] );
	} );
	await check( 'the site answers by https, on both nodes', async () => {
		const { stdout } = await on(
			third,
			`for i in $(seq 40); do
				curl --insecure --silent --output /dev/null --dump-header - \\
					--resolve www.example.com:443:10.0.0.13 "https://www.example.com/wp-login.php?$i" || true
				sleep 0.25
			done`
		);
		assert.match( stdout, /^HTTP\/2 200/m );
		assert.doesNotMatch( stdout, /^location:/im );
		assert.deepEqual(
			[ ...new Set( stdout.match( /x-web-node: \w+/g ) ) ].sort(),
			[ 'x-web-node: web1', 'x-web-node: web2' ]
		);
	} );
}

await smoke( async ( { folder, check } ) => {
	if ( process.getuid?.() !== 0 ) {
		throw new Skipped( 'Machines of their own need root.' );
	}
	await demandTools( [ 'php', 'mariadb', 'web server', 'cluster' ] ).catch(
		( error ) => {
			throw error instanceof Complaint
				? new Skipped( error.message )
				: error;
		}
	);
	const steps = stepsOf(
		await readFile( join( BARE, 'README.md' ), 'utf8' )
	);
	assert.deepEqual(
		Object.values( steps ).map( ( blocks ) => blocks.length ),
		[ 1, 1, 2, 1, 1, 1, 1 ]
	);
	const plan = {
		...( await readPlan( join( BARE, 'three-machines.json' ) ) ),
		buffer_pool: '128M',
		workers: 4,
	};
	await prepare( folder, plan );
	const machines = plan.galera.map( ( { address }, index ) => ( {
		name: `m${ index + 1 }`,
		address,
	} ) );
	const log = join( folder, 'world.log' );
	const inside = start(
		'unshare',
		[
			...[ '--net', '--mount', '--pid', '--fork', '--kill-child' ],
			...[ 'sh', '-c', world( { folder, machines } ) ],
		],
		{ log }
	);
	try {
		const isReady = await within(
			120,
			async () =>
				! inside.running || existsSync( join( folder, 'stage/ready' ) )
		);
		if ( ! isReady || ! inside.running ) {
			throw new Skipped(
				`This machine lets nobody make others: ${ await readFile( log, 'utf8' ) }`
			);
		}
		const pid = (
			await readFile(
				`/proc/${ inside.pid }/task/${ inside.pid }/children`,
				'utf8'
			)
		).trim();
		/** Runs a block of the README on a machine. */
		const on = ( machine, block, env = {} ) =>
			run( 'nsenter', [
				...[ '--target', pid, '--net', '--mount', '--pid' ],
				...[ 'chroot', join( folder, 'world', machine, 'root' ) ],
				...[ 'env', 'FILES=/stage/files' ],
				...Object.entries( env ).map( ( pair ) => pair.join( '=' ) ),
				...[ 'bash', '-ec', block ],
			] );
		await walk( { check, steps, on, plan } );
	} finally {
		await inside.stop();
	}
} );
