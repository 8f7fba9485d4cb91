/**
 * `@brolga/conditions`: fields that are asked only when other answers call for
 * them. Fetched by the forms that have some.
 */
export { conditionalFields } from '../conditional-fields';
