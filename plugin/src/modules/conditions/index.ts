/**
 * `@brolga/conditions`: fields that are asked only when other answers call for
 * them. A contact form has this in its view; a sign-up, which seldom has rules,
 * fetches it.
 */
export { conditionalFields } from '../../forms/conditional-fields';
