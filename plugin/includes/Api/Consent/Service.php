<?php
declare( strict_types=1 );

namespace Brolga\Api\Consent;

use InvalidArgumentException;

/**
 * A service that needs consent before it runs; a row in the visitor's consent settings.
 *
 * @since 0.1.0
 * @see TRACK-8
 */
final class Service {

	public const EVERYWHERE = ':root';

	/** For content that asks for consent in its own place, so that no banner is needed. */
	public const IN_PLACE = ':not(*)';

	/**
	 * @param string $id    The id in the cookie and in scripts (see is_id()).
	 * @param string $host  The hosts that receive the visitor's IP address; empty for this site alone.
	 * @param bool   $lasts Whether the service cannot be stopped on a loaded page, so that withdrawing consent
	 *     reloads the page.
	 * @param string $waits A CSS selector of elements that wait for consent; the banner appears on pages with
	 *     such an element.
	 * @param list<Storage> $stores
	 * @throws InvalidArgumentException When the id is invalid.
	 */
	public function __construct(
		public readonly string $id,
		public readonly Category $category,
		public readonly string $title,
		public readonly string $purpose,
		public readonly string $host = '',
		public readonly array $stores = [],
		public readonly bool $lasts = false,
		public readonly string $waits = self::EVERYWHERE
	) {
		if ( ! self::is_id( $id ) ) {
			throw new InvalidArgumentException(
				'The id of a service is made of lower-case letters, digits, hyphens and underscores.'
			);
		}
	}

	/** Whether a text is a valid id. Ids are separated by `~` in the consent cookie. */
	public static function is_id( string $text ): bool {
		return 1 === preg_match( '/^[a-z][a-z0-9_-]{0,39}$/D', $text );
	}
}
