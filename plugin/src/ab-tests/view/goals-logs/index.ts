/**
 * `@brolga/goals-logs`: goals that are reached on another page than they are
 * set out for: orders, comments, and pages that track visitors. Fetched where a
 * page is of use to one.
 *
 * @see AB-11 AB-12 AB-13
 */
import { AB } from '@brolga/contracts';
import { goalsAround, happen, cookies, subjectOf } from '@brolga/goals';
import { CLICK, SUCCESS } from '../goals/model';
import { pageConfig, nameOf, tests, testsWith } from '../goals/page';
import { TRACKED, testsIn, withoutTest, withTest, type Log } from './model';

/** A log is of all tests, or of one. */
const cookieOf = ( log: Log, key: string ): string =>
	log === 'shop_log'
		? AB.shopLogCookie
		: nameOf( log, log === 'comment_log' ? key : '' );

/** Puts a test of a counted visitor into a log. */
function note( log: Log, key: string ): void {
	const name = cookieOf( log, key );
	if ( subjectOf( key ) ) {
		cookies.set( name, withTest( cookies.get( name ), key ) );
	}
}

const isIn = ( log: Log, key: string ): boolean =>
	testsIn( cookies.get( cookieOf( log, key ) ) ).includes( key );

/** The conversion that a log was waiting for. */
function convert( log: Log, key: string ): void {
	const name = cookieOf( log, key );
	if ( isIn( log, key ) ) {
		const left = withoutTest( cookies.get( name ), key );
		if ( left ) {
			cookies.set( name, left );
		} else {
			cookies.remove( name );
		}
		happen( key, SUCCESS );
	}
}

const ofComments = testsWith( /^comment$/ );

document.addEventListener(
	'click',
	( { target } ) => {
		const element = target as Element;
		for ( const key of goalsAround( element ) ) {
			if ( tests.get( key )?.goal === 'shop' ) {
				note( 'shop_log', key );
			}
		}
		// Core's block.
		if ( element.closest?.( '.wp-block-comments' ) ) {
			for ( const key of ofComments ) {
				note( 'comment_log', key );
				happen( key, CLICK );
			}
		}
	},
	true
);

if ( document.querySelector( `.${ AB.shopConversionClass }` ) ) {
	for ( const key of testsIn( cookies.get( AB.shopLogCookie ) ) ) {
		convert( 'shop_log', key );
	}
}
if ( window.location.href.includes( '#comment-' ) ) {
	ofComments.forEach( ( key ) => convert( 'comment_log', key ) );
}
if ( pageConfig.is_shortcode_tracking ) {
	for ( const element of document.querySelectorAll(
		`.${ AB.splitTrackClass }[data-test_id]`
	) ) {
		const key = element.getAttribute( 'data-test_id' ) ?? '';
		if ( isIn( 'shortcode_track', key ) ) {
			happen( key, TRACKED );
		}
	}
	for ( const key of tests.keys() ) {
		note( 'shortcode_track', key );
	}
}
