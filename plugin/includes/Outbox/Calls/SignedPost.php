<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Outbox\Calls;

use Brolga\Api\Jobs\DeliveryFailed;
use Brolga\Api\Jobs\Undeliverable;
use Brolga\Core\Http\Request;
use Brolga\Core\Jobs\Cause;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Json;

/**
 * Posts a signed event to a server of the owner's. The delivery id is the same in each attempt, so
 * a receiver can ignore repetitions.
 *
 * @see LEAD-18 LEAD-736
 */
final class SignedPost {

	public function __construct(
		private readonly Caller $caller,
		private readonly Clock $clock
	) {}

	/**
	 * @param string|list<string> $secret One, or two while the receiver changes to a new one.
	 * @param bool $at_once Whether a person is waiting for the result.
	 * @param array<string, mixed> $data
	 * @throws DeliveryFailed If it may succeed later.
	 * @throws Undeliverable  If it will never succeed.
	 */
	public function send(
		string $url,
		#[\SensitiveParameter] string|array $secret,
		string $event,
		string $delivery,
		array $data,
		bool $at_once = false
	): void {
		$body     = Json::encode(
			[
				'event'    => $event,
				'delivery' => $delivery,
				'site'     => home_url( '/' ),
				'data'     => $data,
			]
		);
		$headers  = [ 'Content-Type' => 'application/json' ]
			+ CallSignature::headers( (array) $secret, $delivery, $body, $this->clock->timestamp() );
		$host     = wp_parse_url( $url, PHP_URL_HOST );
		$whom     = is_string( $host ) ? $host : __( 'The webhook', 'brolga' );
		$response = $this->caller->call( $whom, new Request( 'POST', $url, $headers, $body ), $at_once );
		if ( ! $response->is_success() ) {
			throw new Undeliverable( Cause::Refused->with( $whom, $response->status ) );
		}
	}
}
