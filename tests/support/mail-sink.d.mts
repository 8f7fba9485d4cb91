/** A mail as the sink keeps it. Header names are lower case, encoded words decoded. */
export interface SunkMail {
	readonly from: string;
	readonly to: readonly string[];
	readonly raw: string;
	readonly headers: Readonly< Record< string, string | undefined > >;
	readonly subject: string;
	readonly text: string;
	readonly html: string;
}

export interface MailSink {
	readonly port: number;
	mode: 'accept' | 'reject' | 'hang';
	/** Recipients that were offered, also those refused. */
	readonly attempts: number;
	readonly messages: readonly SunkMail[];
	clear(): void;
	/** The first message that fits, waiting for it if need be. */
	waitFor(
		fits?: ( mail: SunkMail ) => boolean,
		seconds?: number
	): Promise< SunkMail >;
	stop(): Promise< void >;
}

export function parseMail(
	raw: Uint8Array
): Pick< SunkMail, 'headers' | 'subject' | 'text' | 'html' >;

export function startMailSink( port?: number ): Promise< MailSink >;
