/**
 * When a reader has come far enough to be offered the way back.
 *
 * @see NAV-6
 */
import { SCROLL } from '@brolga/contracts';

/**
 * Whether the button is there.
 *
 * @param y How far the page is scrolled.
 */
export const isThere = ( y: number ): boolean => y > SCROLL.topButtonPx;
