/**
 * What the screen calls things, and how it tells times.
 */
import type { LeadDelivery, LeadStatus, SpamReason } from '@brolga/contracts';
import { dateI18n, getSettings, humanTimeDiff } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';
import type { LeadEvent } from '../../rest/leads';

/** How far a lead has been dealt with. */
export const STATUS: Readonly< Record< LeadStatus, string > > = {
	new: __( 'New', 'brolga' ),
	open: __( 'Open', 'brolga' ),
	done: __( 'Done', 'brolga' ),
	spam: __( 'Spam', 'brolga' ),
	trash: __( 'Bin', 'brolga' ),
};

/** What became of the mail about a lead. */
export const DELIVERY: Readonly< Record< LeadDelivery, string > > = {
	none: __( 'No mail', 'brolga' ),
	waiting: __( 'Mail waiting', 'brolga' ),
	sent: __( 'Mailed', 'brolga' ),
	failed: __( 'Mail delayed', 'brolga' ),
	dead: __( 'Mail failed', 'brolga' ),
};

/** To whom the mails and webhooks about a lead go, by kind. */
export const MAIL_TO: Readonly< Record< string, string > > = {
	mail: __( 'To you', 'brolga' ),
	autoreply: __( 'To the visitor', 'brolga' ),
	reply: __( 'Your reply', 'brolga' ),
	webhook: __( 'To another server', 'brolga' ),
};

/** Why something is held to be spam; each goes on from “because”. */
export const REASON: Readonly< Record< SpamReason, string > > = {
	honeypot: __( 'a field that nobody sees was filled in', 'brolga' ),
	haste: __( 'it was sent at once, with links in its text', 'brolga' ),
	proof: __( 'the proof of work was wrong', 'brolga' ),
	reused: __( 'its token had been used before', 'brolga' ),
	token: __( 'the spam service did not know its token', 'brolga' ),
	action: __( 'its token was made for something else', 'brolga' ),
	host: __( 'its token was made on another website', 'brolga' ),
	score: __( 'the spam service took the sender for a robot', 'brolga' ),
	age: __( 'its token was too old', 'brolga' ),
	unavailable: __( 'the spam service did not answer', 'brolga' ),
	rate: __( 'too many came at once', 'brolga' ),
};

/**
 * Why a lead was kept apart, in a sentence.
 *
 * @param reason The reason; another version of the plugin may have had others.
 */
export const keptApart = ( reason: string ): string =>
	sprintf(
		/* translators: %s: a reason, for instance: the proof of work was wrong. */
		__( 'Kept apart because %s.', 'brolga' ),
		REASON[ reason as SpamReason ] ?? reason
	);

/**
 * What happened to a lead, in words.
 *
 * @param event      The event.
 * @param event.kind What it was.
 * @param event.text A note's text, or the new status.
 */
export function eventText( { kind, text }: LeadEvent ): string {
	switch ( kind ) {
		case 'received':
			return __( 'Received', 'brolga' );
		case 'differs':
			return __(
				'The visitor’s page had another version of this form',
				'brolga'
			);
		case 'kept':
			return keptApart( text );
		case 'released':
			return __( 'Taken out of spam: its mail is on the way', 'brolga' );
		case 'unverified':
			return __(
				'The spam service did not answer: taken unseen',
				'brolga'
			);
		case 'mail':
			return __( 'Mailed', 'brolga' );
		case 'autoreply':
			return __( 'Answered by the form itself', 'brolga' );
		case 'webhook':
			return __( 'Another server was told', 'brolga' );
		case 'resend':
			return __( 'Mail put back into the queue', 'brolga' );
		case 'status':
			return sprintf(
				/* translators: %s: a status, for instance Done. */
				__( 'Marked as %s', 'brolga' ),
				STATUS[ text as LeadStatus ] ?? text
			);
		case 'note':
		case 'reply':
			return text;
	}
}

/**
 * How long ago something was: `5 minutes ago`.
 *
 * @param iso ISO 8601 in UTC.
 */
export const ago = ( iso: string ): string => humanTimeDiff( iso );

/**
 * The full date and time, on the site's clock and as its settings write them:
 * WordPress's own format for both together is the language's, not the site's.
 *
 * @see LEAD-49
 * @param iso ISO 8601 in UTC.
 */
export const exactly = ( iso: string ): string => {
	const { date, time } = getSettings().formats;
	return sprintf(
		/* translators: 1: a date, 2: a time of day. */
		__( '%1$s at %2$s', 'brolga' ),
		dateI18n( date, iso, undefined ),
		dateI18n( time, iso, undefined )
	);
};

/** What the parameters of a campaign's links are for. */
const CAMPAIGN: ReadonlyMap< string, string > = new Map< string, string >( [
	[ 'utm_source', __( 'Source', 'brolga' ) ],
	[ 'utm_medium', __( 'Medium', 'brolga' ) ],
	[ 'utm_campaign', __( 'Campaign', 'brolga' ) ],
	[ 'utm_term', __( 'Search term', 'brolga' ) ],
	[ 'utm_content', __( 'Link or ad', 'brolga' ) ],
] );

/**
 * The name of a campaign's parameter in words.
 *
 * @see LEAD-49
 * @param name The parameter; one that we know nothing of keeps its name.
 */
export const campaignName = ( name: string ): string =>
	CAMPAIGN.get( name ) ?? name;
