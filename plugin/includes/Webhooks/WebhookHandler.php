<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Webhooks;

use Brolga\Api\Jobs\DeliveryFailed;
use Brolga\Api\Jobs\Undeliverable;
use Brolga\Core\Jobs\Cause;
use Brolga\Core\Jobs\ClaimedJob;
use Brolga\Core\Jobs\RemoteHandler;
use Brolga\Core\Support\Clock;
use Brolga\Outbox\Calls\SignedPost;
use Brolga\Webhooks\Events\WebhookEvents;

/**
 * Processes the jobs of Deliveries. docs/webhooks.md describes the requests.
 *
 * @see LEAD-18 LEAD-736 OUTBOX-14
 */
final class WebhookHandler implements RemoteHandler {

	public const KIND = 'webhook';

	public function __construct(
		private readonly Webhooks $webhooks,
		private readonly WebhookEvents $events,
		private readonly SignedPost $post,
		private readonly Clock $clock
	) {}

	public function kind(): string {
		return self::KIND;
	}

	/**
	 * @throws DeliveryFailed If it may succeed later.
	 * @throws Undeliverable If it never will.
	 */
	public function handle( ClaimedJob $job ): void {
		$text  = static fn ( string $name ): string => is_string( $job->payload[ $name ] ?? null )
			? $job->payload[ $name ]
			: '';
		$event = $this->events->find( $text( 'event' ) );
		if ( null === $event ) {
			throw new Undeliverable( Cause::NoEvent->with( $text( 'event' ) ), by_this: true );
		}
		$data = $event->data( self::noted( $job ) );
		if ( null === $data ) {
			// The subject was erased.
			return;
		}
		$webhook = $this->webhooks->find( $text( 'webhook' ) )
			?? throw new Undeliverable( Cause::NoWebhook->with() );
		$this->post->send(
			$webhook->url,
			$webhook->secrets( $this->clock->timestamp() ),
			$event->id(),
			$text( 'delivery' ),
			$data
		);
	}

	/** @return array<string, int|string> */
	private static function noted( ClaimedJob $job ): array {
		$noted = [];
		foreach ( is_array( $job->payload['noted'] ?? null ) ? $job->payload['noted'] : [] as $name => $value ) {
			$noted[ (string) $name ] = is_int( $value ) || is_string( $value ) ? $value : '';
		}
		return $noted;
	}
}
