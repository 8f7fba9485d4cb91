/**
 * Draws the Shop report screen of wp-admin.
 */
import { createRoot } from '@wordpress/element';
import { ShopReportScreen } from './screen';
import './style.scss';

const container = document.getElementById( 'brolga-shop' );
if ( container ) {
	createRoot( container ).render( <ShopReportScreen /> );
}
