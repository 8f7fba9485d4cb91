/**
 * Case tables: which function of ours answers which rule, and when an answer
 * is right. The PHP half is tests/php/vectors.php.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { AbRecordType } from '@brolga/contracts';
import { visibleByRule } from '../../plugin/blocks/carousel/model';
import { address } from '../../plugin/blocks/contact-form/model';
import { hasShortLabels, timeLeft } from '../../plugin/blocks/countdown/model';
import { columnsOf } from '../../plugin/blocks/fullwidth-portfolio/model';
import { isAddress } from '../../plugin/blocks/newsletter/model';
import { weekOf } from '../../plugin/src/business/admin/hours';
import { copyName } from '../../plugin/src/editor/blocks/copy-name';
import {
	consentFor,
	type ConsentConfig,
} from '../../plugin/src/runtime/consent/state';
import { group } from '../../plugin/src/content/view/counters/figure';
import {
	deviceOf,
	popupDeviceOf,
	type Column,
} from '../../plugin/src/runtime/device/model';
import { complaint } from '../../plugin/src/forms/view/checks';
import {
	matches,
	visibleFields,
	type Conditional,
	type Conditions,
	type Rule as Condition,
} from '../../plugin/src/forms/view/conditions/conditions';
import { readPlace } from '../../plugin/src/content/view/maps/read-place';
import { shownOf, type Given } from '../../plugin/src/content/view/maps/shown';
import { told } from '../../plugin/src/consent/view/consent-choices/model';
import {
	CLICK,
	dueOf,
	IN_VIEW,
	isCounted,
	loaded,
	SUCCESS,
	VISIBLE,
	type Worth,
} from '../../plugin/src/ab-tests/view/goals/model';
import {
	testsIn,
	TRACKED,
	withoutTest,
	withTest,
} from '../../plugin/src/ab-tests/view/goals-logs/model';
import {
	decide,
	isFor,
	mayOpen,
	type Decision,
	type Happening,
	type PopupSettings,
	type Visitor,
} from '../../plugin/src/popups/view/popups/model';
import { triggers } from '../../plugin/src/popups/view/popups/triggers';
import { steps } from '../../plugin/src/spam/view/spam/proof';
import {
	countOf,
	isNamed,
	nearest,
} from '../../plugin/src/content/view/pager/window';
import { parse, update } from '../../plugin/src/runtime/hash/entries';
import { reduce as slide } from '../../plugin/src/content/view/slides/model';
import { referralName } from '../../plugin/src/tracking/view/referral';
import { trackedAddress } from '../../plugin/src/tracking/view/address';

export interface VectorCase {
	readonly name: string;
	readonly kind?: string;
	readonly input: unknown;
	readonly expected: unknown;
}

export interface VectorTable {
	readonly rule: string;
	readonly about: string;
	readonly runners: readonly string[];
	readonly cases: readonly VectorCase[];
}

export interface Verdict {
	readonly name: string;
	readonly passed: boolean;
	readonly expected: unknown;
	readonly actual: unknown;
}

type Rule = ( given: VectorCase ) => unknown;

/** A rule for cases whose input has one shape; the table vouches for it. */
const rule =
	< Input >( answer: ( input: Input, kind?: string ) => unknown ): Rule =>
	( { input, kind } ) =>
		answer( input as Input, kind );

/** An item's height by its width, as the style sheet has it. */
const itemRatio = (): number => {
	const [ , width, height ] =
		/aspect-ratio: (\d+) \/ (\d+);/.exec(
			readFileSync(
				'plugin/blocks/fullwidth-portfolio/style.scss',
				'utf8'
			)
		) ?? [];
	return Number( height ) / Number( width );
};

/** A slider after actions like `next`, `goto 2`, `animation-end`. */
const slider = ( {
	actions,
	...start
}: {
	count: number;
	active: number;
	actions: readonly string[];
} ) => {
	const { active, animating } = actions.reduce(
		( state, action ) => {
			const [ type = '', index ] = action.split( ' ' );
			return slide( state, { type, index: Number( index ) } as Parameters<
				typeof slide
			>[ 1 ] );
		},
		{ ...start, animating: false }
	);
	return { active, animating };
};

