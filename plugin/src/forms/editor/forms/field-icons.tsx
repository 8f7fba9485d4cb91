/**
 * Icons of the kinds of fields, where WordPress has none that says it.
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

const BOX = 'M5 7.75h14v8.5H5z';

export const fieldIcons = {
	form: icon( 'M5 4.75h14v14.5H5zM8 8.5h8M8 12h8M8 15.75h3.5' ),
	line: icon( `${ BOX }M8 10.25v3.5` ),
	area: icon( 'M5 5.75h14v12.5H5zM8 9h8M8 12h8M8 15h4' ),
	select: icon( `${ BOX }m8 3.5 2 2 2-2` ),
	radio: icon(
		'M12 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM12 10.75a1.25 1.25 0 1 1 0 2.5 1.25 1.25 0 0 1 0-2.5z'
	),
	checkbox: icon( 'M5.75 5.75h12.5v12.5H5.75zm3 6.5 2.25 2.25 4.5-5' ),
	checkboxes: icon(
		'M5 5h5v5H5zm1.25 2.5 1 1L9 6.5M5 14h5v5H5zM13 7.5h6M13 16.5h6'
	),
	number: icon(
		`${ BOX }M9.25 10.75 10.5 10v4M13 10.5c1.5-1 2.75.5 1.75 1.75L13 14h2.25`
	),
	consent: icon(
		'M12 4.75l6.25 2.5v4.5c0 3.5-2.5 6-6.25 7.5-3.75-1.5-6.25-4-6.25-7.5v-4.5zm-3 7 2.25 2.25 4-4.25'
	),
	file: icon( 'M12 15.25V5.5m-3.5 3.5L12 5.5 15.5 9M5 14.5v4.75h14V14.5' ),
	required: icon( 'M12 5.5v13M6.4 8.75l11.2 6.5M6.4 15.25l11.2-6.5' ),
} as const;
