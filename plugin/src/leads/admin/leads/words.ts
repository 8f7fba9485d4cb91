/**
 * What the screen calls things, and how it tells times.
 */
import type { LeadDelivery, LeadStatus } from '@brolga/contracts';
import { humanTimeDiff } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';
import { keptApart } from '../../../spam/admin/words';
import type { LeadEvent } from '../../rest';

/** How far a lead has been dealt with. */
export const STATUS: Readonly< Record< LeadStatus, string > > = {
	new: __( 'New', 'brolga' ),
	open: __( 'Open', 'brolga' ),
	done: __( 'Done', 'brolga' ),
	spam: __( 'Spam', 'brolga' ),
	trash: __( 'Trash', 'brolga' ),
};

/** What became of the mail about a lead. */
const DELIVERY: Readonly< Record< LeadDelivery, string > > = {
	none: __( 'No email', 'brolga' ),
	waiting: __( 'Email queued', 'brolga' ),
	sent: __( 'Email sent', 'brolga' ),
	failed: __( 'Email delayed', 'brolga' ),
	dead: __( 'Email failed', 'brolga' ),
};

/** What became of what another server is sent. */
const DELIVERY_ELSEWHERE: Readonly< Record< LeadDelivery, string > > = {
	none: __( 'Not sent', 'brolga' ),
	waiting: __( 'Queued', 'brolga' ),
	sent: __( 'Sent', 'brolga' ),
	failed: __( 'Delayed', 'brolga' ),
	dead: __( 'Failed', 'brolga' ),
};

/** Kinds of deliveries that are no emails. */
const ELSEWHERE: readonly string[] = [
	'webhook',
	'slack',
	'sheet',
	'tracking',
];

/**
 * What became of a delivery, in words.
 *
 * @param state How far it is.
 * @param kind  What it is; mails where it is not said.
 */
export const deliveryText = ( state: LeadDelivery, kind = 'mail' ): string =>
	( ELSEWHERE.includes( kind ) ? DELIVERY_ELSEWHERE : DELIVERY )[ state ];

/** To whom the mails and webhooks about a lead go, by kind. */
export const MAIL_TO: Readonly< Record< string, string > > = {
	mail: __( 'To you', 'brolga' ),
	autoreply: __( 'To the visitor', 'brolga' ),
	reply: __( 'Your reply', 'brolga' ),
	webhook: __( 'Webhook', 'brolga' ),
	slack: 'Slack',
	sheet: __( 'Google Sheet', 'brolga' ),
	tracking: __( 'Marketing service', 'brolga' ),
};

/** Kinds of events that say all there is to know. */
const HAPPENED: Readonly<
	Record<
		Exclude< LeadEvent[ 'kind' ], 'kept' | 'status' | 'note' | 'reply' >,
		string
	>
> = {
	received: __( 'Received', 'brolga' ),
	differs: __( 'The visitor used an older version of this form', 'brolga' ),
	released: __( 'Marked as not spam', 'brolga' ),
	unverified: __(
		'The spam protection service did not respond, so the message was accepted without a check',
		'brolga'
	),
	mail: __( 'Email sent', 'brolga' ),
	autoreply: __( 'Autoresponder sent', 'brolga' ),
	webhook: __( 'Webhook sent', 'brolga' ),
	slack: __( 'Sent to Slack', 'brolga' ),
	sheet: __( 'Added to the Google Sheet', 'brolga' ),
	tracking: __( 'Sent to marketing service', 'brolga' ),
	resend: __( 'Email queued again', 'brolga' ),
};

/**
 * What happened to a lead, in words.
 *
 * @param event      The event.
 * @param event.kind What it was.
 * @param event.text A note's text, or the new status.
 * @param event.signs What a text was marked as spam for.
 */
export function eventText( { kind, text, signs = [] }: LeadEvent ): string {
	switch ( kind ) {
		case 'kept':
			return [
				keptApart( text ),
				...signs.map( ( sign ) => sign.text ),
			].join( '\n' );
		case 'status':
			return sprintf(
				/* translators: %s: a status, for instance Done. */
				__( 'Marked as %s', 'brolga' ),
				STATUS[ text as LeadStatus ] ?? text
			);
		case 'note':
		case 'reply':
			return text;
		default:
			return HAPPENED[ kind ];
	}
}

/**
 * How long ago something was: `5 minutes ago`.
 *
 * @param iso ISO 8601 in UTC.
 */
export const ago = ( iso: string ): string => humanTimeDiff( iso );

/** What the parameters of a campaign's links are for. */
const CAMPAIGN: ReadonlyMap< string, string > = new Map< string, string >( [
	[ 'utm_source', __( 'Source', 'brolga' ) ],
	[ 'utm_medium', __( 'Medium', 'brolga' ) ],
	[ 'utm_campaign', __( 'Campaign', 'brolga' ) ],
	[ 'utm_term', __( 'Search term', 'brolga' ) ],
	[ 'utm_content', __( 'Link or ad', 'brolga' ) ],
	[ 'referral', __( 'Referred by', 'brolga' ) ],
] );

/**
 * The name of a campaign's parameter in words.
 *
 * @see LEAD-49
 * @param name The parameter; one that we know nothing of keeps its name.
 */
export const campaignName = ( name: string ): string =>
	CAMPAIGN.get( name ) ?? name;
