/**
 * `@brolga/editor-forms`: what the editors of forms share, their fields, their
 * rules and mails, what is said and where a visitor goes.
 */
export { AfterPanel } from './after-panel';
export { AutoreplyPanel } from './autoreply-panel';
export { FieldBasics } from './field-basics';
export { ConditionsPanel } from './field-conditions';
export { fieldIcons } from './field-icons';
export { LimitsPanel, type Limits } from './field-limits';
export { fieldName } from './field-name';
export { FieldAppender, FieldToolbar, NEW_FIELD } from './field-picker';
export { StartFields } from './field-start';
export { FIELD_WIDTHS } from './field-widths';
export { filesSentence, type FileKind } from './file-kinds';
export { FileSettings } from './file-settings';
export { useHasRequired } from './form-fields';
export { painted, type FormLook } from './form-look';
export { FormLookPanel } from './form-look-panel';
export { FormNameField, NewFormName } from './form-name-field';
export { KeepDays } from './keep-days';
export { MailText } from './mail-text';
export { NotificationPanel } from './notification-panel';
export { OptionList } from './option-list';
export { OptionSettings } from './option-settings';
export { PairingPanel, type Pairing } from './pairing-panel';
export { RedirectFields } from './redirect-fields';
export { RoutesPanel } from './routes-panel';
export { ShownWhen } from './shown-when';
export { SpamCheck, type SpamCheckName } from './spam-check';
export { Entrusted, TrustNote } from './trust';
export { WidgetNote } from './widget-note';
export { WordsPanel } from './words-panel';
export type { Autoreply } from './autoreply-panel';
export type { Route } from './route-words';
