<?php
/**
 * A sign of spam: a long text in capitals.
 *
 * @package BrolgaExample
 */

declare( strict_types=1 );

namespace BrolgaExample;

use Brolga\Api\Spam\Attempt;
use Brolga\Api\Spam\SpamSign;

defined( 'ABSPATH' ) || exit;

/**
 * Says why in the words that the owner reads in the lead.
 */
final class Shouting implements SpamSign {

	/** Fewer letters are an abbreviation. */
	private const LETTERS = 40;

	/**
	 * As it is stored.
	 */
	public function id(): string {
		return 'example-shouting';
	}

	/**
	 * Looks at all that was typed.
	 *
	 * @param Attempt $attempt What a visitor sent.
	 * @param int     $age     Seconds since the visitor's page was made.
	 */
	public function seen_in( Attempt $attempt, int $age ): ?string {
		foreach ( $attempt->texts as $text ) {
			if ( preg_match_all( '/\p{Lu}/u', $text ) >= self::LETTERS && 1 !== preg_match( '/\p{Ll}/u', $text ) ) {
				return __( 'Written in capitals only', 'brolga-example' );
			}
		}
		return null;
	}
}

add_filter( 'brolga_spam_signs', static fn ( array $signs ): array => [ ...$signs, new Shouting() ] );
