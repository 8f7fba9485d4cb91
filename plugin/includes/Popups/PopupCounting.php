<?php
declare( strict_types=1 );

namespace Brolga\Popups;

use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Security\ClientIp;
use Brolga\Core\Security\Hmac;
use Brolga\Core\Security\Staff;
use Brolga\Core\Support\Bots;
use Brolga\Core\Support\Clock;
use Brolga\Popups\Counts\PopupCountRepository;
use Brolga\Popups\Counts\PopupRecord;

/**
 * Counts how often popups are shown and converted, without bots, staff and repetitions.
 *
 * @see POPUP-39 POPUP-450
 */
final class PopupCounting {

	/** Seconds for which an IP address counts once. */
	private const DAY = 86400;

	public function __construct(
		private readonly PopupCountRepository $counts,
		private readonly PublishedPopups $popups,
		private readonly Staff $staff,
		private readonly Clock $clock,
		private readonly LedgerRepository $ledger,
		private readonly Hmac $hmac,
		private readonly ClientIp $client
	) {}

	/** @return string|null Why the event does not count; empty if it counts; null if it is invalid. */
	public function count( mixed $popup, mixed $record, string $agent ): ?string {
		$kind = PopupRecord::named( $record );
		if ( ! is_int( $popup ) || null === $kind ) {
			return null;
		}
		$reason = match ( true ) {
			! isset( $this->popups->all()[ $popup ] ) => 'unknown_popup',
			Bots::is_bot( $agent )                    => 'bot',
			$this->staff->is_here()                   => 'staff',
			! $this->is_first( $popup, $kind )        => 'duplicate',
			default                                   => '',
		};
		if ( '' === $reason ) {
			$this->counts->add( $popup, $kind, $this->clock->now()->setTimezone( wp_timezone() )->format( 'Y-m-d' ) );
		}
		return $reason;
	}

	/**
	 * Whether this is the first such event for the popup from an IP address within a day. The address is hashed
	 * together with the popup, so that two popups of one visitor cannot be linked.
	 *
	 * @see POPUP-450
	 */
	private function is_first( int $popup, PopupRecord $record ): bool {
		$visitor = $this->hmac->digest( 'popup', "{$popup} {$record->value} {$this->client->bucket()}" );
		return $this->ledger->claim( "popup:{$popup}:{$record->value}:" . substr( $visitor, 0, 16 ), self::DAY );
	}
}
