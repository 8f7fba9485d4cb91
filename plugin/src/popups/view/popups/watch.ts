/**
 * Hears of all that opens and closes a popup by itself.
 *
 * @see POPUP-7
 */
import { listen, scroll } from '@brolga/runtime';
import { decide, type Decision, type PopupSettings } from './model';
import { triggers } from './triggers';

/** How long a finger's throw of the page takes. */
const THROW_MS = 400;

const HEARD = 'mousemove mousedown wheel keydown touchstart touchmove scroll';

/**
 * Has a popup's settings decide about what happens on the page.
 *
 * @param settings The popup's.
 * @param act      Does what is decided, at its time.
 * @param signal   Ends it.
 */
export function watch(
	settings: PopupSettings,
	act: ( what: Decision[ 'do' ] ) => void,
	signal: AbortSignal
): void {
	const { documentElement } = document;
	const begun = performance.now();
	let timers: ReturnType< typeof setTimeout >[] = [];
	let isOver = false;
	let from = 0;
	let last = 0;
	let since = 0;
	let touched = -Infinity;

	const feed = ( type: string, pointer?: number, name = '' ): void => {
		const at = performance.now() - begun;
		const y = scroll.y();
		if ( type === 'touchmove' ) {
			touched = at;
		}
		if ( y > last || at - since > THROW_MS ) {
			from = last;
			since = at;
		}
		last = y;
		const plan = isOver
			? []
			: decide(
					settings,
					{
						at,
						type,
						name,
						y: pointer ?? y,
						max: documentElement.scrollHeight - window.innerHeight,
						back: at - touched < 1000 ? from - y : 0,
					},
					triggers[ settings.trigger_event ]
				);
		if ( plan.length ) {
			timers.forEach( clearTimeout );
			timers = plan.map( ( decision ) =>
				setTimeout( () => {
					isOver = true;
					act( decision.do );
				}, decision.at - at )
			);
		}
	};
	for ( const type of HEARD.split( ' ' ) ) {
		document.addEventListener(
			type,
			( event ) => feed( type, ( event as MouseEvent ).clientY ),
			{ signal, passive: true, capture: true }
		);
	}
	listen( ( { name } ) => {
		if ( ! signal.aborted ) {
			feed( 'event', undefined, name );
		}
	} );
	feed( 'load' );
}
