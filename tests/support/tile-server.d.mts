export interface TileServer {
	/** With its port, as visitors are told it. */
	readonly host: string;
	/** The address of its tiles, with `{z}`, `{x}` and `{y}`. */
	readonly url: string;
	mode: 'serve' | 'fail';
	/** The tiles it was asked for: `13/7577/4718`. */
	readonly requests: string[];
	stop(): Promise< void >;
}

export function startTileServer(): Promise< TileServer >;
