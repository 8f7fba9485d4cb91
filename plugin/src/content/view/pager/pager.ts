/**
 * Numbered pages: a click on a page's link swaps the module's content, and the
 * page's history goes along.
 *
 * @see PAGE-1 PAGE-11 PAGE-12
 */
import * as hash from '@brolga/hash';
import { pageAddress } from './address';
import { clickedLink, swapped } from './pages';

/**
 * Wires a module with numbered pages.
 *
 * @param root   The module.
 * @param signal Ends it.
 * @param follow Goes to an address as a link does, where swapping fails.
 */
export function pager(
	root: HTMLElement,
	signal: AbortSignal,
	follow?: ( address: string ) => void
): void {
	const id = root.dataset.brolgaPages ?? root.id;
	const parameter = `${ id }_page`;
	const module = swapped( root, id, follow );
	const pageOf = ( address: string ): string =>
		new URL( address ).searchParams.get( parameter ) ?? '';
	let shown = pageOf( window.location.href );

	root.addEventListener(
		'click',
		( event ) => {
			const link = clickedLink( event, 'a[data-brolga-to]' );
			if ( ! link || link.closest( '[data-brolga-pages]' ) !== root ) {
				return;
			}
			event.preventDefault();
			const address = pageAddress(
				link.href,
				window.location.href,
				parameter
			);
			shown = pageOf( address );
			void module.show( address, true, () =>
				window.history.pushState( null, '', address + hash.suffix() )
			);
		},
		{ signal }
	);
	window.addEventListener(
		'popstate',
		() => {
			const { href } = window.location;
			if ( pageOf( href ) !== shown ) {
				shown = pageOf( href );
				void module.show( href, false );
			}
		},
		{ signal }
	);
}