/** Which fields of a form are visible. */
const visible = ( {
	fields,
}: {
	fields: readonly ( Conditional & Conditions & { value: string } )[];
} ) => [
	...visibleFields(
		fields.map( ( { id, relation, rules } ) => ( {
			id,
			conditions: { relation, rules },
		} ) ),
		new Map( fields.map( ( { id, value } ) => [ id, value ] ) )
	),
];

/** The pager of a page. */
const pager = ( {
	total,
	perPage,
	current: asked,
}: {
	total: number;
	perPage: number;
	current: number;
} ) => {
	const pages = countOf( total, perPage );
	const current = nearest( asked, pages );
	return {
		pages,
		current,
		visible: Array.from(
			{ length: pages },
			( _, index ) => index + 1
		).filter( ( page ) => isNamed( page, current, pages ) ),
		prev: current > 1,
		next: current < pages,
	};
};

/** The proof that we make for a page with the salt of another. */
const proofLike = ( { page, proof }: { page: string; proof: string } ) => {
	const work = steps( page, proof.slice( 0, 22 ) );
	for (;;) {
		const { done, value } = work.next();
		if ( done ) {
			return value;
		}
	}
};

/** What an event of a page is: its worth, and what it does to which log. */
interface GoalEvent {
	readonly worth: Worth;
	readonly log?: string;
	readonly does?: 'sets' | 'needs' | 'redeems';
}

/** A visit, as a test's records see it. */
const goals = ( {
	bounceRate,
	recorded: before,
	logCookies = [],
	preview,
	events,
	until,
}: {
	bounceRate: number;
	recorded: readonly AbRecordType[];
	logCookies?: readonly string[];
	preview?: boolean;
	events: readonly { at: number; type: string }[];
	until: number;
} ) => {
	const kinds: Readonly< Record< string, GoalEvent > > = {
		load: { worth: loaded( bounceRate ) },
		'subject-visible': { worth: VISIBLE },
		'subject-in-view': { worth: IN_VIEW },
		'goal-click': { worth: CLICK },
		'shop-goal-click': { worth: CLICK, log: 'shop', does: 'sets' },
		'shop-conversion': { worth: SUCCESS, log: 'shop', does: 'redeems' },
		'comment-click': { worth: CLICK, log: 'comment', does: 'sets' },
		'comment-arrival': { worth: SUCCESS, log: 'comment', does: 'redeems' },
		'form-success': { worth: SUCCESS },
		'split-track-page': {
			worth: TRACKED,
			log: 'shortcode',
			does: 'needs',
		},
	};
	const recorded = [ ...before ];
	const sent: { at: number; record_type: AbRecordType }[] = [];
	const logs = new Map( logCookies.map( ( log ) => [ log, '12' ] ) );
	const due: { at: number; event: GoalEvent }[] = events.map(
		( { at, type } ) => ( {
			at,
			event: kinds[ type ] ?? {
				worth: SUCCESS,
				log: type,
				does: 'needs',
			},
		} )
	);
	while ( isCounted( preview, '' ) ) {
		due.sort( ( one, other ) => one.at - other.at );
		const next = due.shift();
		if ( ! next || next.at > until ) {
			break;
		}
		const { at, event } = next;
		const { worth, log = '', does } = event;
		const value = logs.get( log );
		if ( does === 'sets' ) {
			logs.set( log, withTest( value, '12' ) );
		} else if ( does && ! testsIn( value ).includes( '12' ) ) {
			continue;
		} else if ( does === 'redeems' ) {
			logs.set( log, withoutTest( value, '12' ) );
		}
		const { record, ms } = dueOf( worth, recorded );
		if ( record && ms ) {
			due.push( { at: at + ms, event: { worth: { record } } } );
		} else if ( record ) {
			recorded.push( record );
			sent.push( { at, record_type: record } );
		}
	}
	return {
		sent,
		recorded: recorded.sort(),
		logCookies: [ ...logs.keys() ].filter( ( log ) => logs.get( log ) ),
	};
};

