/**
 * What a form's success is to the tests of the page. A page without tests loads
 * nothing for it.
 */
import { config } from './config';

/** A visitor does not wait longer for the next page. */
const PATIENCE_MS = 1500;

/** Resolved by the page's import map. */
const goals = () => import( /* webpackIgnore: true */ '@brolga/goals' );

const isTested = (): boolean => {
	const page = config();
	return page.is_ab_testing_active === true && ! page.preview;
};

/** Loads what a goal will need, on a page with tests. */
export function awaitGoal(): void {
	if ( isTested() ) {
		goals().catch( () => undefined );
	}
}

/**
 * Records that a form has brought what it is there for, and goes where the
 * success leads. A record that cannot be made keeps nobody.
 *
 * @see NEWS-10 FORM-52 AB-14
 * @param next Where the visitor goes; empty where they stay.
 */
export async function converted( next: string ): Promise< void > {
	if ( isTested() ) {
		await Promise.race( [
			goals().then( ( { record } ) => record( 'con_goal', next !== '' ) ),
			new Promise( ( done ) => setTimeout( done, PATIENCE_MS ) ),
		] ).catch( () => undefined );
	}
	if ( next ) {
		window.location.assign( next );
	}
}
