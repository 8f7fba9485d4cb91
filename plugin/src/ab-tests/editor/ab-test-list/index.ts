/**
 * `@brolga/editor-ab-test-list`: the page's tests in its sidebar. By itself,
 * because the editor of widgets has no such sidebar, and must not load it.
 */
import './document-panel';
