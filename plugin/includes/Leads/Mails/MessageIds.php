<?php
declare( strict_types=1 );

namespace Brolga\Leads\Mails;

use Brolga\Core\Security\Hmac;

/**
 * Derives the Message-ID of an email from its lead. The outbox deletes an email once it is sent,
 * but a later reply must name its Message-ID in References.
 *
 * @see LEAD-33
 */
final class MessageIds {

	/** The length of the ids that Mail generates. */
	private const LENGTH = 24;

	public function __construct( private readonly Hmac $hmac ) {}

	public function autoreply( int $lead_id ): string {
		return substr( $this->hmac->digest( 'message-id', "autoreply:{$lead_id}" ), 0, self::LENGTH );
	}
}
