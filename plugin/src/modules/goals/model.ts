/**
 * Which records a goal is worth. Pure: what the page and its cookies tell in,
 * what is sent out.
 */
import { AB, type AbRecordType } from '@brolga/contracts';

/** A test of the page, as its configuration names it. */
export interface Test {
	readonly post_id: number;
	readonly test_id: number;
}

/** What is known of the visitor. */
export interface Seen {
	/** The ids in the subject elements of a post, as they stand in the page. */
	readonly subjects: ( post: number ) => readonly string[];
	/** The value of a cookie; empty where there is none. */
	readonly cookie: ( name: string ) => string;
	readonly unique_test_id: string;
}

/** What the server and the page are told. */
export interface GoalRecord {
	readonly test_id: number;
	readonly subject_id: string;
	readonly record_type: AbRecordType;
}

/** The records of one test, and the cookie that keeps them from being made again. */
export interface Goal {
	readonly cookie: string;
	readonly records: readonly GoalRecord[];
}

/** `{n}`, or `{experiment}-{n}` on a post with several experiments. */
const SUBJECT = /^\d{1,4}(?:-\d{1,4})?$/;

/**
 * What reaching a goal is worth now.
 *
 * A visitor who was given no subject converts for none, and one whose goal was
 * recorded is not recorded again. What a cookie should not hold is ignored.
 *
 * @see NEWS-10 FORM-52 AB-3 AB-5 AB-33
 * @param type  The kind of record.
 * @param tests The tests of the page.
 * @param seen  What is known of the visitor.
 */
export const goalsOf = (
	type: AbRecordType,
	tests: readonly Test[],
	seen: Seen
): Goal[] =>
	tests.flatMap( ( { post_id, test_id } ): Goal[] => {
		const name = ( pattern: string ): string =>
			pattern
				.replace( '{record_type}', type )
				.replace( '{post}', String( post_id ) )
				.replace( '{unique_test_id}', () => seen.unique_test_id );
		const cookie = name( AB.recordCookie );
		if ( seen.cookie( cookie ) !== '' ) {
			return [];
		}
		const shown = seen.subjects( post_id );
		const subjects = (
			shown.length > 0
				? shown
				: [ seen.cookie( name( AB.subjectCookie ) ) ]
		).filter( ( id ) => SUBJECT.test( id ) );
		const records = [ ...new Set( subjects ) ].map( ( subject_id ) => ( {
			test_id,
			subject_id,
			record_type: type,
		} ) );
		return records.length > 0 ? [ { cookie, records } ] : [];
	} );
