<?php
/**
 * How often new posts are mailed.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Newsletter\Digest;

use DateTimeImmutable;

/**
 * The owner's choice, form by form. Each has a list of its own, so that a
 * subscriber goes on getting what the form promised, whatever later forms say.
 *
 * @see FEED-3
 */
enum Frequency: string {

	case AtOnce = 'at-once';
	case Daily  = 'daily';
	case Weekly = 'weekly';

	/**
	 * Seconds that a post rests before it is mailed: whoever sees a slip in that
	 * moment can take it back, and no post of the same second is overlooked.
	 */
	public const REST = 60;

	/**
	 * The frequency of a block's attribute.
	 *
	 * @param string $name The attribute.
	 */
	public static function of( string $name ): self {
		return self::tryFrom( $name ) ?? self::Daily;
	}

	/**
	 * The list of those who want it so.
	 */
	public function list_id(): string {
		return "new-posts-{$this->value}";
	}

	/**
	 * What visitors agree to, where the owner has no words of their own.
	 */
	public function consent(): string {
		return match ( $this ) {
			self::AtOnce => __( 'We send you an email for each new post. You can leave at any time, by a link in each mail.', 'brolga' ),
			self::Daily  => __( 'We send you our new posts by email, at most once a day. You can leave at any time, by a link in each mail.', 'brolga' ),
			self::Weekly => __( 'We send you our new posts by email, at most once a week. You can leave at any time, by a link in each mail.', 'brolga' ),
		};
	}

	/**
	 * The last moment, until now, up to which posts are to be mailed.
	 *
	 * @param DateTimeImmutable $now  In the site's time zone.
	 * @param int               $hour The hour at which digests leave.
	 * @param int               $day  The day on which weekly ones do; 0 is Sunday.
	 */
	public function latest( DateTimeImmutable $now, int $hour, int $day ): DateTimeImmutable {
		$rested = $now->modify( '-' . self::REST . ' seconds' );
		if ( self::AtOnce === $this ) {
			return $rested;
		}
		$moment = $rested->setTime( $hour, 0 );
		if ( self::Weekly === $this ) {
			$moment = $moment->modify( '-' . ( ( (int) $moment->format( 'w' ) - $day + 7 ) % 7 ) . ' days' );
		}
		return $moment <= $rested ? $moment : $moment->modify( self::Weekly === $this ? '-7 days' : '-1 day' );
	}
}
