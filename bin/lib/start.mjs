/** bin/start: from a fresh clone to a running demo site. */
import { join } from 'node:path';
import { parseStartArguments, START_HELP } from './arguments.mjs';
import { ensureBuild, ensureDependencies } from './build.mjs';
import { Complaint, main } from './complaint.mjs';
import { tryLock } from './lock.mjs';
import { startMailbox } from './mailbox.mjs';
import { startMariadb } from './mariadb.mjs';
import { serveNative } from './native.mjs';
import { SITE } from './paths.mjs';
import { startPlayground } from './playground.mjs';
import { HOST, demandFree } from './ports.mjs';
import { during, say, step } from './progress.mjs';
import { chooseRuntime } from './runtime.mjs';
import { configureSite, dropSite, fillSite, layOutSite } from './site.mjs';
import { noShop } from './woocommerce.mjs';

/** The database server: one that is named, else a private one. */
async function connect() {
	const {
		BROLGA_DB_HOST: host,
		BROLGA_DB_USER: user = 'root',
		BROLGA_DB_PASSWORD: password = '',
		BROLGA_DB_NAME: name = 'brolga',
	} = process.env;
	if ( host ) {
		return { host, user, password, name };
	}
	const server = await during( 'Starting MariaDB', () =>
		startMariadb( join( SITE, 'mariadb' ) )
	);
	return {
		host: server.host,
		user: server.user,
		password: server.password,
		name,
	};
}

/**
 * Mail leaves and tests end by WP-Cron, which waits for visitors: a demo has
 * few, so it is asked for here.
 */
function keepCronGoing( url, seconds ) {
	const ask = () =>
		fetch( `${ url }wp-cron.php`, {
			signal: AbortSignal.timeout( 60_000 ),
		} )
			.then( ( response ) => response.arrayBuffer() )
			.catch( () => {} )
			.finally( () => setTimeout( ask, seconds * 1000 ).unref() );
	ask();
}

await main( async () => {
	const options = parseStartArguments( process.argv.slice( 2 ) );
	if ( options.help ) {
		say( START_HELP );
		return 0;
	}
	const { port, fresh } = options;
	const url = `http://${ HOST }:${ port }/`;
	await demandFree( port );
	const runtime = await chooseRuntime( options );
	const lock = await tryLock( `${ SITE }.serving` );
	if ( ! ( 'release' in lock ) ) {
		throw new Complaint(
			`Process ${ lock.heldBy } is already serving this clone's site: stop it first (Ctrl-C where it runs, or \`kill ${ lock.heldBy }\`).`
		);
	}
	if ( fresh ) {
		step( 'Dropping the site' );
		await dropSite( SITE );
	}

	await ensureDependencies();
	const [ site ] = await Promise.all( [
		layOutSite( { dir: SITE, url, woocommerce: true } ),
		ensureBuild(),
	] );
	if ( ! site.shop ) {
		step( `No shop: ${ noShop( site.shopReason ) }.` );
	}

	const [ mailbox, database ] = await Promise.all( [
		startMailbox( { folder: join( SITE, '.brolga' ) } ),
		options.database === 'mysql' ? connect() : 'sqlite',
	] );
	await configureSite( {
		dir: SITE,
		url,
		database,
		smtpPort: mailbox.smtpPort,
	} );
	if ( runtime === 'native' ) {
		step(
			`Preparing the site on ${ options.database === 'mysql' ? 'MySQL' : 'SQLite' }`
		);
		await fillSite( site, { seed: true, drop: fresh } );
	}
	const server = await ( runtime === 'native'
		? serveNative( { dir: SITE, port } )
		: startPlayground( { dir: SITE, port, seed: true } ) );

	say( `\nReady: ${ server.url }` );
	say( `Login: ${ server.url }wp-admin/ (admin / password)` );
	say( `Mail:  ${ mailbox.url } (SMTP on ${ HOST }:${ mailbox.smtpPort })` );
	say( 'Ctrl-C stops everything.' );
	keepCronGoing( server.url, runtime === 'native' ? 15 : 60 );

	await server.exited;
	throw new Complaint(
		`The web server stopped unexpectedly: ${ join( SITE, '.brolga' ) } has its log.`
	);
} );
