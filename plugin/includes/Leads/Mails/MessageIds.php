<?php
declare( strict_types=1 );

namespace Brolga\Leads\Mails;

use Brolga\Core\Security\Hmac;

/**
 * The outbox forgets a mail once it is sent, and a reply of next week still
 * names it in its References: such a mail's Message-ID follows from its lead.
 *
 * @see LEAD-33
 */
final class MessageIds {

	/** As long as the ids that Mail makes by itself. */
	private const LENGTH = 24;

	public function __construct( private readonly Hmac $hmac ) {}

	/**
	 * That of the autoreply to an enquiry.
	 */
	public function autoreply( int $lead_id ): string {
		return substr( $this->hmac->digest( 'message-id', "autoreply:{$lead_id}" ), 0, self::LENGTH );
	}
}
