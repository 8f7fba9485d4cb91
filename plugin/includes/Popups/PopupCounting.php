<?php
declare( strict_types=1 );

namespace Brolga\Popups;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Page\PageTokens;
use Brolga\Core\Security\ClientIp;
use Brolga\Core\Security\RateAllowance;
use Brolga\Core\Security\RateLimiter;
use Brolga\Core\Security\RequestGuard;
use Brolga\Core\Security\Staff;
use Brolga\Core\Support\Bots;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\ErrorKey;
use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;
use Brolga\Popups\Counts\PopupCountRepository;
use Brolga\Popups\Counts\PopupRecord;

/**
 * Counts what popups do. A call is checked for size, origin, token, rate and
 * shape, in this order.
 *
 * @see POPUP-39
 */
final class PopupCounting {

	/** What an address is allowed is allowed to this route. */
	private const ROUTE = 'popup-events';

	public function __construct(
		private readonly PopupCountRepository $counts,
		private readonly PublishedPopups $popups,
		private readonly PageTokens $tokens,
		private readonly RateLimiter $limiter,
		private readonly ClientIp $client,
		private readonly Staff $staff,
		private readonly Clock $clock
	) {}

	/**
	 * Takes a call: an error, or why it does not count; neither: it does.
	 *
	 * @param string $body       Its body.
	 * @param string $origin     Its Origin header; may be empty.
	 * @param string $fetch_site Its Sec-Fetch-Site header; may be empty.
	 * @param string $host       Its Host header.
	 * @param string $agent      Its User-Agent header; may be empty.
	 * @return array{error?: ErrorKey, retry_after?: int, reason?: string}
	 */
	public function take( string $body, string $origin, string $fetch_site, string $host, string $agent ): array {
		$refusal = RequestGuard::refusal( strlen( $body ), $origin, $fetch_site, $host );
		if ( null !== $refusal ) {
			return [ 'error' => $refusal ];
		}
		try {
			$call = Json::map( $body );
		} catch ( InvalidJson ) {
			$call = [];
		}
		$nonce = $call['et_frontend_nonce'] ?? '';
		if ( ! is_string( $nonce ) || ! $this->tokens->is_frontend( $nonce ) ) {
			return [ 'error' => ErrorKey::BadToken ];
		}
		try {
			return $this->count( $call['popup'] ?? null, $call['record'] ?? null, $agent );
		} catch ( StorageUnavailable ) {
			return [ 'error' => ErrorKey::Unavailable ];
		}
	}

	/**
	 * Counts what a page of ours tells.
	 *
	 * @param mixed  $popup  Perhaps a popup's id.
	 * @param mixed  $record Perhaps what it did.
	 * @param string $agent  The User-Agent header; may be empty.
	 * @return array{error?: ErrorKey, retry_after?: int, reason?: string}
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	private function count( mixed $popup, mixed $record, string $agent ): array {
		$decision = $this->limiter->hit( self::ROUTE, $this->client->hashed_bucket(), RateAllowance::events() );
		if ( ! $decision->allowed ) {
			return [
				'error'       => ErrorKey::TooMany,
				'retry_after' => $decision->retry_after,
			];
		}
		$kind = PopupRecord::named( $record );
		if ( ! is_int( $popup ) || null === $kind ) {
			return [ 'error' => ErrorKey::BadRequest ];
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
		return [ 'reason' => $reason ];
	}
}
