/**
 * `@brolga/days`: limits and defaults of date fields that are told from today. A
 * page cache keeps a page for weeks, so the page says how many days away they
 * are, and which days those are is worked out when the page is opened.
 */
import type { Check } from '../../forms/checks';

/** Minutes of the site's clock ahead of UTC; then what is set, the days from today, and the day as it was shown. */
type Days = readonly [
	zone: number,
	...days: ( readonly [
		name: 'min' | 'max' | 'value',
		days: number,
		shown: string,
	] )[],
];

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** The kind of check that holds a value against a limit. */
const CHECKS = { min: 'from', max: 'until', value: '' } as const;

/** A day as the page's language writes it. */
const shownDay = ( day: string ): string =>
	new Intl.DateTimeFormat( document.documentElement.lang || undefined, {
		dateStyle: 'long',
		timeZone: 'UTC',
	} ).format( new Date( day ) );

/**
 * Sets the days of a form's fields.
 *
 * @see FIELD-260
 * @param form The form.
 * @param now  The time, in milliseconds.
 */
export function setDays( form: HTMLElement, now: number = Date.now() ): void {
	for ( const field of form.querySelectorAll< HTMLElement >(
		'[data-brolga-days]'
	) ) {
		const input = field.querySelector( 'input' );
		const { brolgaDays = '[0]', brolgaChecks = '[]' } = field.dataset;
		const [ zone, ...days ] = JSON.parse( brolgaDays ) as Days;
		let checks = JSON.parse( brolgaChecks ) as Check[];
		for ( const [ name, away, shown ] of days ) {
			const day = new Date( now + zone * MINUTE + away * DAY )
				.toJSON()
				.slice( 0, 10 );
			if ( name === 'value' && input && ! input.value ) {
				input.value = day;
			} else if ( name !== 'value' ) {
				input?.setAttribute( name, day );
			}
			checks = checks.map( ( check ) => {
				const [ kind, printed, message ] = check;
				return kind === CHECKS[ name ] && printed !== day
					? [
							kind,
							day,
							message.replace( shown, () => shownDay( day ) ),
						]
					: check;
			} );
		}
		field.dataset.brolgaChecks = JSON.stringify( checks );
	}
}
