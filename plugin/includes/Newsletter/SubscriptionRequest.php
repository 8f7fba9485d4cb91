<?php
/**
 * A wish to be on a list.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Newsletter;

use Brolga\Forms\Text;

/**
 * What a visitor sent, in the words of no edge. Nothing in it is believed but
 * what the checksum signs. The browser's word on its address is not even here.
 *
 * @see NEWS-14
 */
final class SubscriptionRequest {

	/**
	 * Keeps the parts.
	 *
	 * @param string $checksum     Signs form, list, provider and account.
	 * @param string $list_id      The list, which must be the signed one.
	 * @param string $provider     The provider, likewise.
	 * @param string $account      The account, likewise.
	 * @param string $email        The address.
	 * @param string $first_name   First name; may be empty.
	 * @param string $last_name    Last name; may be empty.
	 * @param int    $number       The block's number on its page, from 0.
	 * @param string $page         The page's address.
	 * @param bool   $is_malformed Whether it is not of the schema's shape.
	 */
	private function __construct(
		public readonly string $checksum,
		public readonly string $list_id,
		public readonly string $provider,
		public readonly string $account,
		public readonly string $email,
		public readonly string $first_name,
		public readonly string $last_name,
		public readonly int $number,
		public readonly string $page,
		public readonly bool $is_malformed
	) {}

	/**
	 * The request in an array whose keys begin with a prefix. What is not text is
	 * empty and makes the request malformed.
	 *
	 * @param array<array-key, mixed> $values  The request's values.
	 * @param string                  $prefix  What the edge puts before each name.
	 * @param string                  $account The edge's name for the account.
	 * @param string                  $page    The page's address.
	 */
	public static function from( array $values, string $prefix, string $account, string $page ): self {
		$malformed = false;
		$text      = static function ( string $name ) use ( $values, $prefix, &$malformed ): string {
			$value     = $values[ $prefix . $name ] ?? '';
			$malformed = $malformed || ! is_string( $value );
			return is_string( $value ) ? Text::line( $value ) : '';
		};
		$number    = $values['brolga_number'] ?? 0;
		return new self(
			$text( 'checksum' ),
			$text( 'list_id' ),
			$text( 'provider' ),
			$text( $account ),
			$text( 'email' ),
			$text( 'firstname' ),
			$text( 'lastname' ),
			is_numeric( $number ) ? max( 0, min( 999, (int) $number ) ) : 0,
			$page,
			$malformed
		);
	}
}
