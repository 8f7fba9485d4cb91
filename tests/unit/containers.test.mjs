/** The cluster as containers: nothing runs here, so each file is held against what it must agree with. */
import assert from 'node:assert/strict';
import {
	chmod,
	mkdir,
	readFile,
	readdir,
	stat,
	writeFile,
} from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { validate } from 'dockerfile-utils';
import ts from 'typescript';
import { parse, parseAllDocuments } from 'yaml';
import { exists, run, start } from '../../bin/lib/children.mjs';
import {
	CONTAINERS,
	configureContainers,
} from '../../bin/lib/cluster/configure.mjs';
import { readPlan } from '../../bin/lib/cluster/plan.mjs';
import { serverPath, within } from '../../bin/lib/cluster/service.mjs';
import { ROOT } from '../../bin/lib/paths.mjs';
import { freePort } from '../../bin/lib/ports.mjs';
import { DEFAULT_WORDPRESS, RELEASES } from '../../bin/lib/wordpress.mjs';
import { obtainHelm } from '../support/helm.mjs';
import { fill, folder } from '../support/provisioning.mjs';

const deploy = join( ROOT, 'deploy' );
const text = ( ...path ) => readFile( join( deploy, ...path ), 'utf8' );
const dockerfile = await text( 'images/Dockerfile' );

/** A folder's files: their texts, by name. */
const contents = async ( path ) =>
	Object.fromEntries(
		await Promise.all(
			( await readdir( path ) ).map( async ( name ) => [
				name,
				await readFile( join( path, name ), 'utf8' ),
			] )
		)
	);

describe( 'What containers are configured with (CMD-33)', () => {
	for ( const [ name, path ] of Object.entries( CONTAINERS ) ) {
		it( `of ${ name } is what deploy/bare and its plan say`, async () => {
			const fresh = folder();
			await configureContainers( path, fresh );
			assert.deepEqual(
				await contents( join( path, 'conf' ) ),
				await contents( fresh ),
				`Run bin/cluster configure --for ${ name }`
			);
			const check = join( path, 'conf/galera-check.sh' );
			assert.equal( ( await stat( check ) ).mode % 0o1000, 0o755 );
		} );

		it( `of ${ name } has no password`, async () => {
			const { database } = await readPlan( join( path, 'plan.json' ) );
			assert.equal( database.password, 'DATABASE_PASSWORD' );
			assert.match(
				await readFile( join( path, 'conf/wp-config.php' ), 'utf8' ),
				/'WP_DB_PASSWORD', 'DATABASE_PASSWORD'/
			);
		} );
	}
} );

/** This machine, to programs that are known by names. */
const HERE = '127.0.0.1';

