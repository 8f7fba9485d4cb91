/** A whole cluster on this machine: laid out anew, started, and handed over while it runs. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuild, ensureDependencies } from '../build.mjs';
import { Complaint } from '../complaint.mjs';
import { tryLock } from '../lock.mjs';
import { agentOf, ask } from '../../../tests/bench/support/load.mjs';
import { demandTools } from '../machine.mjs';
import { isFreeAt } from '../ports.mjs';
import { during, step } from '../progress.mjs';
import { fillSite } from '../site.mjs';
import { makeCertificate } from './certificate.mjs';
import { endpoint, endpoints, readPlan, valuesOf } from './plan.mjs';
import { endLeftOvers, within } from './service.mjs';
import {
	balancer,
	databaseNode,
	redis,
	varnish,
	webNode,
	worker,
} from './services.mjs';
import { BARE, place } from './templates.mjs';
import { layOutNode, placeShared } from './web-files.mjs';

/** One place for all clones: they would take each other's addresses. */
export const FOLDER = join( tmpdir(), 'brolga-cluster' );
export const LOCK = `${ FOLDER }.lock`;
const LEDGER = `${ FOLDER }.processes`;

/** Where it is not named: the plan of one machine. */
export const LOOPBACK = join( BARE, 'loopback.json' );

/** What a machine needs, by the names of machine.mjs. */
export const TOOLS = [ 'php', 'mariadb', 'web server', 'cluster' ];

export const sweep = () => endLeftOvers( LEDGER );

async function demandAddresses( plan ) {
	const taken = [];
	for ( const one of endpoints( plan ) ) {
		if ( ! ( await isFreeAt( one ) ) ) {
			taken.push( `${ one.host }:${ one.port }` );
		}
	}
	if ( taken.length ) {
		throw new Complaint(
			`Taken already: ${ taken.join( ', ' ) }. Stop what listens there (\`bin/cluster stop\` ends an earlier cluster), or give other addresses with --plan FILE.`
		);
	}
}

/** Nobody else runs a cluster here, and nothing of an earlier one does. */
async function takeMachine( plan ) {
	if ( process.getuid?.() !== 0 ) {
		throw new Complaint(
			'A cluster needs root: each database node runs as a user of its own. Start it with sudo.'
		);
	}
	await demandTools( TOOLS );
	const lock = await tryLock( LOCK );
	if ( ! ( 'release' in lock ) ) {
		throw new Complaint(
			`Process ${ lock.heldBy } is already running a cluster: \`bin/cluster stop\` ends it.`
		);
	}
	await sweep();
	await demandAddresses( plan );
	await rm( FOLDER, { recursive: true, force: true } );
	await mkdir( FOLDER );
	await writeFile( LEDGER, '' );
}

/** Waits until visitors are answered, from the edge on. */
async function demandAnswer( url, ca ) {
	const agent = agentOf( 1, ca );
	const isThere = await within( 120, () =>
		ask( url, { agent } ).then(
			( { status } ) => status === 200,
			() => false
		)
	);
	if ( ! isThere ) {
		throw new Complaint(
			`${ url } does not answer: ${ FOLDER } has the logs.`
		);
	}
}

/**
 * Starts the databases: the first founds the cluster, the others copy it one
 * after the other.
 *
 * @param {Awaited<ReturnType<typeof databaseNode>>[]} nodes
 */
async function startDatabases( [ first, ...others ] ) {
	await during( `Starting the database cluster on ${ first.name }`, () =>
		first.found()
	);
	for ( const node of others ) {
		await during( `Adding ${ node.name }, which copies everything`, () =>
			node.start()
		);
	}
}

/**
 * @param {{ planFile?: string, smtpPort: number, woocommerce?: boolean, seed?: boolean, php?: NodeJS.ProcessEnv }} options
 *        `php`: further variables that PHP sees on all web nodes.
 */
export async function startCluster( {
	planFile = LOOPBACK,
	smtpPort,
	woocommerce = false,
	seed = false,
	php = {},
} ) {
	const plan = await readPlan( planFile );
	await takeMachine( plan );
	await ensureDependencies();
	await ensureBuild();
	const check = join( FOLDER, 'galera-check.sh' );
	const certificate = join( FOLDER, 'edge.pem' );
	const ca = await makeCertificate( certificate, endpoint( plan.edge ).host );
	const values = await valuesOf( plan, check, certificate );
	await place( 'haproxy/galera-check.sh', check, values );
	const frame = { folder: FOLDER, ledger: LEDGER, check, plan, values };

	const databases = [];
	for ( const node of plan.galera ) {
		databases.push( await databaseNode( frame, node ) );
	}
	const shared = await placeShared( FOLDER );
	const sites = [];
	for ( const node of plan.web ) {
		sites.push(
			await layOutNode( frame, node, {
				shared,
				smtpPort,
				woocommerce,
			} )
		);
	}
	await startDatabases( databases );
	const front = await balancer( frame );
	const objects = await redis( frame );
	await objects.start();
	step( 'Starting haproxy' );
	await front.start();
	// Before there are pages: what makes them asks it to drop them.
	const cache = await varnish( frame );
	step( 'Starting Varnish' );
	await cache.start();

	const { name, user, password } = plan.database;
	step( 'Installing WordPress' );
	await fillSite( sites[ 0 ], {
		database: { host: plan.web[ 0 ].sql, name, user, password },
		seed,
	} );
	const webs = [];
	for ( const [ index, node ] of plan.web.entries() ) {
		const web = await webNode( frame, node, {
			site: sites[ index ].dir,
			php,
		} );
		step( `Starting ${ node.name }` );
		for ( const part of web.parts ) {
			await part.start();
		}
		webs.push( web );
	}
	await demandAnswer( `${ plan.home }/`, ca );
	const queue = await worker( frame, plan.web[ 0 ], {
		site: sites[ 0 ].dir,
		php,
	} );
	await queue.start();
	return {
		plan,
		ca,
		sites,
		databases,
		webs,
		haproxy: front,
		redis: objects,
		varnish: cache,
		worker: queue,
	};
}
