/**
 * What is hard to press: smaller than 24 px, with something else to press close
 * beside it. Stricter than WCAG 2.5.8, which lets a wide link stand beside another;
 * a link within a sentence is as large as its words.
 */
import type { Page } from '@playwright/test';

/**
 * Looks at the whole page.
 *
 * @param page The page, settled.
 * @return What is too small: its words, its size, and what it is beside.
 */
export const smallTargets = ( page: Page ): Promise< readonly string[] > =>
	page.evaluate( () => {
		const LEAST_PX = 24;
		interface Box {
			readonly element: Element;
			readonly left: number;
			readonly right: number;
			readonly top: number;
			readonly bottom: number;
		}
		/** What is left of an element's box by those around it that cut it off. */
		const seen = ( element: Element ): Box => {
			let { left, right, top, bottom } = element.getBoundingClientRect();
			for (
				let around = element.parentElement;
				around && around !== document.body;
				around = around.parentElement
			) {
				if ( getComputedStyle( around ).overflow !== 'visible' ) {
					const cut = around.getBoundingClientRect();
					left = Math.max( left, cut.left );
					right = Math.min( right, cut.right );
					top = Math.max( top, cut.top );
					bottom = Math.min( bottom, cut.bottom );
				}
			}
			return { element, left, right, top, bottom };
		};
		const isSmall = ( { left, right, top, bottom }: Box ): boolean =>
			right - left < LEAST_PX - 0.5 || bottom - top < LEAST_PX - 0.5;
		const isInSentence = ( { element }: Box ): boolean =>
			getComputedStyle( element ).display === 'inline' &&
			[ element.previousSibling, element.nextSibling ].some(
				( beside ) =>
					beside?.nodeType === Node.TEXT_NODE &&
					/\p{L}/u.test( beside.textContent ?? '' )
			);
		/** What stays in the window lies over other things as they scroll. */
		const layerOf = ( { element }: Box ): Element | null => {
			let layer: Element | null = element;
			while (
				layer &&
				! /fixed|sticky/.test( getComputedStyle( layer ).position )
			) {
				layer = layer.parentElement;
			}
			return layer;
		};
		/** Whether less than half of that lies between two. */
		const meets = ( box: Box, other: Box ): boolean =>
			Math.hypot(
				Math.max( other.left - box.right, 0, box.left - other.right ),
				Math.max( other.top - box.bottom, 0, box.top - other.bottom )
			) <
			LEAST_PX / 2;
		const all = [
			...document.querySelectorAll(
				'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"]'
			),
		]
			.filter(
				( element ) =>
					element.checkVisibility( {
						opacityProperty: true,
						visibilityProperty: true,
					} ) && ! element.closest( '[inert], #wpadminbar' )
			)
			.map( seen )
			.filter(
				( { left, right, top, bottom } ) =>
					right - left > 1 && bottom - top > 1
			);
		const words = ( { element }: Box ): string =>
			( element.textContent ?? '' ).trim().slice( 0, 30 ) ||
			element.outerHTML.slice( 0, 60 );
		return all
			.filter( ( box ) => isSmall( box ) && ! isInSentence( box ) )
			.flatMap( ( box ) => {
				const [ label ] =
					( box.element as HTMLInputElement ).labels ?? [];
				const beside = all.find(
					( other ) =>
						! other.element.contains( box.element ) &&
						! box.element.contains( other.element ) &&
						layerOf( other ) === layerOf( box ) &&
						meets( box, other )
				);
				return beside && ! ( label && ! isSmall( seen( label ) ) )
					? [
							`${ words( box ) }, ${ Math.round( box.right - box.left ) } × ${ Math.round( box.bottom - box.top ) } px, beside ${ words( beside ) }`,
						]
					: [];
			} );
	} );
