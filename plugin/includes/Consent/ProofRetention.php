<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\CronTask;
use DateInterval;

/**
 * Deletes consent records after the retention period set by the owner.
 *
 * @see CONSENT-10 PRIV-2
 */
final class ProofRetention implements CronTask {

	/** Seconds after which an hourly run starts no further batch. */
	private const SECONDS = 10;

	public function __construct(
		private readonly ProofRepository $proofs,
		private readonly Settings $settings,
		private readonly Clock $clock
	) {}

	public function run_task(): void {
		$days = $this->settings->of( new ConsentSection() )->number( 'retention_days' );
		if ( $days < 1 ) {
			return;
		}
		$before = $this->clock->now()->sub( new DateInterval( "P{$days}D" ) );
		$end    = $this->clock->timestamp() + self::SECONDS;
		do {
			$deleted = $this->proofs->delete_older( $before );
		} while ( ProofRepository::BATCH === $deleted && $this->clock->timestamp() < $end );
	}
}
