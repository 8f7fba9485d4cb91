/**
 * `@brolga/editor-ab-tests`: what the blocks of a test share with the panels of
 * its goals and of the page. No script of its own: each takes its parts of it.
 */
export { AudienceFields, ScheduleFields } from './audience';
export { GoalList, markOf } from './goal-blocks';
export { candidatesOf, onlyOnes } from './goal-candidates';
export {
	GoalField,
	goalOf,
	useGoals,
	type GoalChoice,
	type GoalSettings,
} from './goals';
export {
	aimOf,
	areEqual,
	keyOf,
	letterOf,
	pageTroublesOf,
	previewOf,
} from './model';
export { placeOf } from './place';
export { PagePicker } from './page-picker';
export {
	usePageTest,
	usePageTestOf,
	type PageTest,
	type PageTestOf,
} from './page-test';
export { useSaving, useStart } from './start';
export { StatusNote, useTestState, type TestAttributes } from './status';
export {
	blockEditor,
	EXPERIMENT,
	postEditor,
	VARIANT,
	type BlockEditorActions,
} from './stores';
export {
	nameOf,
	numberOf,
	shareWords,
	testName,
	TROUBLES,
	variantName,
} from './words';
