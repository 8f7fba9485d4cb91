<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Subscribers;

use DateTimeImmutable;

/**
 * How often new posts are mailed; the owner chooses it per form. Each frequency has its own list,
 * so that subscribers keep the frequency they signed up for.
 *
 * @see FEED-3
 */
enum Frequency: string {

	case AtOnce = 'at-once';
	case Daily  = 'daily';
	case Weekly = 'weekly';

	/**
	 * Seconds between publishing a post and mailing it. The author can withdraw the post in that
	 * time, and no post of the same second is missed.
	 */
	public const REST = 60;

	public static function of( string $name ): self {
		return self::tryFrom( $name ) ?? self::Daily;
	}

	public function list_id(): string {
		return "new-posts-{$this->value}";
	}

	public function label(): string {
		return match ( $this ) {
			self::AtOnce => __( 'New posts', 'brolga' ),
			self::Daily  => __( 'New posts, once a day', 'brolga' ),
			self::Weekly => __( 'New posts, once a week', 'brolga' ),
		};
	}

	public function consent(): string {
		return match ( $this ) {
			self::AtOnce => __( 'We email you each new post. You can unsubscribe at any time with the link in every email.', 'brolga' ),
			self::Daily  => __( 'We email you our new posts, at most once a day. You can unsubscribe at any time with the link in every email.', 'brolga' ),
			self::Weekly => __( 'We email you our new posts, at most once a week. You can unsubscribe at any time with the link in every email.', 'brolga' ),
		};
	}

	/**
	 * Returns the latest past time up to which posts are due to be mailed.
	 *
	 * @param DateTimeImmutable $now In the site's time zone.
	 * @param int               $day The weekday of weekly digests; 0 is Sunday.
	 */
	public function latest( DateTimeImmutable $now, int $hour, int $day ): DateTimeImmutable {
		$rested = $now->modify( '-' . self::REST . ' seconds' );
		if ( self::AtOnce === $this ) {
			return $rested;
		}
		// Calculated at noon, because a change of clocks can skip an hour at night.
		$noon = $rested->setTime( 12, 0 );
		if ( self::Weekly === $this ) {
			$noon = $noon->modify( '-' . ( ( (int) $noon->format( 'w' ) - $day + 7 ) % 7 ) . ' days' );
		}
		$moment = $noon->setTime( $hour, 0 );
		return $moment <= $rested ? $moment : $noon->modify( "-{$this->days()} days" )->setTime( $hour, 0 );
	}

	/**
	 * Whether enough days have passed since the previous mail. Subscribers were promised at most
	 * one mail a day or week, even if the owner changes hour or weekday in between.
	 *
	 * @param int $told The Unix time up to which the previous mail covered posts; 0 if there was none.
	 * @see FEED-7
	 */
	public function may_follow( DateTimeImmutable $until, int $told ): bool {
		$apart = $until->setTimestamp( $told )->setTime( 12, 0 )->diff( $until->setTime( 12, 0 ) );
		return $until->getTimestamp() > $told && (int) $apart->days >= $this->days();
	}

	private function days(): int {
		return match ( $this ) {
			self::AtOnce => 0,
			self::Daily  => 1,
			self::Weekly => 7,
		};
	}
}
