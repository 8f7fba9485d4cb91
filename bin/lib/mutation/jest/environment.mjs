/** The page that tests run on, where the code learns which change is switched on. */
import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * What the code with switches reads, and where it notes what it passes.
 *
 * @type {{ now: { activeMutant?: string, hitCount?: number, hitLimit?: number, mutantCoverage?: { static: Record<string, number> } } }}
 */
export const switches = { now: {} };

export default class extends TestEnvironment {
	constructor( ...all ) {
		super( ...all );
		this.global.__stryker__ = switches.now;
	}

	/** One failed test is enough: those after it are left out. */
	handleTestEvent( { name, test } ) {
		if ( name === 'test_done' && test.errors.length ) {
			this.hasFailed = true;
		} else if ( name === 'test_start' && this.hasFailed ) {
			test.mode = 'skip';
		}
	}
}