/** A container's files as if this machine were the container: what it would find and bind is here. */
async function asHere( path ) {
	const here = folder();
	await chmod( here, 0o755 );
	await mkdir( join( here, 'site' ) );
	for ( const [ name, content ] of Object.entries(
		await contents( join( path, 'conf' ) )
	) ) {
		await writeFile(
			join( here, name ),
			content
				.replaceAll( '/tmp/', `${ here }/` )
				.replaceAll( '/dev/stderr', join( here, 'log' ) )
				.replaceAll( '/etc/brolga', here )
				.replaceAll( '/srv/brolga/site', join( here, 'site' ) )
				.replaceAll( '172.30.81.', '127.0.81.' )
				.replace( /\b(?:haproxy|varnish|web|db-\d)(?=[:"])/g, HERE )
				.replace( /^user .*$|^ {2}(?:user|group) .*$/gm, '' )
		);
	}
	return here;
}

describe( 'The programs themselves read these files (CMD-33)', () => {
	const PROGRAMS = [
		[ 'haproxy', ( here ) => [ '-c', '-f', join( here, 'haproxy.cfg' ) ] ],
		[ 'varnishd', ( here ) => [ '-C', '-f', join( here, 'default.vcl' ) ] ],
		[
			'nginx',
			( here, { web } ) => [
				...[ '-t', '-e', join( here, 'log' ) ],
				...[ '-c', join( here, `${ web[ 0 ].name }.nginx.conf` ) ],
			],
		],
		[
			'php-fpm8.2',
			( here, { web } ) => [
				...[ '--test', '--allow-to-run-as-root', '--fpm-config' ],
				join( here, `${ web[ 0 ].name }.php-fpm.conf` ),
			],
		],
		[
			'mariadbd',
			( here, { galera } ) => [
				`--defaults-file=${ join( here, `${ galera[ 0 ].name }.cnf` ) }`,
				...[ '--user=root', '--help', '--verbose' ],
			],
		],
	];
	for ( const [ name, path ] of Object.entries( CONTAINERS ) ) {
		for ( const [ program, argumentsOf ] of PROGRAMS ) {
			it( `${ program } those of ${ name }`, async ( t ) => {
				const env = { ...process.env, PATH: serverPath() };
				if ( ! ( await exists( program ) ) ) {
					t.skip( `${ program } is missing` );
					return;
				}
				const here = await asHere( path );
				const plan = await readPlan( join( path, 'plan.json' ) );
				const { stdout, stderr } = await run(
					program,
					argumentsOf( here, plan ),
					{ env }
				);
				assert.doesNotMatch(
					stdout + stderr,
					/unknown (?:variable|option|directive)/
				);
			} );
		}
	}
} );

/** A stage of the Dockerfile, by its name: what it says. */
const stages = Object.fromEntries(
	dockerfile
		.split( /^(?=FROM )/m )
		.slice( 1 )
		.map( ( stage ) => [ / AS (\w+)$/m.exec( stage )[ 1 ], stage ] )
);
const images = Object.keys( stages ).filter(
	( name ) => ! [ 'base', 'site' ].includes( name )
);

describe( 'The images (CMD-34)', () => {
	it( 'are of a Dockerfile that a linter has nothing against', () => {
		assert.deepEqual( validate( dockerfile ), [] );
	} );

	it( 'are made of one distribution, and run as users without rights', () => {
		assert.deepEqual( dockerfile.match( /^FROM (?!base ).*$/gm ), [
			'FROM ${DEBIAN} AS base',
		] );
		assert.match( dockerfile, /^ARG DEBIAN=debian:bookworm-slim$/m );
		for ( const name of images ) {
			const [ , user ] = /^USER (\d+)$/m.exec( stages[ name ] ) ?? [];
			assert.ok( Number( user ) > 0, name );
		}
	} );

	it( 'copy what is there', () => {
		const copied = [ ...dockerfile.matchAll( /^COPY (?!--)(.*) \S+$/gm ) ]
			.flatMap( ( [ , paths ] ) => paths.split( ' ' ) )
			.filter( ( path ) => ! path.startsWith( 'dist/' ) );
		assert.equal( copied.length, 3 );
		for ( const path of copied ) {
			assert.ok( existsSync( join( ROOT, path ) ), path );
		}
	} );

	it( 'have the WordPress and the object cache that bin/cluster has', async () => {
		const [ , release ] = /release: '([\d.]+)'/.exec(
			await readFile(
				join( ROOT, 'bin/lib/cluster/web-files.mjs' ),
				'utf8'
			)
		);
		assert.match(
			stages.site,
			new RegExp(
				`^ARG WORDPRESS=${ RELEASES[ DEFAULT_WORDPRESS ] }$`,
				'm'
			)
		);
		assert.match(
			stages.site,
			new RegExp( `^ARG REDIS_CACHE=${ release }$`, 'm' )
		);
	} );
} );

/** The files of secrets that are named in texts. */
const secretsRead = ( texts ) =>
	texts.flatMap( ( one ) =>
		[ ...String( one ).matchAll( /\/run\/secrets\/([\w.]+)/g ) ].map(
			( [ , name ] ) => name
		)
	);

describe( 'The compose file (CMD-35)', () => {
	const file = join( CONTAINERS.compose, 'compose.yaml' );

	it( "is one by Docker's schema", async () => {
		await run( process.execPath, [
			join( ROOT, 'node_modules/dclint/bin/dclint.cjs' ),
			...[ '--max-warnings', '0' ],
			...[ '--config', join( CONTAINERS.compose, '.dclintrc.json' ) ],
			file,
		] );
	} );

	it( 'has the addresses of its plan, and each part its own files', async () => {
		const { services } = parse( await readFile( file, 'utf8' ), {
			merge: true,
		} );
		const plan = await readPlan( join( CONTAINERS.compose, 'plan.json' ) );
		const planned = [
			...plan.galera.map( ( { name, address } ) => [ name, address ] ),
			...plan.web.map( ( { name, address } ) => [ name, address ] ),
			[ 'haproxy', plan.balancer.split( ':' )[ 0 ] ],
			[ 'varnish', plan.varnish.split( ':' )[ 0 ] ],
			[ 'redis', plan.redis.split( ':' )[ 0 ] ],
			[ 'worker', plan.purgers.at( -1 ) ],
		];
		assert.deepEqual(
			Object.fromEntries(
				planned.map( ( [ name ] ) => [
					name,
					services[ name ].networks.cluster.ipv4_address,
				] )
			),
			Object.fromEntries( planned )
		);
		const named = Object.values( services ).flatMap( ( { command = [] } ) =>
			command.filter( ( word ) => word.startsWith( '/etc/brolga/' ) )
		);
		assert.equal( named.length, 7 );
		for ( const path of named ) {
			const name = path.slice( '/etc/brolga/'.length );
			assert.ok(
				existsSync( join( CONTAINERS.compose, 'conf', name ) ),
				path
			);
		}
	} );

	it( 'gives no part rights, or a root that it can write to', async () => {
		const { services, secrets } = parse( await readFile( file, 'utf8' ), {
			merge: true,
		} );
		assert.equal( Object.keys( services ).length, 12 );
		for ( const [ name, service ] of Object.entries( services ) ) {
			assert.ok( images.includes( service.build.target ), name );
			assert.equal( service.read_only, true, name );
			assert.deepEqual( service.cap_drop, [ 'ALL' ], name );
			assert.equal( service.privileged, undefined, name );
			const given = service.secrets ?? [];
			for ( const secret of [
				...given,
				...secretsRead( Object.values( service.environment ?? {} ) ),
			] ) {
				assert.ok( secret in secrets, secret );
				assert.ok( given.includes( secret ), `${ name }: ${ secret }` );
			}
		}
	} );
} );

/** TypeScript's complaints about a value that should be of a type; it knows each field of Kubernetes' types. */
function complaints( manifests ) {
	const source = manifests
		.map( ( manifest, at ) => {
			const [ , group = 'core', version ] =
				/^(?:([a-z]+)[^/]*\/)?(\w+)$/.exec( manifest.apiVersion );
			const types = join(
				ROOT,
				'node_modules/kubernetes-types',
				`${ group }/${ version }`
			);
			return `export const _${ at }: import('${ types }').${ manifest.kind } = ${ JSON.stringify( manifest ) };`;
		} )
		.join( '\n' );
	const file = join(
		fill( folder(), { 'manifests.ts': source } ),
		'manifests.ts'
	);
	const program = ts.createProgram( [ file ], {
		noEmit: true,
		strict: true,
		skipLibCheck: true,
		types: [],
		lib: [ 'lib.es2020.d.ts' ],
		module: ts.ModuleKind.ESNext,
		moduleResolution: ts.ModuleResolutionKind.Bundler,
	} );
	return ts
		.getPreEmitDiagnostics( program )
		.map( ( { messageText } ) =>
			ts.flattenDiagnosticMessageText( messageText, '\n' )
		);
}

describe( 'The chart (CMD-36)', async () => {
	const helm = await obtainHelm();
	const skip = 'reason' in helm && helm.reason;
	const chart = CONTAINERS.helm;
	const rendered = async ( ...options ) => {
		const { stdout } = await run( helm.program, [
			...[ 'template', 'brolga', chart ],
			...options,
		] );
		return parseAllDocuments( stdout )
			.map( ( document ) => document.toJS() )
			.filter( Boolean );
	};
	const pods = ( manifests ) =>
		manifests.filter( ( { spec } ) => spec?.template?.spec );

	it( 'is one by Helm', { skip }, async () => {
		await run( helm.program, [ 'lint', '--strict', '--quiet', chart ] );
	} );

	it( "becomes what Kubernetes' types allow", { skip }, async () => {
		const manifests = [
			...( await rendered() ),
			...( await rendered(
				...[ '--set', 'database.begin=db-0,database.storageClass=a' ],
				...[ '--set', 'uploads.storageClass=b,ingress.className=c' ],
				...[ '--set', 'images.pullSecrets[0].name=d' ]
			) ),
		];
		assert.ok( manifests.length > 50 );
		assert.deepEqual( complaints( manifests ), [] );
		const [ wrong ] = pods( await rendered() );
		wrong.spec.replicaz = 2;
		assert.match( complaints( [ wrong ] ).join(), /replicaz/ );
	} );

	it(
		'gives no part rights, or a root that it can write to',
		{ skip },
		async () => {
			const found = pods( await rendered() );
			assert.equal( found.length, 7 );
			for ( const { metadata, spec } of found ) {
				const pod = spec.template.spec;
				assert.equal( pod.securityContext.runAsNonRoot, true );
				assert.equal( pod.automountServiceAccountToken, false );
				for ( const container of pod.containers ) {
					const { securityContext, resources, image, volumeMounts } =
						container;
					assert.deepEqual(
						securityContext,
						{
							allowPrivilegeEscalation: false,
							readOnlyRootFilesystem: true,
							capabilities: { drop: [ 'ALL' ] },
						},
						metadata.name
					);
					const given = pod.volumes
						.flatMap( ( { secret } ) => secret?.items ?? [] )
						.map( ( { path } ) => path );
					secretsRead(
						( container.env ?? [] ).map( ( { value } ) => value )
					).forEach( ( secret ) =>
						assert.ok( given.includes( secret ), secret )
					);
					assert.ok(
						resources.requests.memory && resources.limits.memory
					);
					const [ , target ] = /\/(\w+):0\.1\.0$/.exec( image );
					assert.ok( images.includes( target ), image );
					const [ , user ] = /^USER (\d+)$/m.exec( stages[ target ] );
					assert.equal(
						pod.securityContext.runAsUser,
						Number( user )
					);
					const volumes = pod.volumes.map( ( { name } ) => name );
					for ( const { name } of volumeMounts ) {
						assert.ok(
							[ ...volumes, 'data' ].includes( name ),
							name
						);
					}
				}
			}
		}
	);

	it(
		'has services, policies and budgets for pods that there are',
		{ skip },
		async () => {
			const manifests = await rendered();
			const labels = pods( manifests ).map(
				( { spec } ) => spec.template.metadata.labels
			);
			const selectors = manifests.flatMap( ( { kind, spec } ) => {
				const of = {
					Service: spec?.selector,
					NetworkPolicy: spec?.podSelector?.matchLabels,
					PodDisruptionBudget: spec?.selector?.matchLabels,
				}[ kind ];
				return of && ! ( 'statefulset.kubernetes.io/pod-name' in of )
					? [ of ]
					: [];
			} );
			assert.ok( selectors.length >= 13 );
			for ( const selector of selectors ) {
				assert.ok(
					labels.some( ( those ) =>
						Object.entries( selector ).every(
							( [ name, value ] ) => those[ name ] === value
						)
					),
					JSON.stringify( selector )
				);
			}
		}
	);

	it( 'names hosts and ports as its plan does', { skip }, async () => {
		const manifests = await rendered();
		const plan = await readPlan( join( chart, 'plan.json' ) );
		const services = Object.fromEntries(
			manifests
				.filter( ( { kind } ) => kind === 'Service' )
				.map( ( { metadata, spec } ) => [
					metadata.name,
					spec.ports.map( ( { port } ) => port ),
				] )
		);
		const { sql, group, ist, sst, nginx } = plan.ports;
		assert.deepEqual( services, {
			db: [ sql ],
			...Object.fromEntries(
				plan.galera.map( ( { address } ) => [
					address,
					[ sql, group, ist, sst ],
				] )
			),
			web: [ nginx ],
			haproxy: [ plan.balancer, plan.web[ 0 ].sql ].map( portOf ),
			redis: [ portOf( plan.redis ) ],
			varnish: [ portOf( plan.varnish ) ],
		} );
		const { data } = manifests.find( ( { kind } ) => kind === 'ConfigMap' );
		assert.deepEqual( data, await contents( join( chart, 'conf' ) ) );
	} );

	it( 'replaces no pod before another is ready', { skip }, async () => {
		for ( const { kind, metadata, spec } of await rendered() ) {
			if ( kind === 'Deployment' && metadata.name !== 'redis' ) {
				assert.equal( spec.strategy.rollingUpdate.maxUnavailable, 0 );
			}
		}
	} );
} );

const portOf = ( address ) => Number( address.split( ':' )[ 1 ] );

describe( 'A database container (CMD-37)', async () => {
	const skip =
		! ( await exists( 'my_print_defaults' ) ) &&
		'my_print_defaults is missing';

	/** What mariadbd is started with: `answers` is the exit status of asking another node. */
	async function started( { begin = '', answers = 1, stored = {} } ) {
		const here = fill( folder(), {
			...Object.fromEntries(
				Object.entries( stored ).map( ( [ name, content ] ) => [
					`data/${ name }`,
					content,
				] )
			),
			'run/none': '',
			'data.cnf': [
				'[mariadbd]',
				'port = 3306',
				'wsrep_node_name = db1',
				'wsrep_cluster_address = gcomm://a:4567,b:4567',
			].join( '\n' ),
			'database.sql': "IDENTIFIED BY 'DATABASE_PASSWORD';",
			'secrets/database_password': 'abc\n',
			'bin/check': `#!/bin/sh\necho "$3:$4" >> "$HERE/asked"\nexit ${ answers }\n`,
			'bin/mariadb-install-db':
				'#!/bin/sh\necho "$@" >> "$HERE/installed"\n',
			'bin/mariadbd': `#!/bin/sh
case "$*" in
*--wsrep-recover*) echo "[Note] WSREP: Recovered position: uuid:7,0" > "$HERE/run/recovered.log" ;;
*) printf '%s\\n' "$@" ;;
esac
`,
		} );
		const conf = join( here, 'data.cnf' );
		await writeFile(
			conf,
			`${ await readFile( conf, 'utf8' ) }
datadir = ${ here }/data
pid-file = ${ here }/run/mariadbd.pid
`
		);
		await mkdir( join( here, 'data' ), { recursive: true } );
		for ( const name of await readdir( join( here, 'bin' ) ) ) {
			await chmod( join( here, 'bin', name ), 0o755 );
		}
		const { stdout } = await run(
			join( deploy, 'images/start-database.sh' ),
			[ conf ],
			{
				env: {
					...process.env,
					PATH: `${ join( here, 'bin' ) }:${ process.env.PATH }`,
					HERE: here,
					SECRETS: join( here, 'secrets' ),
					GALERA_CHECK: join( here, 'bin/check' ),
					GALERA_BEGIN: begin,
				},
			}
		);
		const file = ( path ) =>
			readFile( join( here, path ), 'utf8' ).catch( () => null );
		return { options: stdout.split( '\n' ).slice( 1, -1 ), here, file };
	}

	it( 'joins the others, empty as it may be', { skip }, async () => {
		const { options, file } = await started( {} );
		assert.deepEqual( options, [] );
		assert.equal( await file( 'installed' ), null );
	} );

	it(
		'begins a cluster where it is named and nobody answers',
		{ skip },
		async () => {
			const { options, here, file } = await started( { begin: 'db1' } );
			assert.deepEqual( options, [
				'--wsrep-new-cluster',
				`--init-file=${ here }/run/database.sql`,
			] );
			assert.equal( await file( 'asked' ), 'a:3306\nb:3306\n' );
			assert.match( await file( 'installed' ), /--datadir=/ );
			assert.equal(
				await file( 'run/database.sql' ),
				"IDENTIFIED BY 'abc';"
			);
		}
	);

	it(
		'never begins a second one, nor in the place of another',
		{ skip },
		async () => {
			for ( const situation of [
				{ begin: 'db1', answers: 0 },
				{ begin: 'db2' },
			] ) {
				assert.deepEqual( ( await started( situation ) ).options, [] );
			}
		}
	);

	const stored = {
		ibdata1: '',
		'grastate.dat': 'uuid: uuid\nseqno: -1\nsafe_to_bootstrap: 0\n',
	};

	it( 'says where it had got to after it was killed', { skip }, async () => {
		const { options, file } = await started( { stored } );
		assert.deepEqual( options, [ '--wsrep-start-position=uuid:7,0' ] );
		assert.match( await file( 'data/grastate.dat' ), /bootstrap: 0/ );
	} );

	it( 'begins with what it has, after all were down', { skip }, async () => {
		const { options, file } = await started( { begin: 'db1', stored } );
		assert.deepEqual( options, [
			'--wsrep-new-cluster',
			'--wsrep-start-position=uuid:7,0',
		] );
		assert.match( await file( 'data/grastate.dat' ), /bootstrap: 1/ );
		assert.equal( await file( 'installed' ), null );
	} );
} );

describe( 'The secrets of a site (CMD-34)', () => {
	it( 'are made once, and differ', async () => {
		const here = join( folder(), 'secrets' );
		const make = () => run( 'sh', [ join( deploy, 'secrets.sh' ), here ] );
		await make();
		const first = await contents( here );
		assert.deepEqual( Object.keys( first ).sort(), [
			'admin_password',
			'database_password',
			'keys.php',
			'metrics_token',
			'smtp_password',
		] );
		assert.match( first.metrics_token, /^[0-9a-f]{64}$/ );
		assert.equal( first.smtp_password, '' );
		assert.match( first.database_password, /^[0-9a-f]{64}$/ );
		assert.match( first.admin_password, /^[0-9a-f]{24}$/m );
		const keys = [
			...first[ 'keys.php' ].matchAll(
				/^define\( '(\w+)', '([0-9a-f]{64})' \);$/gm
			),
		];
		assert.equal( new Set( keys.map( ( [ , name ] ) => name ) ).size, 8 );
		assert.equal( new Set( keys.map( ( [ , , key ] ) => key ) ).size, 8 );
		await make();
		assert.deepEqual( await contents( here ), first );
		assert.equal( ( await stat( here ) ).mode % 0o1000, 0o700 );
	} );
} );

describe( 'The worker (CMD-34)', () => {
	const ends = async ( signal ) => {
		const here = fill( folder(), {
			php: '#!/bin/sh\necho begun >> "$HERE/log"\nsleep 1\necho done >> "$HERE/log"\n',
		} );
		await chmod( join( here, 'php' ), 0o755 );
		const worker = start( 'env', [
			...[ `PATH=${ here }:${ process.env.PATH }`, `HERE=${ here }` ],
			...[ 'sh', join( deploy, 'bare/worker/worker.sh' ), here ],
		] );
		const log = () =>
			readFile( join( here, 'log' ), 'utf8' ).catch( () => '' );
		assert.ok( await within( 10, async () => await log(), 50 ) );
		process.kill( worker.pid, signal );
		assert.ok( await within( 10, async () => ! worker.running, 50 ) );
		assert.match( await log(), /begun\ndone\n$/ );
	};

	it( 'ends when it is told to, after what it has begun', async () => {
		// Docker and Kubernetes tell it by the signal that PHP's image names.
		await Promise.all( [ 'SIGTERM', 'SIGQUIT' ].map( ends ) );
	} );
} );

describe( 'While no web node answers', () => {
	it( 'haproxy asks visitors to come back, and says when (SCALE-2)', async ( t ) => {
		const env = { ...process.env, PATH: serverPath() };
		if ( ! ( await exists( 'haproxy' ) ) ) {
			t.skip( 'haproxy is missing' );
			return;
		}
		const file = join( await asHere( CONTAINERS.compose ), 'haproxy.cfg' );
		const port = await freePort( 9700 );
		const visitors = await readFile( file, 'utf8' );
		await writeFile(
			file,
			visitors
				// The databases' doors are not what is asked here.
				.replace( /^listen [\s\S]*?(?=^frontend )/m, '' )
				.replace( /bind \S+/, `bind ${ HERE }:${ port }` )
		);
		const balancer = start( 'haproxy', [ '-db', '-f', file ], { env } );
		t.after( () => balancer.stop() );
		const ask = () => fetch( `http://${ HERE }:${ port }/` );
		await within( 10, () =>
			ask().then(
				() => true,
				() => false
			)
		);
		const answer = await ask();
		assert.equal( answer.status, 503 );
		assert.equal( answer.headers.get( 'retry-after' ), '5' );
		assert.equal( answer.headers.get( 'cache-control' ), 'no-store' );
		assert.match( await answer.text(), /<h1>Please try again<\/h1>/ );
	} );
} );
