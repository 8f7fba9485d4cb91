/**
 * `@brolga/editor-experiments`: what the blocks of a test share, and the panel that
 * makes any block its goal. Loaded in every editor.
 */
import './goal-panel';

export { useBeginning } from './beginning';
export { AudienceFields, ScheduleFields, type Target } from './audience';
export { GoalField, goalOf, useGoals } from './goals';
export { keyOf, letterOf, pageTroublesOf, previewOf, sharesOf } from './model';
export {
	usePageTest,
	usePageTestOf,
	type PageTest,
	type PageTestOf,
} from './page-test';
export { useTestNumber, useVariantNumbers } from './numbering';
export { useSaving } from './start';
export {
	StartButton,
	StatusNote,
	useTestState,
	type TestAttributes,
	type TestState,
} from './status';
export {
	blockEditor,
	EXPERIMENT,
	VARIANT,
	type Block as BlockOfTest,
	type BlockEditorActions,
} from './stores';
export { VariantTools } from './variant-tools';
export { testName, TROUBLES, variantName } from './words';
