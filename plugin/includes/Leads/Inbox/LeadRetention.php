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
 * Deletes enquiries, with all that belongs to them, once they are older than
 * their form, else the site, keeps them. Some at a time: after years without a
 * limit, the first run has many.
 *
 * @see PRIV-2 PRIV-7
 */
final class LeadRetention implements CronTask {

	/** No batch begins later in an hourly run, in seconds. */
	private const SECONDS = 20;

	/** A thousand years: the calendar ends somewhere. */
	private const MAX_DAYS = 365000;

	/** Enquiries that one transaction deletes. */
	public const BATCH = 100;

	public function __construct(
		private readonly Settings $settings,
		private readonly FormLocator $locator,
		private readonly LeadService $leads,
		private readonly Clock $clock
	) {}

	/**
	 * Deletes what is too old. Of a million enquiries only the oldest of each form
	 * is looked at, and only a form that has one too old is asked again.
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
	 * The moment before which a form's enquiries are too old; null: none is.
	 *
	 * @param Lead $oldest One of the form's enquiries.
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
