export interface Geocoder {
	/** Where it is asked. */
	readonly url: string;
	/** The addresses it was asked for. */
	readonly requests: readonly string[];
	stop(): Promise< void >;
}

export function startGeocoder(): Promise< Geocoder >;
