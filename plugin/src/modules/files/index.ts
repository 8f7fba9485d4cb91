/**
 * `@brolga/files`: lists what was chosen in fields that take files. Fetched by the
 * forms that have some.
 */
export { fileFields } from '../../forms/files';
