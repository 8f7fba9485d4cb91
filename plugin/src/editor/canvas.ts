/**
 * Where blocks stand: the editor has them in a frame, unless an older block or a
 * narrow screen keeps it from that.
 */

/** The frame; null where blocks stand in the page itself. */
export const canvasFrame = (): HTMLIFrameElement | null =>
	document.querySelector( 'iframe[name="editor-canvas"]' );

/** The document that they are in. */
export const canvas = (): Document =>
	canvasFrame()?.contentDocument ?? document;

/**
 * The element of a block.
 *
 * @param clientId The block.
 */
export const blockElement = ( clientId: string ): HTMLElement | null =>
	canvas().getElementById( `block-${ clientId }` );
