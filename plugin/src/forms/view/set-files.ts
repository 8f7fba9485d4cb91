/**
 * Gives an input other files.
 *
 * @param input The input.
 * @param files Its files from now on.
 */
export function setFiles(
	input: HTMLInputElement,
	files: readonly File[]
): void {
	const data = new DataTransfer();
	files.forEach( ( file ) => data.items.add( file ) );
	input.files = data.files;
	// An input does not tell by itself that a script has changed it.
	input.dispatchEvent( new Event( 'brolga:files' ) );
}
