/**
 * `@brolga/counters`: numbers of a page that count up. The final number never
 * leaves the page: it keeps its place and is what screen readers hear; what
 * moves is a copy.
 */
import { inView, motion } from '@brolga/runtime';
import { partAt, type Figure } from './figure';

export { textAt } from './figure';

const figureOf = ( { dataset }: HTMLElement ): Figure => ( {
	value: Number( dataset.numberValue ),
	plus: dataset.numberValue?.startsWith( '+' ) ?? false,
	separator: dataset.numberSeparator ?? '',
	decimals: Number( dataset.brolgaDecimals ?? 0 ),
	mark: dataset.brolgaMark ?? '.',
} );

/** Shows a moving copy over a number, and returns how to paint and remove it. */
function copyOf(
	digits: HTMLElement,
	textAt: ( figure: Figure, part: number ) => string
): ( part: number ) => void {
	const figure = figureOf( digits );
	const copy = document.createElement( 'span' );
	copy.ariaHidden = 'true';
	copy.dataset.brolgaCopy = '';
	digits.append( copy );
	return ( part ) => {
		if ( part === 1 ) {
			copy.remove();
		}
		copy.textContent = textAt( figure, part );
	};
}

/**
 * Counts the numbers of an element up once it comes into view, and tells its
 * styles by `--brolga-count` how far it is.
 *
 * @see NUM-1 NUM-7 NUM-10 NUM-15
 * @param root   The element.
 * @param textAt What a number shows on its way.
 * @param signal Ends it: the final numbers are there at once.
 */
export function countUp(
	root: HTMLElement,
	textAt: ( figure: Figure, part: number ) => string,
	signal: AbortSignal
): void {
	const wait = ( still: boolean ): void => {
		root.toggleAttribute( 'data-brolga-waiting', still );
	};
	const run = (): void => {
		wait( false );
		if ( motion.reduced() ) {
			return;
		}
		const copies = [
			...root.querySelectorAll< HTMLElement >( '[data-number-value]' ),
		].map( ( digits ) => copyOf( digits, textAt ) );
		const start = performance.now();
		const step = (): void => {
			const part = signal.aborted
				? 1
				: partAt( performance.now() - start );
			copies.forEach( ( paint ) => paint( part ) );
			if ( part < 1 ) {
				root.style.setProperty( '--brolga-count', String( part ) );
				requestAnimationFrame( step );
			} else {
				root.style.removeProperty( '--brolga-count' );
			}
		};
		step();
	};
	wait( true );
	root.setAttribute( 'data-brolga-ready', '' );
	signal.addEventListener( 'abort', () => wait( false ) );
	inView( root, run, { signal } );
}
