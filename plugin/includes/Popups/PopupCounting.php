<?php
declare( strict_types=1 );

namespace Brolga\Popups;

use Brolga\Core\Security\Staff;
use Brolga\Core\Support\Bots;
use Brolga\Core\Support\Clock;
use Brolga\Popups\Counts\PopupCountRepository;
use Brolga\Popups\Counts\PopupRecord;

/**
 * Counts what popups do.
 *
 * @see POPUP-39
 */
final class PopupCounting {

	public function __construct(
		private readonly PopupCountRepository $counts,
		private readonly PublishedPopups $popups,
		private readonly Staff $staff,
		private readonly Clock $clock
	) {}

	/**
	 * Counts what a page of ours tells.
	 *
	 * @param mixed  $popup  Perhaps a popup's id.
	 * @param mixed  $record Perhaps what it did.
	 * @param string $agent  The User-Agent header; may be empty.
	 * @return string|null Why it does not count, empty: it does; null: that is no record.
	 */
	public function count( mixed $popup, mixed $record, string $agent ): ?string {
		$kind = PopupRecord::named( $record );
		if ( ! is_int( $popup ) || null === $kind ) {
			return null;
		}
		$reason = match ( true ) {
			! isset( $this->popups->all()[ $popup ] ) => 'unknown_popup',
			Bots::is_bot( $agent )                    => 'bot',
			$this->staff->is_here()                   => 'staff',
			default                                   => '',
		};
		if ( '' === $reason ) {
			$this->counts->add( $popup, $kind, $this->clock->now()->setTimezone( wp_timezone() )->format( 'Y-m-d' ) );
		}
		return $reason;
	}
}
