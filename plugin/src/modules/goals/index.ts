/**
 * `@brolga/goals`: tells the server of a test's goal. Loaded where a page has
 * tests, and there when a goal is reached.
 */
import { AB, type AbRecordType } from '@brolga/contracts';
import { config, http, type PageEvent } from '@brolga/runtime';
import { goalsOf, type GoalRecord, type Test } from './model';

const DAY = 86_400;

const cookie = ( name: string ): string =>
	document.cookie
		.split( '; ' )
		.find( ( pair ) => pair.startsWith( `${ name }=` ) )
		?.slice( name.length + 1 ) ?? '';

/** @see AB-6 */
const remember = ( name: string, days: number ): void => {
	document.cookie = `${ name }=1; path=${ AB.cookiePath }; max-age=${
		days * DAY
	}; samesite=lax`;
};

const subjects = ( post: number ): string[] =>
	[
		...document.querySelectorAll< HTMLElement >(
			`.${ AB.subjectClass }[data-brolga-test="${ post }"]`
		),
	].map( ( { dataset } ) => dataset.brolgaSubject ?? '' );

/** What the island says of tests. */
interface Island {
	readonly et_ab_log_nonce: string;
	readonly unique_test_id: string;
	readonly ab_tests: readonly Test[];
}

/** The call of the contract; it outlives the page. @see AB-15 */
const post = ( goal: GoalRecord ): Promise< string > => {
	const { ajaxurl = '' } = config();
	return http.post(
		ajaxurl,
		() =>
			new URLSearchParams( {
				action: AB.statsAction,
				stats_data_array: JSON.stringify( goal ),
				et_ab_log_nonce: config< Island >().et_ab_log_nonce ?? '',
			} ),
		{},
		true
	);
};

/**
 * Records a goal for each test of the page, once a visitor. What could not be
 * sent may be recorded again, unless the visitor is on the way to another page,
 * where sending ends in ways that say nothing.
 *
 * @see SITE-19 NEWS-10 FORM-52 AB-5
 * @param type    The kind of record.
 * @param leaving Whether another page comes next.
 */
function record( type: AbRecordType, leaving: boolean ): void {
	const page = config< Island >();
	for ( const goal of goalsOf( type, page.ab_tests ?? [], {
		subjects,
		cookie,
		unique_test_id: page.unique_test_id ?? '',
	} ) ) {
		remember( goal.cookie, AB.cookieDays );
		for ( const detail of goal.records ) {
			document.dispatchEvent(
				new CustomEvent( 'brolga:goal', { detail } )
			);
			post( detail ).catch( () => {
				if ( ! leaving ) {
					remember( goal.cookie, 0 );
				}
			} );
		}
	}
}

/** What is the goal of a test. */
const GOALS: Partial< Record< PageEvent[ 'name' ], AbRecordType > > = {
	form_sent: 'con_goal',
	signed_up: 'con_goal',
};

/**
 * Records what was achieved, where it is a goal.
 *
 * @param event What was achieved.
 */
export function hear( { name, data }: PageEvent ): void {
	const type = GOALS[ name ];
	if ( type ) {
		record( type, Boolean( data.redirect ) );
	}
}
