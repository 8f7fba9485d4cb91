/**
 * When a field is shown: a note in the canvas. Its words are fetched with the
 * first field that is not always shown.
 *
 * @see COND-15 PERF-34
 */
import { lazily } from '@brolga/editor';
import type { ConditionNoteProps } from './condition-note';

/** Nothing in the canvas until then: where it cannot be fetched, the sidebar says so. */
export const ShownWhen = lazily< ConditionNoteProps >(
	() =>
		import( /* webpackChunkName: "form-rules" */ './condition-note' ).then(
			( { ConditionNote } ) => ConditionNote
		),
	() => null
);
