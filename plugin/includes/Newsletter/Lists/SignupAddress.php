<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Lists;

use Brolga\Core\Support\Constants;
use Brolga\Mail\Mail;
use Brolga\Mail\TypedAddress;

/**
 * Validates and normalizes email addresses for the newsletter. A valid address cannot inject mail headers.
 *
 * @see EMAIL-9 EMAIL-10
 */
final class SignupAddress {

	/** The longest address that SMTP allows, in bytes; also the length of the table's column. */
	public const MAX_LENGTH = 254;

	public static function is_valid( string $typed ): bool {
		$inner = Constants::EMAIL_NEWSLETTER_LABEL_MAX_LENGTH - 2;
		$label = "[a-z0-9](?:[a-z0-9-]{0,{$inner}}[a-z0-9])?";
		return 1 === preg_match(
			'/^[a-z0-9.!#$%&\'*+\/=?^_`{|}~-]+@' . "{$label}(?:\\.{$label})*$/iD",
			TypedAddress::plain( $typed )
		);
	}

	/**
	 * Whether mail can be sent to the address. is_valid() also accepts addresses that no mail server takes, such as
	 * `jo@localhost` or `jo..lee@example.com`: the visitor should learn of that now, and not the owner later.
	 *
	 * @see NEWS-28
	 */
	public static function can_be_reached( string $typed ): bool {
		return self::is_valid( $typed )
			&& strlen( self::normalise( $typed ) ) <= self::MAX_LENGTH
			&& Mail::can_go_to( self::normalise( $typed ) );
	}

	/** Returns the one spelling of an address, so that nobody is on a list twice. */
	public static function normalise( string $typed ): string {
		return TypedAddress::plain( $typed );
	}
}
