/**
 * Draws the Health screen of wp-admin.
 */
import { createRoot } from '@wordpress/element';
import { HealthScreen } from './screen';
import './style.scss';

const container = document.getElementById( 'brolga-health' );
if ( container ) {
	createRoot( container ).render( <HealthScreen /> );
}
