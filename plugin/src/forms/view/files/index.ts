/**
 * `@brolga/files`: lists what was chosen in fields that take files, and keeps it
 * when they are drawn anew. Fetched by the forms that have some.
 */
export { fileFields, keepFiles } from './files';
