/**
 * Blocks that stick: says when one does, and lets it stick beyond its parent.
 */
import { mount, scroll } from '@brolga/runtime';
import { onResize } from '../../runtime/device/device';

/** What an owner calls a limit, by what it is in the page. Core's have no other mark. */
const LIMITS: Readonly< Record< string, string > > = {
	column: '[class~=wp-block-column]',
	row: '[class~=wp-block-columns]',
	section:
		'section,[data-brolga-section],[class~=wp-block-group][class~=alignfull],[class~=wp-block-cover]',
	body: 'body',
};

const box = ( element: Element ): DOMRect => element.getBoundingClientRect();

/** Whether the limit goes on beyond the parent, on the side that the block moves to. */
const isBeyond = (
	isTop: boolean,
	limit: DOMRect,
	parent: DOMRect
): boolean =>
	isTop ? limit.bottom > parent.bottom + 1 : limit.top < parent.top - 1;

/** Where a block of a height sticks, by the style it has at its own place. */
function lineOf(
	isTop: boolean,
	style: CSSStyleDeclaration,
	height: number
): number {
	const offset =
		parseFloat( style[ isTop ? 'insetBlockStart' : 'insetBlockEnd' ] ) || 0;
	const { top, bottom } = scroll.area();
	return isTop ? top + offset : bottom - offset - height;
}

/** Whether a block stands at its own place and sticks nowhere. */
const isAtHome = ( isTop: boolean, top: number, line: number ): boolean =>
	isTop ? top >= line || ! scroll.y() : top <= line;

/** @see STICKY-1 STICKY-2 STICKY-3 STICKY-4 STICKY-6 */
mount( '[data-brolga-sticky]', ( root, { signal } ) => {
	const { style, classList, parentElement, dataset } = root;
	// Outside of any, the parent is the limit, as it is for the styles.
	const limit =
		parentElement?.closest(
			LIMITS[ dataset.brolgaSticky ?? '' ] ?? 'body'
		) ?? parentElement;
	/** Keeps the block's place while the block itself is fixed. */
	const stand = root.cloneNode() as HTMLElement;
	stand.removeAttribute( 'id' );
	stand.removeAttribute( 'data-brolga-sticky' );

	const own = style.cssText;
	/** The block's own style, and how much room is left beside it. */
	let base = own;
	const setStyle = ( more: string ): void => {
		style.cssText = `${ base };${ more }`;
	};
	const release = (): void => {
		stand.remove();
		setStyle( '' );
	};

	const update = (): void => {
		const { height } = box( root );
		base = `${ own };--brolga-sticky-room:calc(100vh - ${ height }px)`;
		const now = getComputedStyle( root );
		const edge = now.getPropertyValue( '--brolga-sticky-edge' ).trim();
		const isTop = edge === 'top';
		if ( ! limit || ! parentElement || ! /[tb]o/.test( edge ) ) {
			release();
			classList.remove( 'is-stuck' );
			return;
		}
		const bounds = box( limit );
		const near = box( parentElement );
		const isFar = isBeyond( isTop, bounds, near );
		if ( isFar && ! stand.isConnected ) {
			// Measured where it would be if it did not stick.
			setStyle( 'position:static' );
		}
		const place = box( stand.isConnected ? stand : root );
		// A block that is fixed tells its own place, no longer the owner's.
		const saved = stand.isConnected ? getComputedStyle( stand ) : now;
		const line = lineOf( isTop, saved, height );
		const top = isTop
			? Math.min( Math.max( place.top, line ), bounds.bottom - height )
			: Math.max( Math.min( place.top, line ), bounds.top );
		// What its limit has pushed off the line sticks no longer.
		classList.toggle(
			'is-stuck',
			Math.abs( top - line ) < 1 && ( ! isTop || scroll.y() > 0 )
		);
		if ( ! isFar || isAtHome( isTop, place.top, line ) ) {
			release();
			return;
		}
		// Both at once, and nothing measured in between: a page in which the
		// block stood twice, if only for a moment, scrolls by its height.
		stand.style.cssText = `${ base };position:static;visibility:hidden;block-size:${ height }px`;
		setStyle(
			`position:fixed;inset:${ top }px auto auto ${ place.left }px;width:${ place.width }px;margin:0`
		);
		if ( ! stand.isConnected ) {
			root.before( stand );
		}
	};

	window.addEventListener( 'scroll', update, { passive: true, signal } );
	onResize( update, signal );
	// Fonts and images that come late make it taller. Tells of the first size, too.
	const sizes = new ResizeObserver( update );
	sizes.observe( root );
	signal.addEventListener( 'abort', () => {
		sizes.disconnect();
		release();
	} );
} );
