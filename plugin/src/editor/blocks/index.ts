/**
 * `@brolga/editor`: what every block's editor script needs, loaded once, so
 * that a React context means the same to a block and to its children.
 */
export {
	ActiveChildProvider,
	useActiveChild,
	useIsActiveChild,
} from './active-child';
export { BlockAppender } from './block-appender';
export { BlockPanels } from './block-panels';
export { bound, type Editable } from './bound';
export { useEditorSetting } from './editor-setting';
export { blockIcons } from './icons';
export { lazily, lazySettings } from './lazy-settings';
export { looks, type Look } from './looks';
export {
	imageOf,
	MediaButton,
	MediaPicker,
	MediaRemove,
	type Media,
} from './media-button';
export { NoAppender } from './no-appender';
export { ownUid, useOwnValue, type OwnValue } from './own-value';
export { registerBlock } from './register-block';
export { SchemeField } from './scheme-field';
export { TextInPlace } from './text-in-place';
export type { ActiveChildState, Child } from './active-child';
export type { Template } from './template';
