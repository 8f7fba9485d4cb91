/**
 * What tests, their goals and their visitors are called, and how certain they
 * are.
 */
import { __, _x } from '@wordpress/i18n';
import { percent } from '../../../admin/percent';
import type { TestState } from '../../rest';
import type { Tone } from '../../../admin/chart';

/** Where a test stands. */
export const STATES: Readonly< Record< TestState, string > > = {
	draft: _x( 'Draft', 'a test that has not started', 'brolga' ),
	running: __( 'Running', 'brolga' ),
	waiting: __( 'Not visible', 'brolga' ),
	stopped: __( 'Stopped', 'brolga' ),
	archived: __( 'Archived', 'brolga' ),
};

const KINDS: Readonly< Record< string, string > > = {
	phone: __( 'Phone', 'brolga' ),
	tablet: __( 'Tablet', 'brolga' ),
	desktop: __( 'Desktop', 'brolga' ),
	direct: __( 'Direct', 'brolga' ),
	search: __( 'Search', 'brolga' ),
	social: __( 'Social media', 'brolga' ),
	campaign: __( 'Campaign', 'brolga' ),
	referral: __( 'Other websites', 'brolga' ),
	unknown: _x( 'Unknown', 'device or source', 'brolga' ),
};

/**
 * A device or a source.
 *
 * @param kind As the report says it.
 */
export const kindName = ( kind: string ): string => KINDS[ kind ] ?? kind;

/** How many tones there are for variants; the first one is the original's. */
const TONES: readonly Tone[] = [ 'plain', 'green', 'violet', 'amber', 'red' ];

/**
 * How a variant is drawn.
 *
 * @param index Its place in the report.
 */
export const toneOf = ( index: number ): Tone =>
	( index === 0
		? TONES[ 0 ]
		: TONES[ 1 + ( ( index - 1 ) % ( TONES.length - 1 ) ) ] ) ?? 'plain';

/** How likely a rate lies within its bar. */
export const CREDIBLE = 0.95;

/**
 * A difference, with its sign.
 *
 * @param share Relative; null: unknown.
 */
export const difference = ( share: number | null ): string =>
	percent( share, { most: 1, signed: true } );

/**
 * How certain something is: never wholly.
 *
 * @param chance 0 to 1; null: unknown.
 */
export function certainty( chance: number | null ): string {
	if ( chance === null ) {
		return '–';
	}
	const known = Math.min( 0.999, Math.max( 0.001, chance ) );
	return percent( known, { most: known >= 0.99 || known < 0.01 ? 1 : 0 } );
}
