/** What WordPress runs on. */
import { demandPhp, inspectPhp } from './php.mjs';
import { step } from './progress.mjs';

/**
 * Native where this machine's PHP is good enough, else WebAssembly. Who asks
 * for native, or for MySQL, gets it or a complaint.
 *
 * @param {{ runtime?: 'native' | 'playground', database: 'sqlite' | 'mysql' }} options
 * @return {Promise<'native' | 'playground'>} The runtime.
 */
export async function chooseRuntime( { runtime, database } ) {
	if ( runtime === 'playground' ) {
		return runtime;
	}
	if ( runtime === 'native' || database === 'mysql' ) {
		await demandPhp( { database } );
		return 'native';
	}
	const { problem } = await inspectPhp();
	if ( problem ) {
		step(
			`${ problem }; until then WordPress runs in WebAssembly, which is slower`
		);
	}
	return problem ? 'playground' : 'native';
}
