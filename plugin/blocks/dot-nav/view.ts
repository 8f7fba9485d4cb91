/**
 * Says which section is read. The dots themselves are links.
 *
 * @see NAV-4
 */
import { mount, scroll } from '@brolga/runtime';
import { onResize } from '../../src/runtime/device/device';
import { present } from './model';

mount( '[data-brolga-module="brolga/dot-nav"]', ( root, { signal } ) => {
	const tops: ( () => number )[] = [];
	const dots = [ ...root.querySelectorAll( '[data-brolga-dot]' ) ].filter(
		( dot ) => {
			const section = document.getElementById(
				dot.getAttribute( 'href' )?.slice( 1 ) ?? ''
			);
			if ( section ) {
				tops.push( () => section.getBoundingClientRect().top );
			} else {
				// It was printed for something else than this page.
				dot.parentElement?.remove();
			}
			return section;
		}
	);
	const paint = (): void => {
		const page = scroll.container() ?? document.documentElement;
		const y = scroll.y();
		const { top: first, bottom } = scroll.area();
		const now = present(
			tops.map( ( top ) => top() ),
			{
				top: first,
				bottom,
				isEnd: y > 0 && y + page.clientHeight > page.scrollHeight - 2,
			}
		);
		dots.forEach( ( dot, index ) =>
			index === now
				? dot.setAttribute( 'aria-current', 'location' )
				: dot.removeAttribute( 'aria-current' )
		);
	};
	window.addEventListener( 'scroll', paint, { signal, passive: true } );
	onResize( paint, signal );
	paint();
} );
