/**
 * Draws the Get started screen of wp-admin.
 */
import { createRoot } from '@wordpress/element';
import { StartScreen } from './screen';
import './style.scss';

const container = document.getElementById( 'brolga-start' );
if ( container ) {
	const {
		business = '',
		known = '',
		page = '',
		preview = '',
		images = '{}',
		editor = '',
	} = container.dataset;
	createRoot( container ).render(
		<StartScreen
			business={ business }
			isKnown={ known !== '' }
			newPage={ page }
			preview={ preview }
			images={
				JSON.parse( images ) as Readonly< Record< string, string > >
			}
			editor={ editor }
		/>
	);
}
