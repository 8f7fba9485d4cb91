/**
 * Replies that are being written. They stay in the browser's tab, and nowhere
 * else, until they are sent: while the owner looks at other leads, when the page
 * is loaded again, after a failure.
 *
 * @see LEAD-37
 */
import type { LeadReply } from '@brolga/contracts';
import type { Lead } from '../../rest';

/** A reply as far as it has come. */
export type Draft = Required< LeadReply >;

/** As long as the server takes; see plugin/contracts/schemas/lead-reply.json. */
export const LIMITS = { subject: 200, text: 20_000 } as const;

/** Where a browser keeps no storage, drafts last as long as the page. */
const memory = new Map< string, string >();

const nameOf = ( lead: number ): string => `brolga-reply-${ lead }`;

/** A key that no other reply has. Without HTTPS browsers make no UUIDs. */
const newKey = (): string => {
	const bytes = crypto.getRandomValues( new Uint8Array( 16 ) );
	return Array.from( bytes, ( byte ) =>
		byte.toString( 16 ).padStart( 2, '0' )
	)
		.join( '' )
		.replace( /^(.{8})(.{4}).(.{3})(.{4})(.{12})$/, '$1-$2-4$3-$4-$5' );
};

/** The same words as another reply. */
export const anew = ( draft: Draft ): Draft => ( { ...draft, key: newKey() } );

/**
 * An empty reply to a lead.
 *
 * @param lead The lead.
 */
export const blank = ( lead: Pick< Lead, 'reply' > ): Draft =>
	anew( {
		key: '',
		subject: lead.reply.subject,
		text: '',
		quote: true,
		done: false,
	} );

const isDraft = ( value: unknown ): value is Draft => {
	const draft = value as Partial< Record< keyof Draft, unknown > > | null;
	return (
		typeof draft?.key === 'string' &&
		typeof draft.subject === 'string' &&
		typeof draft.text === 'string' &&
		typeof draft.quote === 'boolean' &&
		typeof draft.done === 'boolean'
	);
};

/**
 * What was written to a lead and not sent yet.
 *
 * @param lead Its id.
 */
export function recall( lead: number ): Draft | undefined {
	try {
		const stored = sessionStorage.getItem( nameOf( lead ) );
		const draft: unknown = JSON.parse(
			stored ?? memory.get( nameOf( lead ) ) ?? 'null'
		);
		return isDraft( draft ) ? draft : undefined;
	} catch {
		return undefined;
	}
}

/**
 * Keeps what is being written.
 *
 * @param lead  Its id.
 * @param draft The reply.
 */
export function keep( lead: number, draft: Draft ): void {
	const text = JSON.stringify( draft );
	memory.set( nameOf( lead ), text );
	try {
		sessionStorage.setItem( nameOf( lead ), text );
	} catch {
		// Full, or not allowed: the page still has it.
	}
}

/**
 * Forgets a reply.
 *
 * @param lead Its id.
 */
export function forget( lead: number ): void {
	memory.delete( nameOf( lead ) );
	try {
		sessionStorage.removeItem( nameOf( lead ) );
	} catch {
		// There is none.
	}
}

/**
 * Whether there is something to send.
 *
 * @param draft What was written so far.
 */
export const isComplete = ( { subject, text }: Draft ): boolean =>
	subject.trim() !== '' && text.trim() !== '';
