<?php
declare( strict_types=1 );

namespace Brolga\Core\Consent;

use InvalidArgumentException;

/**
 * Something that visitors are asked about before it runs: one line of their choices.
 *
 * @see TRACK-8
 */
final class Service {

	/** Something of it waits on every page. */
	public const EVERYWHERE = ':root';

	/** What waits asks for itself, in its own place, and needs no banner. */
	public const IN_PLACE = ':not(*)';

	/**
	 * @param string $id Its name in the cookie and in scripts: lower-case letters, digits and hyphens.
	 * @param string $title Its name for visitors: "Google Analytics".
	 * @param string $purpose A sentence for visitors: what it does.
	 * @param string $host Whose servers learn of the visit; empty: this site's alone.
	 * @param list<Storage> $stores What it keeps in the browser.
	 * @param bool $lasts Whether it runs until its page ends: it is switched off by loading the page anew.
	 * @param string $waits Which elements of a page wait for the answer, as a selector: the banner comes where there is
	 *                      one.
	 *
	 * @throws InvalidArgumentException When the id is none.
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

	/**
	 * Whether a text may be the id of a service: it stands in the cookie, between `~`.
	 */
	public static function is_id( string $text ): bool {
		return 1 === preg_match( '/^[a-z][a-z0-9_-]{0,39}$/D', $text );
	}
}
