/**
 * `@brolga/tracking`: hears what visitors achieve, and tells the owner's
 * services once the visitor agrees and the page has loaded. Only on pages that
 * tell somebody.
 *
 * @see TRACK-4 TRACK-12 TRACK-13 TRACK-14 TRACK-21 TRACK-22
 */
import { LEAD } from '@brolga/contracts';
import { mayRun, onConsent } from '../../consent/state';
import { config } from '../../runtime/config';
import { listen } from '../../runtime/events';
import { trackedAddress } from '../../tracking/address';
import type {
	Adapter,
	AdapterModule,
	TrackedEvent,
} from '../../tracking/types';

interface Island {
	/** Secret parameters that the page needs no more: they leave its address. */
	readonly hidden: readonly string[];
	readonly tracking: Readonly< Record< string, object > >;
}

interface DataLayerWindow {
	dataLayer?: Array< { readonly event?: string; readonly lead_id?: string } >;
}

declare global {
	interface DocumentEventMap {
		'brolga:lead': CustomEvent< {
			readonly lead_id: string;
			readonly form: string;
		} >;
	}
}

/** Parameters that a search stands in. */
const SEARCHES = [ 'q', 's', 'search', 'query', 'keyword' ];

/** A service that the visitor has agreed to, at least once. */
interface Running {
	/** How many of the page's events it has heard. */
	heard: number;
	/** Undefined while it loads, and while the visitor refuses it. */
	adapter?: Adapter | undefined;
	isOn?: boolean;
}

const { hidden = [], tracking: services = {} } = config< Island >();

// Services read the address bar, too.
if ( hidden.length ) {
	const bar = new URL( location.href );
	hidden.forEach( ( name ) => bar.searchParams.delete( name ) );
	history.replaceState( history.state, '', bar );
}

const place = {
	page: trackedAddress( location.href ),
	referrer: trackedAddress( document.referrer ),
};
const events: TrackedEvent[] = [];
const running: Record< string, Running > = {};

/** Tells each service what it has not heard yet. */
function flush(): void {
	for ( const one of Object.values( running ) ) {
		for ( ; one.adapter && one.heard < events.length; one.heard++ ) {
			try {
				one.adapter.tell( events[ one.heard ] as TrackedEvent );
			} catch {
				// The other services hear of it.
			}
		}
	}
}

function happen(
	name: string,
	data: TrackedEvent[ 'data' ] = {},
	id = ''
): void {
	events.push( {
		id: id || String( Math.random() ),
		name,
		// What is empty says nothing.
		data: Object.fromEntries(
			Object.entries( data ).filter( ( [ , value ] ) => value !== '' )
		),
	} );
	flush();
}

/** Starts what the visitor agrees to, and stops what they refuse. */
function follow(): void {
	for ( const [ name, settings ] of Object.entries( services ) ) {
		const one = ( running[ name ] ??= { heard: 0 } );
		const wasOn = one.isOn;
		one.isOn = mayRun( name );
		if ( one.isOn && ! wasOn ) {
			// What they did while they refused it is theirs.
			one.heard = Math.min( one.heard, events.length );
			// Resolved by the page's import map.
			import( /* webpackIgnore: true */ `@brolga/track-${ name }` ).then(
				( adapter: AdapterModule< object > ) => {
					if ( one.isOn ) {
						one.adapter = adapter.start( settings, place );
						flush();
					}
				},
				() => undefined
			);
		}
		if ( ! one.isOn && wasOn ) {
			one.adapter?.stop?.();
			one.adapter = undefined;
			one.heard = Infinity;
		}
	}
}

happen( 'page_view' );
const address = new URLSearchParams( location.search );
const query = SEARCHES.map( ( name ) => address.get( name )?.trim() ).find(
	Boolean
);
if ( query ) {
	happen( 'search', { query } );
}
listen( ( { name, source, data } ) => {
	// A form that is sent is told as a lead, and a search by its results, unless the visitor goes straight to one.
	if ( name !== 'form_sent' && ( name !== 'search' || data.url ) ) {
		happen( name, { source, ...data } );
	}
} );
document.addEventListener( 'brolga:lead', ( { detail } ) => {
	const { lead_id } = detail;
	// What a thank-you page is going to count is not counted here.
	if (
		( window as DataLayerWindow ).dataLayer?.some(
			( one ) =>
				one.event === LEAD.event && ( one.lead_id ?? '' ) === lead_id
		)
	) {
		happen( LEAD.event, detail, lead_id && `lead-${ lead_id }` );
	}
} );

// Safari has no idle callback.
const loaded = (): unknown =>
	( window.requestIdleCallback ?? setTimeout )( () => {
		follow();
		onConsent( follow );
	} );

// A host that hangs would keep the page loading, if it were asked before.
if ( document.readyState === 'complete' ) {
	loaded();
} else {
	addEventListener( 'load', loaded );
}
