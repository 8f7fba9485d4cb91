/** Debian packages that tests and benches need: installed where we may, else named. */
import { Complaint } from './complaint.mjs';
import { exists, run } from './children.mjs';
import { during } from './progress.mjs';

const isInstalled = ( name ) =>
	run( 'dpkg-query', [ '-W', '-f=${db:Status-Status}', name ] ).then(
		( { stdout } ) => stdout === 'installed',
		() => false
	);

/** The packages of a list this machine lacks. */
export async function missingPackages( names ) {
	const found = await Promise.all( names.map( isInstalled ) );
	return names.filter( ( name, index ) => ! found[ index ] );
}

/**
 * @param {string[]} names Debian package names.
 * @throws {Complaint} Where they are missing and cannot be installed by us.
 */
export async function ensurePackages( names ) {
	const missing = await missingPackages( names );
	if ( missing.length === 0 ) {
		return;
	}
	const list = missing.join( ' ' );
	if ( process.getuid?.() !== 0 || ! ( await exists( 'apt-get' ) ) ) {
		throw new Complaint(
			`This needs ${ list }: install with \`sudo apt-get install ${ list }\` and run it again.`
		);
	}
	const env = {
		...process.env,
		DEBIAN_FRONTEND: 'noninteractive',
		RUNLEVEL: '1',
	};
	const apt = ( ...args ) =>
		run( 'apt-get', [ '-y', '-q', ...args ], { env } );
	try {
		await during( `Installing ${ list }`, async () => {
			await apt( 'update' );
			await apt( 'install', '--no-install-recommends', ...missing );
		} );
	} catch ( error ) {
		throw new Complaint(
			`${ list } could not be installed; run \`apt-get update && apt-get install ${ list }\` to see why.\n${ error.message }`
		);
	}
}
