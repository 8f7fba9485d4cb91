/** What our maps use of Leaflet. */
declare module 'leaflet' {
	export type LatLng = readonly [ lat: number, lng: number ];
	export type Corners = readonly [ southWest: LatLng, northEast: LatLng ];

	class Icon {
		createIcon(): HTMLElement;
	}

	export class DivIcon extends Icon {
		constructor( options: {
			className: string;
			html: HTMLElement;
			iconSize: readonly [ number, number ];
			iconAnchor: readonly [ number, number ];
			popupAnchor?: readonly [ number, number ];
		} );
	}

	class Evented {
		on( type: string, hear: () => void ): this;
	}

	class Layer extends Evented {
		addTo( map: Map | LayerGroup ): this;
	}

	export class LayerGroup extends Layer {
		clearLayers(): this;
	}

	export class Marker extends Layer {
		constructor(
			at: LatLng,
			options: { icon: DivIcon; keyboard: boolean; title?: string }
		);
		bindPopup(
			content: HTMLElement,
			options: {
				closeButton: boolean;
				minWidth: number;
				maxWidth: number;
			}
		): this;
		closePopup(): this;
		openPopup(): this;
		getElement(): HTMLElement | undefined;
	}

	export class TileLayer extends Layer {
		constructor(
			url: string,
			options: { maxZoom: number; detectRetina?: boolean }
		);
	}

	export class Map extends Evented {
		constructor(
			element: HTMLElement,
			options: Readonly< Record< string, boolean | number > >
		);
		setView( centre: LatLng, zoom: number ): this;
		fitBounds(
			corners: Corners,
			options: {
				padding: readonly [ number, number ];
				maxZoom: number;
			}
		): this;
		addControl( control: object ): this;
		getZoom(): number;
		remove(): this;
	}

	export const Control: {
		Zoom: new ( options: {
			zoomInTitle: string;
			zoomOutTitle: string;
		} ) => object;
	};
}
