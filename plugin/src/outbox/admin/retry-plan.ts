/**
 * How often and how long a delivery is tried, told from the queue's own delays.
 *
 * @see OUTBOX-670
 */
import { OUTBOX } from '../../contracts/generated';

/** Attempts until a delivery has failed. */
export const ATTEMPTS = 1 + OUTBOX.retryDelaysSeconds.length;

/** Hours from the first attempt to the last, rounded. */
export const HOURS = Math.round(
	OUTBOX.retryDelaysSeconds.reduce< number >(
		( sum, delay ) => sum + delay,
		0
	) / 3600
);
