/**
 * Ticks towards the end that the server printed, and does then what the owner
 * chose.
 */
import { announce, config, mount, refresh } from '@brolga/runtime';
import { COUNTDOWN } from '@brolga/contracts';
import { columnOf, endAt, hasShortLabels, timeLeft } from './model';

declare module '../../src/runtime/events' {
	interface Achievements {
		readonly countdown_expired: true;
	}
}

const seconds = (): number => Math.floor( Date.now() / 1000 );

/** The width of the nearest column, of those that share its row. */
function columnPercent( root: HTMLElement ): number {
	// Core has no other mark of its columns than their class.
	const column = root.closest< HTMLElement >( '[class~=wp-block-column]' );
	const basis = column?.style.flexBasis ?? '';
	return basis.endsWith( '%' )
		? parseFloat( basis )
		: 100 / ( column?.parentElement?.childElementCount || 1 );
}

/** Follows a redirect, unless it would lead to the same page again. */
function follow( target: string ): void {
	const there = new URL( target, location.href );
	const isHere =
		there.origin + there.pathname + there.search ===
		location.origin + location.pathname + location.search;
	if ( ! isHere && ! config().preview ) {
		location.assign( there );
	}
}

mount( '[data-brolga-module="brolga/countdown"]', ( root, { signal } ) => {
	const ends = ( root.dataset.brolgaEnds ?? '' ).split( ' ' ).map( Number );
	if ( ! ends[ 0 ] ) {
		return;
	}
	const { brolgaExpiry: expiry, brolgaTarget: target } = root.dataset;
	const column = columnOf( columnPercent( root ) );
	const opened = seconds();
	let announced = false;

	const paint = ( now: number ): boolean => {
		const left = timeLeft( now, endAt( ends, now ) );
		root.classList.toggle(
			'has-short-labels',
			hasShortLabels( { containerWidth: root.clientWidth, column } )
		);
		root.querySelectorAll< HTMLElement >( '[data-brolga-unit]' ).forEach(
			( unit ) => {
				const name = unit.dataset.brolgaUnit as 'days';
				unit.classList.toggle( 'is-zero', left.zero.includes( name ) );
				if ( unit.firstElementChild ) {
					unit.firstElementChild.textContent = left[ name ];
				}
			}
		);
		return left.finished;
	};

	/** Puts what holds afterwards in the place of the time. */
	const finish = (): void => {
		root.hidden = expiry === 'hide';
		const then = root.querySelector( ':scope > [data-brolga-then]' );
		const template = then?.querySelector( 'template' );
		if ( then && template ) {
			root.querySelector( ':scope > [data-brolga-running]' )?.remove();
			then.replaceChildren( template.content );
			refresh( then );
		}
	};

	const tick = (): void => {
		const now = seconds();
		const isOver = paint( now );
		const end = ends[ 0 ] ?? now;
		const said =
			! announced && opened < end && end <= now
				? announce( 'countdown_expired', root.id )
				: Promise.resolve();
		announced ||= end <= now;
		if ( ! isOver ) {
			return;
		}
		clearInterval( timer );
		finish();
		if ( expiry === 'redirect' && target ) {
			void said.then( () => follow( target ) );
		}
	};
	const timer = setInterval( tick, COUNTDOWN.tickMs );
	signal.addEventListener( 'abort', () => clearInterval( timer ) );
	tick();
} );
