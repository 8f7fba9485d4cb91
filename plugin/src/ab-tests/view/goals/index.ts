/**
 * `@brolga/goals`: counts what visitors do with a page's tests. Loaded where a
 * page shows one, and where a visitor who has seen one reaches its goal.
 */
import { AB } from '@brolga/contracts';
import { inView, mount, type Mounted, type PageEvent } from '@brolga/runtime';
import { giveSubject, givenSubject, recordedOf, remember } from './cookies';
import {
	CLICK,
	converts,
	dueOf,
	IN_VIEW,
	isCounted,
	isSubject,
	loaded,
	SUCCESS,
	VISIBLE,
	type Worth,
} from './model';
import { pageConfig, tests } from './page';
import { flush, send, type GoalRecord } from './send';

export { cookies } from './cookies';

const all = ( selector: string ): HTMLElement[] => [
	...document.querySelectorAll< HTMLElement >( selector ),
];

/**
 * The subject that the visitor sees; where the page does not show the test, the
 * one that was seen elsewhere. A test that could not be fetched shows none.
 *
 * @see AB-3 AB-14
 * @param key The test's.
 * @return Its id; empty where the visitor is not counted.
 */
export function subjectOf( key: string ): string {
	const shown = all( `.${ AB.subjectClass }` ).find(
		( { dataset } ) => dataset.brolgaTest === key
	);
	const subject = shown
		? ( shown.dataset.brolgaSubject ?? '' )
		: givenSubject( key );
	return isCounted( pageConfig.preview, location.search ) &&
		isSubject( key, subject )
		? subject
		: '';
}

/**
 * Something happens to a test.
 *
 * @param key   The test's.
 * @param worth What it is worth.
 */
export function happen( key: string, worth: Worth ): void {
	const subject_id = subjectOf( key );
	if ( ! subject_id ) {
		return;
	}
	const recorded = recordedOf( key );
	const { record, ms } = dueOf( worth, recorded );
	if ( record && ms ) {
		setTimeout( happen, ms, key, { record } );
		return;
	}
	const mark = record && remember( key, record );
	if ( mark ) {
		const detail: GoalRecord = {
			test_id: Number( key ) || key,
			subject_id,
			record_type: record,
		};
		document.dispatchEvent( new CustomEvent( 'brolga:goal', { detail } ) );
		send( {
			...detail,
			key: mark,
			...( ! recorded[ 0 ] && { first: true } ),
		} );
	}
}

/**
 * The tests whose goal an element is, or lies in: one element may be that of several.
 *
 * @see AB-170
 *
 * @param element The element.
 */
export const goalsAround = ( element: Node | null ): string[] =>
	all( `.${ AB.goalClass }` )
		.filter( ( goal ) => goal.contains( element ) )
		.flatMap( ( { dataset } ) => dataset.brolgaTest?.split( ' ' ) ?? '' );

/** A click that may lead away, in this tab or in another; the right one opens a menu. @see AB-10 */
const onClick = ( { target, button }: MouseEvent ): unknown =>
	button < 2 &&
	goalsAround( target as Node ).forEach( ( key ) => happen( key, CLICK ) );

/** Watches a subject, and keeps it for the visitor. @see AB-3 */
function watch( root: HTMLElement, { signal }: Mounted ): void {
	const { brolgaTest: key = '' } = root.dataset;
	const subject = tests.has( key ) && subjectOf( key );
	if ( ! subject ) {
		return;
	}
	giveSubject( key, subject );
	happen( key, loaded( pageConfig.ab_bounce_rate ) );
	inView( root, () => happen( key, VISIBLE ), { signal } );
	inView( root, () => happen( key, IN_VIEW ), {
		signal,
		offset: AB.viewOffset,
	} );
}

/**
 * Resolved when somebody sees the page, which may have been loaded ahead or in
 * the background. What counts begins then.
 *
 * @see AB-24
 */
const begun = new Promise< void >( ( resolve ) => {
	const look = (): unknown => document.hidden || resolve();
	document.addEventListener( 'visibilitychange', look );
	look();
} ).then( () => {
	mount( `.${ AB.subjectClass }`, watch );
	// Before the page's own listeners, which may stop a click.
	document.addEventListener( 'click', onClick, true );
	document.addEventListener( 'auxclick', onClick, true );
	if (
		pageConfig.is_shortcode_tracking ||
		/shop|comment/.test( JSON.stringify( pageConfig.ab_tests ) ) ||
		document.querySelector( `.${ AB.shopConversionClass }` )
	) {
		// Resolved by the page's import map.
		void import( /* webpackIgnore: true */ '@brolga/goals-logs' );
	}
} );

/**
 * Counts what was achieved, for the tests whose goal it was achieved in.
 *
 * @see SITE-19 NEWS-10 FORM-52 AB-40 EXT-3
 * @param event What was achieved.
 */
export async function hear( {
	name,
	source,
	data,
}: PageEvent ): Promise< void > {
	await begun;
	// One that is named twice counts once.
	const reached = goalsAround( document.getElementById( source ) );
	tests.forEach( ( { anywhere }, key ) => anywhere && reached.push( key ) );
	for ( const key of reached ) {
		if ( converts( name, tests.get( key )?.on ) ) {
			happen( key, SUCCESS );
		}
	}
	if ( data.redirect ) {
		flush( true );
	}
}
