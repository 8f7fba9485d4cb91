/**
 * `@brolga/editor-effects`: panels for what any block can do. Loaded in every
 * editor; no block asks for it.
 */
import './panels';