/** A popup that a table says nothing more of. */
export const POPUP: PopupSettings = {
	trigger_event: 'trigger_on_none',
	trigger_delay_start: 0,
	trigger_delay_end: 0,
	onscroll_offset: 50,
	onscroll_offset_units: '%',
	oninactivity_delays: 30,
	popup_perodicity: 'hours',
	periodicity_cookie: 24,
	dnxte_disable_desktop: 'off',
	dnxte_disable_tablet: 'off',
	dnxte_disable_phone: 'off',
	remove_link: 'off',
	close_clicking_back_button: 'off',
	prevent_page_scrolling: 'off',
	close_overlay_click: 'off',
	clickable_under_overlay: 'off',
	closing_css_selector: '',
	custom_selector: '',
	brolga_pages_seen: 1,
	brolga_mobile_exit: 'off',
	brolga_suppress_after_conversion: 'on',
	permalink: '',
	referrer: [],
	device: [],
	from: 0,
	until: 0,
	cart: '',
};

/** What a popup does while a page is looked at. */
const popup = ( {
	popup: { width, cookie, ...given },
	events,
}: {
	popup: Partial< PopupSettings > & Pick< Visitor, 'width' | 'cookie' >;
	events: readonly Happening[];
} ): readonly Decision[] => {
	const settings = { ...POPUP, ...given };
	const visitor: Visitor = {
		width,
		cookie,
		converted: false,
		pages: 1,
		referrer: '',
		now: 0,
		cart: false,
	};
	const done: Decision[] = [];
	let planned: readonly Decision[] = [];
	const until = ( now: number ): void => {
		done.push( ...planned.filter( ( { at } ) => at <= now ) );
		planned = planned.filter( ( { at } ) => at > now );
	};
	for ( const event of events ) {
		until( event.at );
		if ( event.type === 'trigger-click' ) {
			if ( isFor( settings, width ) ) {
				done.push( { at: event.at, do: 'open' } );
			}
		} else if (
			event.type !== 'tick' &&
			done.length === 0 &&
			mayOpen( settings, visitor )
		) {
			const next = decide(
				settings,
				event,
				triggers[ settings.trigger_event ]
			);
			planned = next.length > 0 ? next : planned;
			until( event.at );
		}
	}
	return done;
};

/** Built rules by the name of their table. A new rule gets a line here. */
export const rules: Readonly< Record< string, Rule > > = {
	// AB-4 AB-5 AB-7 AB-8 AB-9 AB-10 AB-11 AB-12 AB-13 AB-14
	'ab-goals': rule( goals ),
	// CAROUSEL-3 CAROUSEL-4 CAROUSEL-5 CAROUSEL-6
	'carousel-visible': rule< { column: Column; windowWidth: number } >(
		( { column, windowWidth } ) => visibleByRule( column, windowWidth )
	),
	// COND-2 COND-3 COND-4 COND-5 COND-6 COND-7 COND-10 COND-11 COND-12
	conditions: ( given ) =>
		given.kind === 'form'
			? rule( visible )( given )
			: rule< {
					operator: string;
					value: string | string[];
					wanted: string;
				} >( ( { operator, value, wanted } ) =>
					matches( [ 'f', operator, wanted ] as Condition, value )
				)( given ),
	// CONSENT-3 CONSENT-31
	consent: rule<
		ConsentConfig[ 'consent' ] & {
			service: string;
			cookie: string;
			saysNo: boolean;
		}
	>( ( { service, cookie, saysNo, ...asked } ) =>
		consentFor(
			service,
			asked,
			`a=b; brolga_consent=${ cookie }; c=d`,
			() => saysNo
		)
	),
	// CONSENT-15 CONSENT-19 CONSENT-22
	'consent-told': rule<
		Pick< ConsentConfig[ 'consent' ], 'services' > & { granted: string[] }
	>( ( { services, granted } ) =>
		told( services, ( id ) => granted.includes( id ) )
	),
	// COUNT-2 COUNT-3
	countdown: rule< { now: number; end: number } >( ( { now, end } ) =>
		timeLeft( now, end )
	),
	// COUNT-4
	'countdown-labels': rule( hasShortLabels ),
	// DEVICE-1 DEVICE-2 DEVICE-3 DEVICE-4
	device: rule< number >( ( width ) => ( {
		site: deviceOf( width ),
		popup: popupDeviceOf( width ),
	} ) ),
	'email-contact': rule< { value: string; label: string } >(
		( { value, label } ) => address( value, label )
	),
	'email-newsletter': rule< { value: string } >( ( { value } ) =>
		isAddress( value )
	),
	// FIELD-4
	'field-checks': rule< { kind: string; operand: string; value: string } >(
		( { kind, operand, value } ) =>
			complaint( [ [ kind, operand, 'no' ] ], value ) === ''
	),
	// PORT-8 PORT-9
	'fullwidth-portfolio': rule< number >( ( width ) => ( {
		columns: columnsOf( width ),
		itemHeight: ( width / columnsOf( width ) ) * itemRatio(),
	} ) ),
	// HASH-1 HASH-2 HASH-4 HASH-5 HASH-6
	hash: ( given ) =>
		given.kind === 'parse'
			? rule( parse )( given )
			: rule< { hash: string; id: string; params: string[] } >(
					( { hash, id, params } ) => update( hash, id, params )
				)( given ),
	// NUM-3
	'number-format': rule< { value: string; separator: string } >(
		( { value, separator } ) => group( value, separator )
	),
	// SEO-9
	'opening-hours': rule( ( lines: readonly string[] ) => {
		const { week, unread } = weekOf( lines );
		return {
			week: Object.fromEntries(
				Object.entries( week ).map( ( [ day, spans ] ) => [
					day,
					spans.map(
						( { opens, closes } ) => `${ opens }-${ closes }`
					),
				] )
			),
			unread,
		};
	} ),
	// PAGE-3 PAGE-4 PAGE-5 PAGE-6
	'map-places': rule( readPlace ),
	// MAP-180 MAP-400 MAP-490
	'map-shown': rule(
		( given: Given & { pins: readonly Given[]; address: string } ) =>
			shownOf( given, given.pins, given.address )
	),
	pagination: rule( pager ),
	// POPUP-1 POPUP-2 POPUP-3 POPUP-4 POPUP-5 POPUP-6 POPUP-7 POPUP-8 POPUP-9
	popup: rule( popup ),
	// SPAM-2
	'proof-of-work': rule< { page: string; proof: string } >(
		( given ) => proofLike( given ) === given.proof
	),
	slider: rule( slider ),
	// TRACK-23
	'referral-names': rule( referralName ),
	// FORM-90
	'copy-names': rule(
		( { name, taken }: { name: string; taken: readonly string[] } ) =>
			copyName( name, taken )
	),
	// TRACK-21
	'tracked-addresses': rule( trackedAddress ),
};

