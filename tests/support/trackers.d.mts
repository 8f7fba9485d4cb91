/** A request that a tracking service was sent. */
export interface Tracked {
	readonly method: string;
	readonly path: string;
	readonly query: Readonly< Record< string, string > >;
	readonly body: string;
}

export interface Trackers {
	/** Its address, without a slash at the end. */
	readonly url: string;
	mode: 'speak' | 'hang';
	/** What it was sent, in order. */
	readonly requests: Tracked[];
	stop(): Promise< void >;
}

export function startTrackers(): Promise< Trackers >;
