/**
 * How a fullwidth portfolio divides its width, and how long it moves.
 */
import { PORTFOLIO } from '@brolga/contracts';

/**
 * How many items stand side by side. The style sheet's container queries say
 * the same.
 *
 * @see PORT-8
 * @param width The portfolio's own, in CSS pixels.
 */
export const columnsOf = ( width: number ): number =>
	1 + PORTFOLIO.columnsFrom.filter( ( from ) => width >= from ).length;

/**
 * How long a move takes.
 *
 * @see PORT-10
 * @param reduced Whether the visitor asked for less motion.
 */
export const durationOf = ( reduced: boolean ): number =>
	reduced ? 0 : PORTFOLIO.moveMs;
