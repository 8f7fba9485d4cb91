<?php
declare( strict_types=1 );

namespace Brolga\Spam;

/**
 * Kept with an entry and counted for the owner. The words for each are on the
 * screen that shows them.
 *
 * @see SPAM-5 SPAM-6
 */
enum SpamReason: string {

	/** The field that nobody sees was filled. */
	case Honeypot = 'honeypot';

	/** Sent at once, with links. */
	case Haste = 'haste';

	/** The proof of work is wrong. */
	case Proof = 'proof';

	/** The token was used before. */
	case Reused = 'reused';

	/** The service does not know the token, or it has run out. */
	case Token = 'token';

	/** The token was made for something else. */
	case Action = 'action';

	/** The token was made on another website. */
	case Host = 'host';

	/** The service takes the visitor for a robot. */
	case Score = 'score';

	/** The token is too old, or from the future. */
	case Age = 'age';

	/** The service did not answer, and the owner lets nobody in unseen. */
	case Unavailable = 'unavailable';

	/** What is written in it looks like spam. */
	case Wording = 'wording';

	/** Another plugin's sign was seen in it. */
	case Sign = 'sign';

	/** Too many at once: refused, and not stored. */
	case Rate = 'rate';
}
