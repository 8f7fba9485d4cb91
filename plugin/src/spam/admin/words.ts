/**
 * Why something is held to be spam, in words.
 */
import type { SpamReason } from '@brolga/contracts';
import { __, sprintf } from '@wordpress/i18n';

/** Why something is held to be spam; each goes on from “because”. */
export const REASON: Readonly< Record< SpamReason, string > > = {
	honeypot: __( 'a hidden field was filled in', 'brolga' ),
	haste: __( 'it was sent too quickly and contained links', 'brolga' ),
	proof: __( 'it failed the automatic browser check', 'brolga' ),
	reused: __( 'its security code had already been used', 'brolga' ),
	token: __(
		'the spam protection service rejected its security code',
		'brolga'
	),
	action: __( 'its security code was created for another form', 'brolga' ),
	host: __( 'its security code was created on another website', 'brolga' ),
	score: __(
		'the spam protection service identified the sender as a bot',
		'brolga'
	),
	age: __( 'its security code had expired', 'brolga' ),
	unavailable: __( 'the spam protection service did not respond', 'brolga' ),
	wording: __( 'its text looks like spam', 'brolga' ),
	sign: __( 'another plugin found a sign of spam', 'brolga' ),
	rate: __( 'too many messages arrived at once', 'brolga' ),
};

/**
 * Why a lead or a sign-up was kept apart, in a sentence.
 *
 * @param reason The reason; another version of the plugin may have had others.
 */
export const keptApart = ( reason: string ): string =>
	sprintf(
		/* translators: %s: a reason, for instance: the proof of work was wrong. */
		__( 'Marked as spam because %s.', 'brolga' ),
		REASON[ reason as SpamReason ] ?? reason
	);