/**
 * Reads a table; its file's name is its rule.
 *
 * @param path Of the file.
 */
export function readTable( path: string ): VectorTable {
	const table = JSON.parse( readFileSync( path, 'utf8' ) ) as Omit<
		VectorTable,
		'rule'
	>;
	return { ...table, rule: basename( path, '.json' ) };
}

/** The tolerance a table speaks of ("within 0.001"), 0 without one. */
const toleranceOf = ( { about }: VectorTable ): number =>
	Number( /within (\d+(?:\.\d+)?)/.exec( about )?.[ 1 ] ?? 0 );

/** Whether two answers are the same, numbers within the tolerance. */
function same(
	actual: unknown,
	expected: unknown,
	tolerance: number
): boolean {
	if ( typeof actual === 'number' && typeof expected === 'number' ) {
		return Math.abs( actual - expected ) <= tolerance;
	}
	if (
		typeof actual !== 'object' ||
		typeof expected !== 'object' ||
		actual === null ||
		expected === null ||
		Array.isArray( actual ) !== Array.isArray( expected )
	) {
		return isDeepStrictEqual( actual, expected );
	}
	const given = new Map( Object.entries( actual ) );
	const wanted = Object.entries( expected );
	return (
		given.size === wanted.length &&
		wanted.every(
			( [ key, value ] ) =>
				given.has( key ) && same( given.get( key ), value, tolerance )
		)
	);
}

/**
 * Runs one case against our code.
 *
 * @param table The table it stands in; its rule is built.
 * @param given The case.
 */
export function judge( table: VectorTable, given: VectorCase ): Verdict {
	const { name, expected } = given;
	const answer = rules[ table.rule ];
	let actual: unknown;
	try {
		actual = answer?.( given );
	} catch ( error ) {
		return { name, passed: false, expected, actual: String( error ) };
	}
	const passed =
		answer !== undefined && same( actual, expected, toleranceOf( table ) );
	return { name, passed, expected, actual };
}
