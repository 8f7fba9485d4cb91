/** What somebody cannot press, because something else lies over its middle. */
import type { Page } from '@playwright/test';

/** What was looked at, and what is wrong of it. */
export interface Seen {
	/** How many links, buttons and fields lie in the window, or in what stays in it. */
	readonly looked: number;
	/** Each that is covered, and by what. */
	readonly covered: readonly string[];
	/** How much of the window's height bars at its foot take: what lies there is below the first screen. */
	readonly foot: number;
	/** What stays at the foot without being as wide as the window, and so has something beside it. */
	readonly floats: readonly string[];
}

/**
 * Looks at what is in the window, as somebody with a mouse does.
 *
 * @param page    The page, scrolled to where it is looked at.
 * @param isFixed Whether only what stays in the window is meant: in the middle of a page a header lies over text.
 */
export const look = ( page: Page, isFixed = false ): Promise< Seen > =>
	page.evaluate( ( onlyFixed ) => {
		const { clientWidth: width } = document.documentElement;
		const height = window.innerHeight;
		const stays = ( element: Element ): Element | null => {
			for (
				let now: Element | null = element;
				now;
				now = now.parentElement
			) {
				const { position } = getComputedStyle( now );
				if (
					position === 'fixed' ||
					( position === 'sticky' &&
						window.scrollY > 0 &&
						Math.abs( now.getBoundingClientRect().top ) < 1 )
				) {
					return now;
				}
			}
			return null;
		};
		const isSeen = ( element: Element ): boolean =>
			element.checkVisibility( {
				visibilityProperty: true,
				opacityProperty: true,
			} ) && ! element.closest( '[inert],[aria-hidden="true"]' );
		const fixed = [ ...document.body.querySelectorAll( '*' ) ].filter(
			( element ) => {
				const { position, pointerEvents } = getComputedStyle( element );
				return (
					position === 'fixed' &&
					pointerEvents !== 'none' &&
					isSeen( element ) &&
					element.getBoundingClientRect().height > 1 &&
					element.getBoundingClientRect().bottom > height / 2
				);
			}
		);
		let foot = height;
		const lowest = [ ...fixed ].sort(
			( one, other ) =>
				other.getBoundingClientRect().bottom -
				one.getBoundingClientRect().bottom
		);
		const bars = lowest.filter( ( element ) => {
			const box = element.getBoundingClientRect();
			if ( box.width < width || Math.abs( box.bottom - foot ) > 1 ) {
				return false;
			}
			foot = box.top;
			return true;
		} );
		// A header that stays covers what has been scrolled past.
		const head = Math.max(
			0,
			...[ ...document.body.querySelectorAll( '*' ) ].map(
				( element ) => {
					const { position } = getComputedStyle( element );
					const box = element.getBoundingClientRect();
					return window.scrollY > 0 &&
						/fixed|sticky/.test( position ) &&
						Math.abs( box.top ) < 1 &&
						box.width >= width
						? box.bottom
						: 0;
				}
			)
		);
		const nameOf = ( element: Element ): string =>
			`${ element.tagName.toLowerCase() } ${
				element.textContent.trim().replace( /\s+/g, ' ' ) ||
				( element.getAttribute( 'aria-label' ) ??
					element.getAttribute( 'class' ) ??
					'' )
			}`
				.trim()
				.slice( 0, 60 );
		/** Whether a point of an element is cut off by what it scrolls in. */
		const isCut = ( element: Element, x: number, y: number ): boolean => {
			for (
				let now = element.parentElement;
				now && now !== document.body;
				now = now.parentElement
			) {
				if ( getComputedStyle( now ).overflow !== 'visible' ) {
					const box = now.getBoundingClientRect();
					if (
						x < box.left ||
						x > box.right ||
						y < box.top ||
						y > box.bottom
					) {
						return true;
					}
				}
			}
			return false;
		};
		let looked = 0;
		const covered: string[] = [];
		for ( const element of document.body.querySelectorAll(
			'a[href],button,input,select,textarea,summary'
		) ) {
			const box = element.getBoundingClientRect();
			const x = box.left + box.width / 2;
			const y = box.top + box.height / 2;
			const place = stays( element );
			const end = place ? height : foot;
			if (
				box.width < 2 ||
				box.height < 2 ||
				x < 0 ||
				x >= width ||
				y < ( place ? 0 : head ) ||
				y >= end ||
				! isSeen( element ) ||
				( onlyFixed && ! place ) ||
				isCut( element, x, y )
			) {
				continue;
			}
			looked++;
			const found = document.elementFromPoint( x, y );
			const label =
				element instanceof HTMLInputElement ? element.labels : null;
			if (
				! found ||
				! (
					element.contains( found ) ||
					[ ...( label ?? [] ) ].some( ( one ) =>
						one.contains( found )
					)
				)
			) {
				covered.push(
					`${ nameOf( element ) } under ${ found ? nameOf( found ) : 'nothing' }`
				);
			}
		}
		return {
			looked,
			covered,
			foot: height - foot,
			floats: fixed
				.filter( ( element ) => ! bars.includes( element ) )
				.map( nameOf ),
		};
	}, isFixed );
