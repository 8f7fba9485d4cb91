/**
 * What the tracking loader and its adapters tell each other.
 */

/** Something that happened on the page. */
export interface TrackedEvent {
	/** The same wherever the event is told, also by the server. */
	readonly id: string;
	/** `page_view`, `generate_lead`, `sign_up`, or as the page's goal bus has it. */
	readonly name: string;
	readonly data: Readonly< Record< string, string > >;
}

/** What the page config says of a service that is known by an id. */
export interface Service {
	readonly id: string;
	/** Its address, without a slash at the end. */
	readonly host: string;
}

/** A service that is told of events. */
export interface Adapter {
	tell: ( event: TrackedEvent ) => void;
	/** The visitor has withdrawn their consent. */
	stop?: () => void;
}

/** What a module `@brolga/track-…` is. */
export interface AdapterModule< Settings = Service > {
	start: ( settings: Settings ) => Adapter;
}
