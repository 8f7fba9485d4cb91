/**
 * What a visitor's doings are worth to a test. Pure: what happens and what is
 * remembered of the visitor in; records and timers out.
 */
import { AB, type AbRecordType } from '@brolga/contracts';

/** What something is worth that happens to a test. */
export interface Worth {
	readonly record: AbRecordType;
	/** How much later it is worth that. */
	readonly ms?: number;
}

/**
 * The page has been loaded.
 *
 * @see AB-7
 * @param bounceRate The seconds that a visit has to last.
 */
export const loaded = ( bounceRate = 0 ): Worth => ( {
	record: 'read_page',
	ms: bounceRate * 1000,
} );

/** The subject has become visible. @see AB-8 */
export const VISIBLE: Worth = { record: 'read_goal', ms: AB.readGoalMs };

/** The subject has come far enough into view. @see AB-9 */
export const IN_VIEW: Worth = { record: 'view_goal' };

/** A goal was clicked. @see AB-10 */
export const CLICK: Worth = { record: 'click_goal' };

/** The test was decided for: a form was sent, an order placed, a comment written. */
export const SUCCESS: Worth = { record: 'con_goal' };

/**
 * Whether visitors of a page are counted: neither in an owner's preview nor by
 * the link to one variant.
 *
 * @see AB-14
 * @param preview Whether it is a preview.
 * @param search  The address's query.
 */
export const isCounted = (
	preview: boolean | undefined,
	search: string
): boolean => ! preview && ! /brolga_variant=/.test( search );

/**
 * What is to be recorded, at once or later; nothing where it has been.
 *
 * @see AB-4 AB-5
 * @param worth    What something is worth that happened.
 * @param recorded What has been recorded of the visitor and the test.
 */
export const dueOf = (
	worth: Worth,
	recorded: readonly AbRecordType[]
): Partial< Worth > => ( recorded.includes( worth.record ) ? {} : worth );

/**
 * Whether there can be such a test with such a subject: `12` and `1`, `12-3`
 * and `3-1`.
 *
 * @see AB-1 AB-33
 * @param key     The test's, wherever it was read.
 * @param subject The subject's id.
 */
export const isSubject = ( key: string, subject: string ): boolean =>
	/^[1-9]\d{0,14}(-([1-9]\d{0,3}) \2-| )(0|[1-9]\d{0,3})$/.test(
		`${ key } ${ subject }`
	);

/** What converts in a goal that has no events of its own. */
const CONVERSIONS = 'form_sent signed_up purchase popup_converted';

/**
 * Whether an event of the page, from a goal of a test, converts the visitor.
 *
 * @see AB-40 EXT-3
 * @param name The event's.
 * @param on   The events that reach the test's goal, as the server says it.
 */
export const converts = ( name: string, on = CONVERSIONS ): boolean =>
	on.split( ' ' ).includes( name );
