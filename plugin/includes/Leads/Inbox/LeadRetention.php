<?php
declare( strict_types=1 );

namespace Brolga\Leads\Inbox;

use Brolga\Core\Security\PrivacySection;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\CronTask;
use Brolga\Forms\Definition\FormLocator;
use Brolga\Leads\Lead;
use DateInterval;
use DateTimeImmutable;

/**
 * Deletes leads that are older than their form's retention period, else the site's. In batches,
 * because the first run after years without a limit may delete many.
 *
 * @see PRIV-2 PRIV-7
 */
final class LeadRetention implements CronTask {

	/** Seconds after which an hourly run deletes no more than one further batch per form. */
	private const SECONDS = 20;

	/** About a thousand years, because dates have limits. */
	private const MAX_DAYS = 365000;

	public const BATCH = 100;

	public function __construct(
		private readonly Settings $settings,
		private readonly FormLocator $locator,
		private readonly LeadService $leads,
		private readonly Clock $clock
	) {}

	/**
	 * Looks only at the oldest lead of each form, and continues with a form only if that one is
	 * too old, so that a million leads need not be read.
	 */
	public function run_task(): void {
		$end = $this->clock->timestamp() + self::SECONDS;
		foreach ( $this->leads->oldest_of_forms() as $oldest ) {
			$before = $this->limit( $oldest );
			if ( null === $before || $oldest->created_at >= $before->format( 'Y-m-d H:i:s' ) ) {
				continue;
			}
			do {
				$deleted = $this->leads->delete_older( $oldest, $before, self::BATCH );
			} while ( self::BATCH === $deleted && $this->clock->timestamp() < $end );
		}
	}

	/**
	 * Returns the time before which leads of the form are too old; null if they are kept forever.
	 *
	 * @param Lead $oldest Any lead of the form.
	 */
	private function limit( Lead $oldest ): ?DateTimeImmutable {
		$id  = $oldest->form_id();
		$own = null === $id ? 0 : ( $this->locator->saved( $id )?->after->days ?? 0 );
		/**
		 * Filters how many days the leads of a form are kept.
		 *
		 * @since 0.1.0
		 *
		 * @param int    $days The form's setting, or the site's. 0 keeps them until somebody deletes them.
		 * @param string $form `post-12:k3f9a`: where the form is, and its uid there.
		 *
		 * @example
		 * add_filter(
		 * 	'brolga_retention_days',
		 * 	static fn ( int $days, string $form ): int => str_starts_with( $form, 'post-12:' ) ? 30 : $days,
		 * 	10,
		 * 	2
		 * );
		 */
		$days = apply_filters(
			'brolga_retention_days',
			0 === $own ? $this->settings->of( new PrivacySection() )->number( 'retention_days' ) : $own,
			"{$oldest->form_source}:{$oldest->form_uid}"
		);
		return is_int( $days ) && $days > 0
			? $this->clock->now()->sub( new DateInterval( sprintf( 'P%dD', min( $days, self::MAX_DAYS ) ) ) )
			: null;
	}
}
