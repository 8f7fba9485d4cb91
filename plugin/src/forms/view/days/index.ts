/**
 * `@brolga/days`: limits and defaults of date fields that are told from today. A
 * page cache keeps a page for weeks, so the page says how many days away they
 * are, and which days those are is worked out when the page is opened.
 */
import type { Check } from '../checks';

/** Minutes of the site's clock ahead of UTC; then what is set, the days from today, and the day as it was shown. */
type Days = readonly [
	zone: number,
	...days: ( readonly [
		name: 'min' | 'max' | 'value',
		away: number,
		shown: string,
	] )[],
];

const MINUTE = 60_000;

/** The kind of check that holds a value against a limit. */
const CHECKS = { min: 'from', max: 'until', value: '' };

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
		const { brolgaDays = '[]', brolgaChecks = '[]' } = field.dataset;
		const [ zone, ...days ] = JSON.parse( brolgaDays ) as Days;
		const input = field.querySelector( 'input' );
		const checks = JSON.parse( brolgaChecks ) as [ ...Check ][];
		for ( const [ name, away, shown ] of days ) {
			const date = new Date( now + ( zone + away * 1440 ) * MINUTE );
			const day = date.toJSON().slice( 0, 10 );
			if ( input && ! ( name === 'value' && input.value ) ) {
				input[ name ] = day;
			}
			for ( const check of checks ) {
				if ( check[ 0 ] === CHECKS[ name ] && check[ 1 ] !== day ) {
					check[ 1 ] = day;
					// As the page's language writes it.
					check[ 2 ] = check[ 2 ].replace(
						shown,
						date.toLocaleDateString(
							document.documentElement.lang || [],
							{ dateStyle: 'long', timeZone: 'UTC' }
						)
					);
				}
			}
		}
		field.dataset.brolgaChecks = JSON.stringify( checks );
	}
}
