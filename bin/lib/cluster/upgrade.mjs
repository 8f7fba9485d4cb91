/**
 * bin/cluster upgrade: a cluster with the code of the release before becomes one
 * with this code, web node by web node, while visitors come; then it is judged
 * what was promised to them and what is there.
 */
import assert from 'node:assert/strict';
import { rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startMailSink } from '../../../tests/support/mail-sink.mjs';
import { ask } from '../../../tests/bench/support/load.mjs';
import { smoke } from '../../../tests/support/smoke.mjs';
import { Complaint } from '../complaint.mjs';
import { ROOT } from '../paths.mjs';
import { during, say, step } from '../progress.mjs';
import { drain, drill, judge, queueJobs } from './chaos.mjs';
import { startCluster } from './cluster.mjs';
import { Visitors } from './visitors.mjs';

/** Before the first web node is upgraded, and after the last, in ms. */
const CALM_MS = 30_000;

/** How long visitors of a kind wait for the next one. */
const PAUSES = { enquiries: 200, records: 300, signups: 2000, views: 100 };

/** Jobs that this code queues while old code works on the queue, a minute. */
const JOBS = 20;

/** A file whose name stays from release to release. */
const ASSET = '/wp-content/plugins/brolga/build/runtime/index.js';

/** Puts other code where a web node has its own, at once. */
export async function deploy( { dir }, release ) {
	for ( const [ kind, folder ] of [
		[ 'plugins', 'plugin' ],
		[ 'themes', 'theme' ],
	] ) {
		const path = join( dir, 'wp-content', kind, 'brolga' );
		await symlink( join( release, folder ), `${ path }.next` );
		await rename( `${ path }.next`, path );
	}
}

/**
 * Upgrades a web node as docs/upgrade.md says: first it takes no more visitors,
 * then it finishes what it has begun.
 */
async function upgradeNode( { parts: [ php, nginx ] }, site, release ) {
	await nginx.finish();
	await php.finish();
	await deploy( site, release );
	await php.start();
	await nginx.start();
}

/** Visitors of one kind, one after the other, until nobody is to come any more. */
async function stream( { ends }, pause, visit ) {
	for ( let number = 1; ; number++ ) {
		await visit( number );
		if ( ends() ) {
			return number;
		}
		await sleep( pause );
	}
}

/** The schema's version, as the database has it. */
const versionOf = async ( database ) =>
	Number(
		(
			await database.sql(
				"SELECT option_value FROM brolga.wp_options WHERE option_name = 'brolga_schema_version'"
			)
		).stdout.match( /\d+/ )?.[ 0 ]
	);

/** What each web node says of how long its files are kept. */
const saidOfFiles = ( { webs, plan } ) =>
	Promise.all(
		webs.map( async ( { address } ) => {
			const { headers } = await ask(
				`http://${ address }:${ plan.ports.nginx }${ ASSET }?ver=new`
			);
			return headers[ 'cache-control' ];
		} )
	);

/**
 * Upgrades the web nodes while visitors come.
 *
 * @return {Promise<{ form: Object, versions: number[], kept: string[] }>} How many came, the versions of the
 *         tables from step to step, and what was said of files while the code was mixed.
 */
