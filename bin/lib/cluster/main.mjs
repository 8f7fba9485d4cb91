/** bin/cluster: the site on several servers, all of them on this machine. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readFile } from 'node:fs/promises';
import { ensureDependencies } from '../build.mjs';
import { Complaint, main } from '../complaint.mjs';
import { startMailbox } from '../mailbox.mjs';
import { say } from '../progress.mjs';
import { CONTAINERS, configure, configureContainers } from './configure.mjs';
import { FOLDER, LOCK, LOOPBACK, startCluster, sweep } from './cluster.mjs';
import { readPlan } from './plan.mjs';
import { within } from './service.mjs';

const HELP = `Usage: bin/cluster [--plan FILE]          starts a cluster with the demo; Ctrl-C ends it
       bin/cluster stop                   ends one that runs in another terminal
       bin/cluster configure FOLDER       writes the files of a plan for an operator's machines;
                                          --for compose|helm: those of deploy/compose or deploy/helm
       bin/cluster chaos [--small]        starts one, breaks its parts in turn while visitors come, and judges;
                                          --share 0.1: with a tenth of the visitors

It needs root on Debian. Without --plan it takes deploy/bare/loopback.json: addresses of 127.0.81.0/24.`;

async function up( planFile ) {
	const mailbox = await startMailbox( {
		folder: join( FOLDER, '..', 'brolga-cluster.mail' ),
	} );
	const { plan } = await startCluster( {
		planFile,
		smtpPort: mailbox.smtpPort,
		woocommerce: true,
		seed: true,
	} );
	const { galera, web, ports } = plan;
	say(
		`\nReady:     ${ plan.home }/ (browsers warn of its self-signed certificate)`
	);
	say( `Login:     ${ plan.home }/wp-admin/ (admin / password)` );
	say( `Varnish:   http://${ plan.varnish }/` );
	say( `haproxy:   http://${ plan.balancer }/` );
	for ( const { name, address, sql } of web ) {
		say(
			`${ name }:      http://${ address }:${ ports.nginx }/, its database ${ sql }`
		);
	}
	say(
		`Databases: ${ galera.map( ( { name, address } ) => `${ name } ${ address }:${ ports.sql }` ).join( ', ' ) }`
	);
	say( `Redis:     ${ plan.redis }` );
	say( `Mail:      ${ mailbox.url }` );
	say( 'Ctrl-C stops everything.' );
	await new Promise( () => {} );
}

/** Ends the cluster of another process, or what is left of one that was killed. */
async function stop() {
	const { pid } = JSON.parse(
		await readFile( LOCK, 'utf8' ).catch( () => '{}' )
	);
	const runs = () => {
		try {
			return Boolean( pid ) && process.kill( pid, 0 );
		} catch {
			return false;
		}
	};
	if ( runs() ) {
		process.kill( pid, 'SIGTERM' );
		if ( ! ( await within( 60, async () => ! runs() ) ) ) {
			throw new Complaint(
				`Process ${ pid } does not stop: its log says what it is waiting for.`
			);
		}
	}
	const left = await sweep();
	say( pid || left ? 'Stopped.' : 'No cluster is running here.' );
}

/** Writes what an operator copies to the machines of a plan, or what containers find in a folder. */
async function writeFiles( planFile, folder, containers ) {
	if ( containers ) {
		if ( ! ( containers in CONTAINERS ) ) {
			throw new Complaint(
				`For what? \`--for ${ Object.keys( CONTAINERS ).join( '|' ) }\`.`
			);
		}
		const written = await configureContainers( CONTAINERS[ containers ] );
		return say( written.join( '\n' ) );
	}
	if ( ! folder ) {
		throw new Complaint(
			'Where to? `bin/cluster configure FOLDER --plan FILE`.'
		);
	}
	const files = await configure( await readPlan( planFile ), folder );
	say( files.join( '\n' ) );
}

const COMMANDS = { up, stop, configure: writeFiles };

function parse() {
	try {
		return parseArgs( {
			options: {
				plan: { type: 'string', default: LOOPBACK },
				small: { type: 'boolean', default: false },
				for: { type: 'string' },
				share: { type: 'string', default: '1' },
				help: { type: 'boolean', short: 'h', default: false },
			},
			allowPositionals: true,
		} );
	} catch {
		return null;
	}
}

/** What judges by itself, and ends the process as tests do. */
const DRILLS = {
	chaos: async ( { small, share, plan } ) => {
		const { chaos } = await import( './chaos.mjs' );
		await chaos( {
			isSmall: small,
			share: Number( share ),
			planFile: plan,
		} );
	},
};

const parsed = parse();
const [ command = 'up', folder ] = parsed?.positionals ?? [];
if ( command in DRILLS && ! parsed?.values.help ) {
	// Their mail servers are packages of npm.
	const refusal = await ensureDependencies().then(
		() => null,
		( error ) => error
	);
	await ( refusal
		? main( () => Promise.reject( refusal ) )
		: DRILLS[ command ]( parsed.values ) );
} else {
	await main( async () => {
		const { help, plan } = parsed?.values ?? { help: true, plan: '' };
		if ( help || ! ( command in COMMANDS ) ) {
			say( HELP );
			return parsed && help ? 0 : 1;
		}
		return COMMANDS[ command ]( plan, folder, parsed.values.for );
	} );
}
