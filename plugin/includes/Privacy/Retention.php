<?php
/**
 * The end of enquiries.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Privacy;

use Brolga\Database\StorageUnavailable;
use Brolga\Forms\LeadService;
use Brolga\Lifecycle\Installer;
use Brolga\Module;
use Brolga\Settings\Settings;
use Brolga\Support\Clock;

/**
 * Deletes enquiries, with their mails, once they are older than the owner keeps
 * them. Some at a time: after years without a limit, the first run has many.
 *
 * @see PRIV-2
 */
final class Retention implements Module {

	/** Enquiries that one hourly run deletes: so many batches of so many. */
	private const BATCHES = 20;
	public const BATCH    = 100;

	/**
	 * Keeps its helpers.
	 *
	 * @param Settings    $settings Know how long.
	 * @param LeadService $leads    Deletes.
	 * @param Clock       $clock    Knows how old.
	 */
	public function __construct(
		private readonly Settings $settings,
		private readonly LeadService $leads,
		private readonly Clock $clock
	) {}

	/**
	 * Works on every site.
	 */
	public function can_register(): bool {
		return true;
	}

	/**
	 * Looks each hour.
	 */
	public function register(): void {
		add_action( Installer::HOURLY, $this->sweep( ... ) );
	}

	/**
	 * Deletes what is too old.
	 *
	 * @throws StorageUnavailable When the database refuses; the next run goes on.
	 */
	private function sweep(): void {
		/**
		 * How many days enquiries are kept.
		 *
		 * @param int $days 0: until somebody deletes them.
		 */
		$days = apply_filters( 'brolga_retention_days', $this->settings->retention_days() );
		if ( ! is_int( $days ) || $days < 1 ) {
			return;
		}
		$before = $this->clock->now()->modify( "-{$days} days" );
		for ( $batch = 0; $batch < self::BATCHES && self::BATCH === $this->leads->delete_older( $before, self::BATCH ); $batch++ ) {
			continue;
		}
	}
}
