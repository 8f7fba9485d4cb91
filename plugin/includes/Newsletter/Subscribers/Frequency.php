<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Subscribers;

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
	 * What its readers know it by.
	 */
	public function label(): string {
		return match ( $this ) {
			self::AtOnce => __( 'New posts', 'brolga' ),
			self::Daily  => __( 'New posts, once a day', 'brolga' ),
			self::Weekly => __( 'New posts, once a week', 'brolga' ),
		};
	}

	/**
	 * What visitors agree to, where the owner has no words of their own.
	 */
	public function consent(): string {
		return match ( $this ) {
			self::AtOnce => __( 'We email you each new post. You can unsubscribe at any time with the link in every email.', 'brolga' ),
			self::Daily  => __( 'We email you our new posts, at most once a day. You can unsubscribe at any time with the link in every email.', 'brolga' ),
			self::Weekly => __( 'We email you our new posts, at most once a week. You can unsubscribe at any time with the link in every email.', 'brolga' ),
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
		// Days are counted at noon: in the night the clock changes, an hour may be missing.
		$noon = $rested->setTime( 12, 0 );
		if ( self::Weekly === $this ) {
			$noon = $noon->modify( '-' . ( ( (int) $noon->format( 'w' ) - $day + 7 ) % 7 ) . ' days' );
		}
		$moment = $noon->setTime( $hour, 0 );
		return $moment <= $rested ? $moment : $noon->modify( "-{$this->days()} days" )->setTime( $hour, 0 );
	}

	/**
	 * Whether a mail may follow the one before: readers were promised one a day or
	 * one a week at most, whatever hour and day the owner has chosen since.
	 *
	 * @param DateTimeImmutable $until The moment up to which it would tell, in the site's time zone.
	 * @param int               $told  The moment up to which the one before told; 0: there was none.
	 *
	 * @see FEED-7
	 */
	public function may_follow( DateTimeImmutable $until, int $told ): bool {
		$apart = $until->setTimestamp( $told )->setTime( 12, 0 )->diff( $until->setTime( 12, 0 ) );
		return $until->getTimestamp() > $told && (int) $apart->days >= $this->days();
	}

	/**
	 * Days from one mail to the next, at least.
	 */
	private function days(): int {
		return match ( $this ) {
			self::AtOnce => 0,
			self::Daily  => 1,
			self::Weekly => 7,
		};
	}
}
