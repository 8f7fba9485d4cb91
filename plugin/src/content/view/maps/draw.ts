/**
 * Draws a map with its pins: a chunk of its own, which comes with Leaflet.
 */
import { motion } from '@brolga/runtime';
import { MAP } from '@brolga/contracts';
import type { LayerGroup, Map as LeafletMap, Marker } from 'leaflet';
import type * as Leaflet from './leaflet';
import { clustersOf, cornersOf, type At, type Cluster } from './geometry';

type Library = typeof Leaflet;

/** What the server says for the script to show. */
export type Words = Readonly<
	Record< 'zoomIn' | 'zoomOut' | 'close' | 'cluster' | 'failed', string >
>;

/** A pin: its entry in the list, and its place. */
export interface Pin {
	readonly item: HTMLElement;
	readonly at: At;
}

/** What is drawn where. */
export interface Drawing {
	readonly stage: HTMLElement;
	readonly pins: readonly Pin[];
	/** The image of a marker. */
	readonly image: DocumentFragment;
	readonly words: Words;
	/** The map looks at all its pins; else at a centre. */
	readonly look:
		| { readonly type: 'all' }
		| { readonly type: 'centre'; readonly at: At; readonly zoom: number };
	readonly nearest: number;
	/** Told the message for the visitor, which may be none. */
	readonly say: ( message: string ) => void;
	readonly signal: AbortSignal;
}

/**
 * What a pin's window says: what its entry in the list does.
 *
 * @see MAP-3 MAP-9 MAP-11
 * @param item  The entry.
 * @param close Closes the window.
 * @param words Names the button.
 */
function windowOf(
	item: HTMLElement,
	close: () => void,
	words: Words
): HTMLElement {
	const content = document.createElement( 'div' );
	const button = document.createElement( 'button' );
	button.type = 'button';
	button.textContent = '×';
	button.setAttribute( 'aria-label', words.close );
	button.addEventListener( 'click', close );
	content.addEventListener( 'keydown', ( { key } ) => {
		if ( key === 'Escape' ) {
			close();
		}
	} );
	content.append( ...item.cloneNode( true ).childNodes, button );
	content.tabIndex = -1;
	return content;
}

/** The empty map on its stage. */
function mapOn( leaflet: Library, stage: HTMLElement ): LeafletMap {
	const told = stage.dataset;
	const moves = ! motion.reduced();
	return new leaflet.Map( stage, {
		attributionControl: false,
		zoomControl: false,
		scrollWheelZoom: told.brolgaWheel !== undefined,
		dragging:
			told.brolgaDragging === 'all' ||
			! window.matchMedia( '(pointer: coarse)' ).matches,
		fadeAnimation: moves,
		zoomAnimation: moves,
		markerZoomAnimation: moves,
	} );
}

/** Fetches the map's images, and tells when none comes. */
function addTiles(
	leaflet: Library,
	map: LeafletMap,
	{ stage, nearest, words, say }: Drawing
): void {
	let seen = false;
	new leaflet.TileLayer( stage.dataset.brolgaTiles ?? '', {
		maxZoom: nearest,
	} )
		.on( 'tileload', () => {
			seen = true;
			say( '' );
		} )
		.on( 'tileerror', () => {
			if ( ! seen ) {
				say( words.failed );
			}
		} )
		.addTo( map );
}

/** What a marker stands for: one pin, or many of which it says how many. */
interface Mark {
	readonly at: At;
	readonly content: string | Node;
	readonly name: string;
	readonly many: boolean;
	/** Whether anything happens when it is pressed. */
	readonly opens: boolean;
}

/** Puts a marker on the map. */
function addMarker(
	leaflet: Library,
	markers: LayerGroup,
	{ at, content, name, many, opens }: Mark
): Marker {
	const html = document.createElement( 'div' );
	html.append( content );
	const marker = new leaflet.Marker( at, {
		keyboard: opens,
		icon: new leaflet.DivIcon( {
			className: `wp-block-brolga-map__${ many ? 'cluster' : 'marker' }`,
			html,
			iconSize: [ MAP.markerWidthPx, MAP.markerHeightPx ],
			iconAnchor: [
				MAP.markerWidthPx / 2,
				many ? MAP.markerHeightPx / 2 : MAP.markerHeightPx,
			],
			popupAnchor: [ 0, 4 - MAP.markerHeightPx ],
		} ),
	} ).addTo( markers );
	const element = marker.getElement();
	element?.setAttribute( 'role', opens ? 'button' : 'img' );
	element?.setAttribute( 'aria-label', name );
	// Leaflet hears Enter alone, and on windows alone.
	element?.addEventListener( 'keydown', ( event ) => {
		if ( opens && [ 'Enter', ' ' ].includes( event.key ) ) {
			event.preventDefault();
			element.click();
		}
	} );
	return marker;
}

/** Gives a pin its window. */
function bindWindow( marker: Marker, item: HTMLElement, words: Words ): void {
	const close = (): void => {
		marker.closePopup();
		marker.getElement()?.focus();
	};
	const content = windowOf( item, close, words );
	marker
		.bindPopup( content, {
			closeButton: false,
			minWidth: 250,
			maxWidth: 280,
		} )
		.on( 'popupopen', () => content.focus() );
}

/**
 * Draws the map.
 *
 * @see MAP-1 MAP-4 MAP-8 MAP-13
 * @param leaflet The library.
 * @param drawing What is drawn where.
 */
export function draw( leaflet: Library, drawing: Drawing ): void {
	const { stage, pins, image, words, look, nearest, signal } = drawing;
	const places = pins.map( ( { at } ) => at );
	const map = mapOn( leaflet, stage );
	signal.addEventListener( 'abort', () => map.remove() );
	map.addControl(
		new leaflet.Control.Zoom( {
			zoomInTitle: words.zoomIn,
			zoomOutTitle: words.zoomOut,
		} )
	);
	addTiles( leaflet, map, drawing );

	const show = ( some: readonly At[] ): void =>
		void map.fitBounds( cornersOf( some ), {
			padding: [ MAP.markerWidthPx, MAP.markerHeightPx ],
			maxZoom: nearest,
		} );
	if ( look.type === 'all' ) {
		show( places );
	} else {
		map.setView( look.at, look.zoom );
	}

	const markers = new leaflet.LayerGroup().addTo( map );
	const mark = ( { members, at }: Cluster ): void => {
		const found = pins.filter( ( _, index ) => members.includes( index ) );
		const [ only ] = found;
		if ( ! only ) {
			return;
		}
		const count = String( found.length );
		const many = found.length > 1;
		const opens = many || 'brolgaWindow' in only.item.dataset;
		const marker = addMarker( leaflet, markers, {
			at,
			content: many ? count : image.cloneNode( true ),
			name: many
				? words.cluster.replace( '%d', count )
				: ( only.item.firstElementChild?.textContent ?? '' ),
			many,
			opens,
		} );
		if ( many ) {
			marker.on( 'click', () => {
				show( found.map( ( pin ) => pin.at ) );
				stage.focus();
			} );
		} else if ( opens ) {
			bindWindow( marker, only.item, words );
		}
	};
	const paint = (): void => {
		markers.clearLayers();
		clustersOf( places, map.getZoom(), nearest ).forEach( mark );
	};
	paint();
	if ( pins.length > MAP.clusterOver ) {
		map.on( 'zoomend', paint );
	}
}
