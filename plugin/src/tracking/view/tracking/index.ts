/**
 * `@brolga/tracking`: hears what visitors achieve, and tells the owner's
 * services once the visitor agrees and the page has loaded. Only on pages that
 * tell somebody.
 *
 * @see TRACK-4 TRACK-12 TRACK-13 TRACK-14
 */
import { LEAD } from '@brolga/contracts';
import { mayRun, onConsent } from '../../../runtime/consent/state';
import { config } from '../../../runtime/config';
import { listen } from '../../../runtime/events';
import type { Adapter, AdapterModule, TrackedEvent } from '../types';

interface PageConfig {
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

const services = config< PageConfig >().tracking ?? {};
const events: TrackedEvent[] = [];
const running: Record< string, Running > = {};

/** Tells each service what it has not heard yet. */
function flush(): void {
	for ( const name in running ) {
		const one = running[ name ] as Running;
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
		id: id || `${ Math.random() }`,
		name,
		// What is empty says nothing, and is left out.
		data: JSON.parse(
			JSON.stringify(
				data,
				( _key, value: unknown ) => value || undefined
			)
		) as TrackedEvent[ 'data' ],
	} );
	flush();
}

/** Starts what the visitor agrees to, and stops what they refuse. */
function follow(): void {
	for ( const name in services ) {
		const one = ( running[ name ] ??= { heard: 0 } );
		const wasOn = one.isOn;
		one.isOn = mayRun( name );
		if ( ! wasOn && one.isOn ) {
			// What they did while they refused it is theirs.
			one.heard = Math.min( one.heard, events.length );
			// Resolved by the page's import map.
			import( /* webpackIgnore: true */ `@brolga/track-${ name }` ).then(
				( adapter: AdapterModule< object > ) => {
					if ( one.isOn ) {
						one.adapter = adapter.start(
							services[ name ] as object
						);
						flush();
					}
				},
				() => undefined
			);
		}
		if ( wasOn && ! one.isOn ) {
			one.adapter?.stop?.();
			delete one.adapter;
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
	// What a thank-you page is going to count is not counted here.
	if (
		( window as DataLayerWindow ).dataLayer?.some(
			( one ) =>
				one.event === LEAD.event &&
				( one.lead_id ?? '' ) === detail.lead_id
		)
	) {
		happen(
			LEAD.event,
			detail,
			detail.lead_id && `lead-${ detail.lead_id }`
		);
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
