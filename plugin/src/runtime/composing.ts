/** What the browser reports for a key that an input method has taken; Safari’s last Enter says nothing else. */
const TAKEN = 229;

/**
 * Whether a key belongs to the input method: while Chinese, Japanese or Korean is
 * composed, arrows, Enter and Escape choose among its proposals and mean nothing else.
 *
 * @see NAV-220
 * @param event               The press.
 * @param event.isComposing
 * @param event.keyCode
 */
export const isComposing = ( event: {
	readonly isComposing: boolean;
	readonly keyCode: number;
} ): boolean => event.isComposing || event.keyCode === TAKEN;
