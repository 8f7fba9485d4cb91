/**
 * Panels for WordPress' Query Loop: a part of the blocks' script. They are
 * fetched when one is selected.
 *
 * @see BLOG-890 PERF-34
 */
import { addPanels } from '../../../editor/any-block';

addPanels(
	'brolga/list',
	() => import( /* webpackChunkName: "lists" */ './list-panels' ),
	'core/query'
);
