<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Lists;

use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\CronTask;
use Brolga\Newsletter\Subscribers\SubscriberRepository;
use DateTimeImmutable;

/**
 * Deletes addresses that were never confirmed, and sign-ups that stayed marked as spam.
 *
 * @see NEWS-26 PRIV-8
 */
final class ListRetention implements CronTask {

	public const BATCH    = 500;
	private const BATCHES = 20;

	public function __construct(
		private readonly SubscriberRepository $subscribers,
		private readonly Settings $settings,
		private readonly Clock $clock
	) {}

	public function run_task(): void {
		$unconfirmed = $this->before( $this->unconfirmed_days() );
		self::in_batches( fn ( int $limit ): int => $this->subscribers->forget_unconfirmed( $unconfirmed, $limit ) );
		$spam = $this->before( $this->spam_days() );
		self::in_batches( fn ( int $limit ): int => $this->subscribers->forget_spam( $spam, $limit ) );
	}

	private function unconfirmed_days(): int {
		$set = $this->settings->of( new NewsletterSection() )->number( 'unconfirmed_days' );
		/**
		 * Filters after how many days unconfirmed addresses are deleted.
		 *
		 * @since 0.1.0
		 *
		 * @param int $days At least 30, because the link in the confirmation email is valid for that long.
		 *     Default: the
		 *                  setting.
		 *
		 * @example
		 * add_filter( 'brolga_unconfirmed_days', static fn (): int => 60 );
		 */
		$days = apply_filters( 'brolga_unconfirmed_days', $set );
		return is_int( $days ) ? max( NewsletterSection::LINK_DAYS, $days ) : $set;
	}

	private function spam_days(): int {
		$set = $this->settings->of( new NewsletterSection() )->number( 'spam_days' );
		/**
		 * Filters after how many days sign-ups marked as spam are deleted.
		 *
		 * @since 0.1.0
		 *
		 * @param int $days At least 1. Default: the setting.
		 *
		 * @example
		 * add_filter( 'brolga_spam_signup_days', static fn (): int => 14 );
		 */
		$days = apply_filters( 'brolga_spam_signup_days', $set );
		return is_int( $days ) ? max( 1, $days ) : $set;
	}

	private function before( int $days ): DateTimeImmutable {
		return $this->clock->now()->modify( "-{$days} days" );
	}

	/** @param callable( int ): int $forget */
	private static function in_batches( callable $forget ): void {
		for ( $batch = 0; $batch < self::BATCHES && self::BATCH === $forget( self::BATCH ); $batch++ ) {
			continue;
		}
	}
}
