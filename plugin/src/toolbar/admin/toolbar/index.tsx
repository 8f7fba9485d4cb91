/**
 * Draws the owner's panel on a page of the site, in a shadow: no theme changes
 * it, and it changes no theme. Loaded when it is first opened.
 *
 * @see TOOLBAR-3
 */
import { createRoot } from '@wordpress/element';
import type { ToolbarData } from './model';
import { Panel } from './panel';
import './style.scss';

const host = document.querySelector< HTMLElement >( '[data-brolga-toolbar]' );
const data = document.getElementById( 'brolga-toolbar-data' )?.textContent;

if ( host && data && ! host.shadowRoot ) {
	const place = document.createElement( 'div' );
	const look = document.createElement( 'link' );
	// Nobody sees it before it looks like something.
	place.hidden = true;
	look.rel = 'stylesheet';
	look.onload = look.onerror = () => {
		place.hidden = false;
		host.dispatchEvent( new CustomEvent( 'brolga-open' ) );
	};
	look.href = host.dataset.look ?? '';
	host.attachShadow( { mode: 'open' } ).append( look, place );
	createRoot( place ).render(
		<Panel
			host={ host }
			data={ JSON.parse( data ) as ToolbarData }
			label={ host.dataset.label ?? '' }
		/>
	);
}
