/**
 * Draws the Get started screen of wp-admin.
 */
import { createRoot } from '@wordpress/element';
import { StartScreen } from './screen';
import './style.scss';

const container = document.getElementById( 'brolga-start' );
if ( container ) {
	const {
		page = '',
		preview = '',
		pictures = '{}',
		editor = '',
	} = container.dataset;
	createRoot( container ).render(
		<StartScreen
			newPage={ page }
			preview={ preview }
			pictures={
				JSON.parse( pictures ) as Readonly< Record< string, string > >
			}
			editor={ editor }
		/>
	);
}
