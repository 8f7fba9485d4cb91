/**
 * `brolga-table`: what our lists use of WordPress' table, as one script that they
 * share.
 */
export { DataViews } from '@wordpress/dataviews/wp';
