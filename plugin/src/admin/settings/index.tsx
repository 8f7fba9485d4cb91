/**
 * Draws the Settings screen of wp-admin.
 */
import { createRoot } from '@wordpress/element';
import { SettingsScreen } from './screen';
import './style.scss';

const container = document.getElementById( 'brolga-settings' );
if ( container ) {
	createRoot( container ).render( <SettingsScreen /> );
}
