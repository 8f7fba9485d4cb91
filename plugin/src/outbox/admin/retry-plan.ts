/**
 * How often a delivery is tried, told from the queue's own delays.
 *
 * @see OUTBOX-670
 */
import { OUTBOX } from '../../contracts/generated';

/** Attempts until a delivery has failed. */
export const ATTEMPTS = 1 + OUTBOX.retryDelaysSeconds.length;
