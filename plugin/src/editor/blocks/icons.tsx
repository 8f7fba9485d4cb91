/**
 * Icons of blocks, where WordPress has none that says it, or has it already for
 * a block of its own.
 */

const icon = ( path: string ) => (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
		<path
			d={ path }
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			strokeLinecap="round"
			strokeLinejoin="round"
		/>
	</svg>
);

export const blockIcons = {
	tabs: icon(
		'M4.75 9.75h14.5v9.5H4.75zM4.75 9.75v-5h5.5v5M10.25 6.75h4.5v3M14.75 6.75h4.5v3'
	),
	verticalTabs: icon(
		'M9.75 4.75h9.5v14.5h-9.5zM9.75 4.75h-5v5.5h5M6.75 10.25v4.5h3M6.75 14.75v4.5h3'
	),
} as const;
