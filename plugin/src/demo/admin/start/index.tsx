/**
 * Draws the Get started screen of wp-admin.
 */
import { createRoot } from '@wordpress/element';
import { StartScreen } from './screen';
import type { SetupData } from './setup/data';
import './style.scss';

const container = document.getElementById( 'brolga-start' );
if ( container ) {
	const {
		business = '',
		known = '',
		setup = '',
		page = '',
		preview = '',
		images = '{}',
		editor = '',
	} = container.dataset;
	createRoot( container ).render(
		<StartScreen
			business={ business }
			isKnown={ known !== '' }
			setup={ JSON.parse( setup ) as SetupData }
			newPage={ page }
			preview={ preview }
			images={
				JSON.parse( images ) as Readonly< Record< string, string > >
			}
			editor={ editor }
		/>
	);
}