async function roll( { cluster, visitors, browser, minutes } ) {
	const { plan, sites, webs, databases } = cluster;
	const [ oldest, first ] = [ 0, 1 ];
	let isOver = false;
	const visiting = { ends: () => isOver };
	const versions = [ await versionOf( databases[ 0 ] ) ];
	const begin = ( name ) => {
		visitors.requests.fault = name;
		step( name );
	};
	const flag = ( { dir } ) => join( dir, 'wp-content/upgrading' );

	begin( 'Only old code' );
	const { token, signed } = await visitors.forms();
	const streams = {
		enquiries: stream( visiting, PAUSES.enquiries, ( number ) =>
			visitors.enquire( number, token )
		),
		signups: stream( visiting, PAUSES.signups, ( number ) =>
			visitors.signUp( number, signed )
		),
		views: stream( visiting, PAUSES.views, ( turn ) =>
			visitors.view( turn )
		),
	};
	await sleep( CALM_MS );
	await Promise.all( sites.map( ( site ) => writeFile( flag( site ), '' ) ) );

	begin( `${ webs[ first ].name } is upgraded` );
	await upgradeNode( webs[ first ], sites[ first ], ROOT );
	const prepared = await drill(
		sites[ first ],
		plan.web[ first ].sql,
		'prepare'
	);
	versions.push( await versionOf( databases[ 0 ] ) );
	Object.assign( browser, prepared );

	begin( 'Old and new code' );
	streams.records = stream( visiting, PAUSES.records, () =>
		visitors.record()
	);
	const jobs = Math.ceil( JOBS * minutes );
	const queued = ( async () => {
		for ( let from = 1; from <= jobs; from += JOBS ) {
			await sleep( from > 1 ? 60_000 : 0 );
			await queueJobs(
				sites[ first ],
				plan.web[ first ].sql,
				Math.min( jobs, from + JOBS - 1 ),
				visitors.promised,
				from
			);
		}
	} )();
	await sleep( minutes * 60_000 );
	const kept = await saidOfFiles( cluster );

	begin( `${ webs[ oldest ].name } is upgraded` );
	await upgradeNode( webs[ oldest ], sites[ oldest ], ROOT );
	await queued;
	await Promise.all( sites.map( ( site ) => rm( flag( site ) ) ) );
	await ask( `http://${ plan.varnish }/`, {
		method: 'BAN',
		headers: { Host: new URL( plan.home ).host },
	} );
	versions.push( await versionOf( databases[ 0 ] ) );

	begin( 'Only new code' );
	await sleep( CALM_MS );
	isOver = true;
	const came = await Promise.all(
		Object.entries( streams ).map( async ( [ kind, work ] ) => [
			kind,
			await work,
		] )
	);
	return {
		form: { ...Object.fromEntries( came ), records: 0, jobs },
		versions,
		kept,
	};
}

/**
 * @param {{ from: string, minutes: number, planFile: string }} options `from`: a built checkout of the release before.
 */
export const upgrade = ( { from, minutes, planFile } ) =>
	smoke( async ( { check } ) => {
		const before = resolve( from || '.' );
		await stat( join( before, 'plugin/build' ) ).catch( () => {
			throw new Complaint(
				'From what? `bin/cluster upgrade --from FOLDER`, a checkout of the previous release in which `npm run build` has run.'
			);
		} );
		const sink = await startMailSink();
		const cluster = await startCluster( {
			planFile,
			smtpPort: sink.port,
			release: before,
		} );
		const { plan, sites, databases } = cluster;
		const [ , site ] = sites;
		const host = plan.web[ 1 ].sql;
		const browser = {
			...( await drill( sites[ 0 ], plan.web[ 0 ].sql, 'pages' ) ),
			agree: '',
		};
		const visitors = new Visitors( {
			home: plan.home,
			ca: cluster.ca,
			drill: browser,
			sink,
		} );
		const { form, versions, kept } = await roll( {
			cluster,
			visitors,
			browser,
			minutes,
		} );
		await during( 'Working on what is left in the queue', () =>
			drain( site, host )
		);
		const copies = [];
		for ( const node of databases ) {
			copies.push(
				await drill(
					site,
					`${ node.address }:${ plan.ports.sql }`,
					'found',
					[ browser.test ]
				)
			);
		}
		say( `Versions of the tables: ${ versions.join( ', ' ) }` );
		await check(
			'the first node with new code has changed the tables',
			() => {
				assert.ok( versions[ 0 ] < versions[ 1 ] );
				assert.equal( versions[ 1 ], versions[ 2 ] );
			}
		);
		await check( 'files of mixed code are kept by nobody', () =>
			assert.deepEqual( kept, [ 'no-cache', 'no-cache' ] )
		);
		await judge( {
			check,
			form,
			visitors,
			sink,
			found: copies[ 0 ],
			copies,
		} );
	} );
