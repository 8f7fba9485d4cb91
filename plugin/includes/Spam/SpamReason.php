<?php
declare( strict_types=1 );

namespace Brolga\Spam;

/**
 * Why a submission was marked as spam or refused. It is stored with the lead and counted; the
 * texts for owners are on the screens that show them.
 *
 * @see SPAM-5 SPAM-6
 */
enum SpamReason: string {

	case Honeypot = 'honeypot';

	/** Submitted within seconds, with links. */
	case Haste = 'haste';

	case Proof = 'proof';

	case Reused = 'reused';

	/** A token that the service rejected or that has expired. */
	case Token = 'token';

	/** A token for another action. */
	case Action = 'action';

	/** A token from another website. */
	case Host = 'host';

	/** The service takes the visitor for a bot. */
	case Score = 'score';

	/** A token that is too old, or from the future. */
	case Age = 'age';

	/** The service did not respond, and the owner accepts no unchecked messages. */
	case Unavailable = 'unavailable';

	case Wording = 'wording';

	/** A sign of another plugin. */
	case Sign = 'sign';

	/** Too many submissions in a short time; these are refused and not stored. */
	case Rate = 'rate';
}
