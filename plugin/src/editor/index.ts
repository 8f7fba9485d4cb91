/**
 * `@brolga/editor`: what the blocks' editor scripts share, loaded once, so that
 * a React context means the same to a block and to its children.
 */
export {
	ActiveChildProvider,
	useActiveChild,
	useIsActiveChild,
} from './active-child';
export { AutoreplyPanel } from './autoreply-panel';
export { AfterPanel } from './after-panel';
export { BlockAppender } from './block-appender';
export { ConditionsPanel, ShownWhen } from './field-conditions';
export { fieldIcons } from './field-icons';
export { LimitsPanel, type Limits } from './field-limits';
export { FileSettings, filesSentence, type FileKind } from './file-settings';
export { fieldName } from './field-name';
export { StartPanel } from './field-start';
export { KeepDays } from './keep-days';
export { ListFields } from './list-fields';
export { MailText } from './mail-text';
export { NoAppender } from './no-appender';
export { NotificationPanel } from './notification-panel';
export { OptionList } from './option-list';
export { ownUid, useOwnValue, type OwnValue } from './own-value';
export { PairingPanel, type Pairing } from './pairing-panel';
export { RedirectFields } from './redirect-fields';
export { registerBlock } from './register-block';
export { RoutesPanel } from './routes-panel';
export { SpamCheck, type SpamCheckName } from './spam-check';
export { TextInPlace } from './text-in-place';
export { WordsPanel } from './words-panel';
export type { ActiveChildState, Child } from './active-child';
export type { Autoreply } from './autoreply-panel';
export type { Route } from './route-words';
export type { Template } from './template';
