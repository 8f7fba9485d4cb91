/**
 * A module's pages in place: swaps what it shows, and sees to the focus and to
 * who only hears the page.
 *
 * @see PAGE-1 PAGE-11 PAGE-12
 */
import { refresh, teardown } from '@brolga/runtime';
import { answerFor, containerIn, keepAnswer } from './answers';
import { isStartHidden } from './start';

/** A module whose content is swapped. */
export interface SwappedModule {
	/**
	 * Shows the module as another address has it.
	 *
	 * @param  address The address.
	 * @param  focus   Whether the visitor asked for it here, and goes on there.
	 * @param  arrive  Called when it has come, before the page's title changes.
	 * @return Whether it is shown; not where a later wish was faster.
	 */
	readonly show: (
		address: string,
		focus: boolean,
		arrive?: () => void
	) => Promise< boolean >;
}

const itemsOf = ( container: HTMLElement ): HTMLElement[] => [
	...container.querySelectorAll< HTMLElement >( ':scope > ul > li' ),
];

/** Where someone who asked for a page goes on: the first link of what is new, else the page itself. */
function focusOn( container: HTMLElement, first?: HTMLElement | null ): void {
	const target = first ?? container;
	if ( ! first ) {
		container.tabIndex = -1;
	}
	target.focus( { preventScroll: true } );
}

/** Keeps what is there already: images that are seen would blink. */
const keepSame = (
	old: readonly HTMLElement[],
	fresh: readonly HTMLElement[]
): void =>
	fresh.forEach( ( item, index ) => {
		const same = old[ index ];
		if ( same?.isEqualNode( item ) ) {
			item.replaceWith( same );
		}
	} );

/** Says to who only hears the page what is shown now. */
function tellOf( container: HTMLElement, root: HTMLElement ): void {
	const status = root.querySelector( '[data-brolga-status]' );
	if ( status ) {
		status.textContent = container.dataset.brolgaTold ?? '';
	}
}

/**
 * Makes a module's content something that can be swapped.
 *
 * @param root   The module.
 * @param id     Its id.
 * @param follow Goes to an address as a link does, where swapping fails.
 */
export function swapped(
	root: HTMLElement,
	id: string,
	follow: ( address: string ) => void = ( address ) =>
		window.location.assign( address )
): SwappedModule {
	const layout = root.dataset.brolgaLayout;
	const adds = 'brolgaAdds' in root.dataset;
	let wish = 0;
	const first = containerIn( root );
	if ( first ) {
		keepAnswer( window.location.href, id, first );
	}

	return {
		async show( address, focus, arrive = () => undefined ) {
			const own = ++wish;
			root.setAttribute( 'aria-busy', 'true' );
			const answer = await answerFor( address, id, layout ).catch(
				() => undefined
			);
			if ( own !== wish ) {
				return false;
			}
			root.removeAttribute( 'aria-busy' );
			const before = containerIn( root );
			if ( ! answer || ! before ) {
				follow( address );
				return false;
			}
			arrive();
			const had = before.contains( before.ownerDocument.activeElement );
			const after = answer.container.cloneNode( true ) as HTMLElement;
			const old = itemsOf( before );
			const fresh = itemsOf( after );
			teardown( before );
			if ( adds ) {
				keepSame( old, fresh );
			}
			before.replaceWith( after );
			refresh( after );
			document.title = answer.title || document.title;
			if ( focus || had ) {
				const next = adds ? fresh[ old.length ] : undefined;
				focusOn(
					after,
					( next ?? after ).querySelector( next ? 'a' : 'li a[href]' )
				);
			}
			if ( focus && ! adds && isStartHidden( root ) ) {
				root.scrollIntoView();
			}
			tellOf( after, root );
			return true;
		},
	};
}

/**
 * The link of a module that a plain click means, if it leads to this site.
 *
 * @param event    The click.
 * @param selector Which links are meant.
 */
export function clickedLink(
	event: MouseEvent,
	selector: string
): HTMLAnchorElement | undefined {
	const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
	const link =
		target instanceof Element
			? target.closest< HTMLAnchorElement >( selector )
			: null;
	const plain =
		button === 0 && ! ctrlKey && ! metaKey && ! shiftKey && ! altKey;
	return link && plain && link.origin === window.location.origin
		? link
		: undefined;
}
