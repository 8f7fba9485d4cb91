/**
 * A drawing on a button.
 */
export const Sign = ( { path }: { readonly path: string } ) => (
	<svg
		viewBox="0 0 24 24"
		width="20"
		height="20"
		aria-hidden="true"
		focusable="false"
	>
		<path d={ path } />
	</svg>
);
