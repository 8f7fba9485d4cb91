/**
 * Serves a site as a real host does: nginx in front of php-fpm with OPcache
 * and gzip, and, where asked for, a page cache.
 */
import {
	mkdir,
	mkdtemp,
	readFile,
	rm,
	stat,
	writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Complaint } from './complaint.mjs';
import { exists, start } from './children.mjs';
import { inspectPhp } from './php.mjs';
import { HOST, answers, demandFree } from './ports.mjs';

const isRoot = process.getuid?.() === 0;

const fpmConf = ( folder, workers, dir ) => `
[global]
error_log = ${ folder }/fpm.log
daemonize = no
[www]
${ isRoot ? 'user = root\ngroup = root' : '' }
listen = ${ folder }/fpm.sock
pm = static
pm.max_children = ${ workers }
clear_env = no
catch_workers_output = yes
chdir = ${ dir }
php_admin_value[memory_limit] = 512M
php_admin_value[upload_max_filesize] = 32M
php_admin_value[post_max_size] = 40M
php_admin_value[opcache.enable] = 1
php_admin_value[opcache.memory_consumption] = 192
php_admin_value[opcache.max_accelerated_files] = 20000
`;

/** Cookies of visitors who get no page out of the cache. */
const KNOWN = 'wordpress_logged_in|wp-postpass|comment_author';
const CART = 'woocommerce_items_in_cart';

/** What nginx does about pages: a cache for visitors without a cookie; a blind one does not know WooCommerce's. */
const cacheConf = ( isBlind ) => `
    set $skip 0;
    if ($request_method = POST) { set $skip 1; }
    if ($query_string != "") { set $skip 1; }
    if ($http_cookie ~ "${ isBlind ? KNOWN : `${ KNOWN }|${ CART }` }") { set $skip 1; }
    if ($request_uri ~ "^/(wp-admin|wp-json|wp-login.php|wp-cron.php|cart|checkout|my-account)") { set $skip 1; }
`;
const cachedPage = `
      fastcgi_cache pages;
      fastcgi_cache_valid 200 30d;
      fastcgi_cache_bypass $skip;
      fastcgi_no_cache $skip;
      fastcgi_cache_lock on;
      fastcgi_ignore_headers Cache-Control Expires;
      add_header X-Page-Cache $upstream_cache_status always;
`;

const nginxConf = ( { folder, dir, port, pageCache } ) => `
${ isRoot ? 'user root;' : '' }
daemon off;
worker_processes 1;
pid ${ folder }/nginx.pid;
error_log ${ folder }/nginx.log warn;
events { worker_connections 512; }
http {
  include /etc/nginx/mime.types;
  types { text/javascript mjs; font/woff2 woff2; image/avif avif; }
  default_type application/octet-stream;
  access_log off;
  sendfile on;
  keepalive_timeout 30;
  client_max_body_size 40m;
  ${ [ 'client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi' ].map( ( name ) => `${ name }_temp_path ${ folder }/${ name };` ).join( '\n  ' ) }
  gzip on;
  gzip_vary on;
  gzip_comp_level 5;
  gzip_min_length 512;
  gzip_types text/css text/plain text/xml text/javascript application/javascript application/json application/xml application/rss+xml image/svg+xml;
  ${ pageCache ? `fastcgi_cache_path ${ folder }/pages levels=1:2 keys_zone=pages:4m inactive=30d;\n  fastcgi_cache_key "$request_method$host:$server_port$request_uri";` : '' }
  server {
    listen ${ HOST }:${ port };
    root ${ dir };
    index index.php;
    ${ pageCache ? cacheConf( pageCache === 'blind' ) : '' }
    location ~ (^|/)\\. { return 404; }
    location ~ ^/(mariadb|wp-content/database)(/|$) { return 404; }
    location / { try_files $uri $uri/ /index.php?$args; }
    location ~* \\.(css|js|mjs|svg|png|jpe?g|gif|webp|avif|ico|woff2?|mp4|webm)$ {
      try_files $uri /index.php?$args;
      add_header Cache-Control "public, max-age=31536000";
    }
    location ~ \\.php$ {
      try_files $uri =404;
      include /etc/nginx/fastcgi_params;
      # Debian's file gives the host without its port: WordPress would redirect to itself for ever.
      fastcgi_param HTTP_HOST $http_host;
      fastcgi_param SERVER_NAME $host;
      fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
      fastcgi_buffers 32 16k;
      fastcgi_buffer_size 32k;
      fastcgi_pass unix:${ folder }/fpm.sock;
      ${ pageCache ? cachedPage : '' }
    }
  }
}
`;

