/** CMD-431: a WordPress behind all that stands in front of PHP in a cluster; its database is SQLite, and no node is a second one. */
import { chmod, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { makeCertificate } from '../../bin/lib/cluster/certificate.mjs';
import { readPlan, valuesOf } from '../../bin/lib/cluster/plan.mjs';
import { within } from '../../bin/lib/cluster/service.mjs';
import { balancer, varnish, webNode } from '../../bin/lib/cluster/services.mjs';
import { BARE, place } from '../../bin/lib/cluster/templates.mjs';
import { placeShared } from '../../bin/lib/cluster/web-files.mjs';
import { Complaint } from '../../bin/lib/complaint.mjs';
import { demandTools } from '../../bin/lib/machine.mjs';
import { runPhp } from '../../bin/lib/php.mjs';
import { fillSite, layOutSite } from '../../bin/lib/site.mjs';
import { frontHolds } from '../support/front.mjs';
import { Skipped, smoke } from '../support/smoke.mjs';

const DRILL = join(
	import.meta.dirname,
	'../../bin/lib/cluster/php/drill.php'
);

/** The plan of one machine, at other addresses: a cluster may run here. */
async function planHere() {
	const plan = await readPlan( join( BARE, 'loopback.json' ) );
	const moved = JSON.parse(
		JSON.stringify( plan ).replaceAll( '127.0.81.', '127.0.97.' )
	);
	return { ...moved, web: moved.web.slice( 0, 1 ) };
}

await smoke( async ( { folder, check } ) => {
	if ( process.getuid?.() !== 0 ) {
		throw new Skipped( 'haproxy needs root, whose rights it gives up.' );
	}
	await demandTools( [ 'web server', 'cluster' ] ).catch( ( error ) => {
		throw error instanceof Complaint ? new Skipped( error.message ) : error;
	} );
	await chmod( folder, 0o755 );
	const plan = await planHere();
	const certificate = join( folder, 'edge.pem' );
	const [ edge ] = plan.edge.split( ':' );
	const ca = await makeCertificate( certificate, edge );
	const values = await valuesOf( plan, '/bin/false', certificate );
	const frame = { folder, ledger: join( folder, 'ledger' ), plan, values };

	const shared = await placeShared( folder );
	const site = await layOutSite( {
		dir: join( folder, 'site' ),
		url: plan.home,
	} );
	const uploads = join( site.dir, 'wp-content/uploads' );
	await rm( uploads, { recursive: true } );
	await symlink( shared.uploads, uploads );
	await place( 'wordpress/wp-config.php', join( site.dir, 'wp-config.php' ), {
		...values,
		private: shared.private,
		keys: shared.keys,
	} );
	await fillSite( site );
	await runPhp( site.dir, DRILL, { args: [ 'pages' ] } );

	const [ node ] = plan.web;
	const web = await webNode( frame, node, { site: site.dir, php: {} } );
	const services = [
		...web.parts,
		await balancer( frame ),
		await varnish( frame ),
	];
	try {
		for ( const service of services ) {
			await service.start();
		}
		await within( 30, () =>
			fetch( `http://${ plan.varnish }/` ).then(
				( { status } ) => status < 500,
				() => false
			)
		);
		await frontHolds( check, {
			home: plan.home,
			ca,
			uploads: shared.uploads,
		} );
	} finally {
		await Promise.all(
			services.map( ( one ) => one.isRunning() && one.stop() )
		);
	}
} );
