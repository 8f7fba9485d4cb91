/**
 * `@brolga/editor-disclosure`: what the accordion and the toggle share in the
 * editor.
 */
export { DisclosureHeading } from './disclosure-heading';
export { LookSettings, type Look } from './look-settings';
export { designs } from './designs';