/** Debian's packages for this, for the PHP of this machine. */
export async function fpmPackages() {
	const { version } = await inspectPhp();
	const [ major, minor ] = ( version ?? '8.2' ).split( '.' );
	return [ 'nginx-light', `php${ major }.${ minor }-fpm` ];
}

/** The command of php-fpm; complains where it or nginx is missing. */
async function demandFpm() {
	const [ nginxPackage, fpmPackage ] = await fpmPackages();
	const fpm = fpmPackage.replace( /^php([\d.]+)-fpm$/, 'php-fpm$1' );
	if ( ! ( await exists( 'nginx' ) ) || ! ( await exists( fpm ) ) ) {
		throw new Complaint(
			`This needs ${ nginxPackage } and ${ fpmPackage }: install them with \`sudo apt-get install ${ nginxPackage } ${ fpmPackage }\`.`
		);
	}
	return fpm;
}

/** Writes down what both servers are to do, in a folder of their own. */
async function writeConf( { dir, port, workers, pageCache } ) {
	const folder = await mkdtemp( join( tmpdir(), 'brolga-fpm-' ) );
	await mkdir( join( folder, 'pages' ) );
	await writeFile(
		join( folder, 'fpm.conf' ),
		fpmConf( folder, workers, dir )
	);
	await writeFile(
		join( folder, 'nginx.conf' ),
		nginxConf( { folder, dir, port, pageCache } )
	);
	return folder;
}

/** Starts php-fpm, until its socket is there: nginx would answer 502. */
async function startFpm( fpm, folder, options ) {
	const php = start(
		fpm,
		[
			'-F',
			...( isRoot ? [ '-R' ] : [] ),
			'-y',
			join( folder, 'fpm.conf' ),
		],
		options
	);
	for (
		const until = Date.now() + 10_000;
		php.running &&
		Date.now() < until &&
		! ( await stat( join( folder, 'fpm.sock' ) ).catch( () => null ) );
	) {
		await sleep( 20 );
	}
	return php;
}

/** The numbers of the processes that answer; php-fpm replaces one that ends. */
const childrenOf = async ( pid ) =>
	( await readFile( `/proc/${ pid }/task/${ pid }/children`, 'utf8' ) )
		.trim()
		.split( ' ' )
		.map( Number );

/**
 * @param {{ dir: string, port: number, workers?: number, pageCache?: boolean | 'blind', env?: Record<string, string> }} options
 *        `pageCache`: pages stay in nginx's cache for 30 days; the header X-Page-Cache says HIT, MISS or BYPASS. A blind one serves them to visitors with a cart, too.
 * @return {Promise<{ url: string, port: number, exited: Promise<unknown>, stop: () => Promise<void>, workers: () => Promise<number[]> }>} The running server.
 */
export async function serveFpm( {
	dir,
	port,
	workers = 4,
	pageCache = false,
	env = {},
} ) {
	const fpm = await demandFpm();
	await demandFree( port );
	const path = {
		...process.env,
		...env,
		PATH: `${ process.env.PATH }:/usr/sbin`,
	};
	const folder = await writeConf( { dir, port, workers, pageCache } );
	const log = join( dir, '.brolga/fpm.log' );
	const php = await startFpm( fpm, folder, { env: path, log } );
	const nginx = start(
		'nginx',
		[
			'-c',
			join( folder, 'nginx.conf' ),
			'-e',
			join( folder, 'nginx.log' ),
		],
		{ env: path, log }
	);
	const stop = async () => {
		await nginx.stop();
		await php.stop();
		await rm( folder, { recursive: true, force: true } );
	};
	const url = `http://${ HOST }:${ port }/`;
	try {
		await answers( url, { child: nginx, log } );
	} catch ( error ) {
		await stop();
		throw error;
	}
	return {
		url,
		port,
		exited: nginx.exited,
		stop,
		workers: () => childrenOf( php.pid ),
	};
}
