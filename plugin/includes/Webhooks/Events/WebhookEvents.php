<?php
declare( strict_types=1 );

namespace Brolga\Webhooks\Events;

use Brolga\Api\Webhooks\WebhookEvent;
use Brolga\Core\Extensions\Extensions;
use Brolga\Core\Support\All;

/**
 * All webhook events, including those of other plugins.
 *
 * @see EXT-6
 */
final class WebhookEvents {

	/** @var array<string, WebhookEvent>|null Events by id; null until the filter has been applied. */
	private ?array $all = null;

	/** @param list<WebhookEvent> $own */
	public function __construct( #[All( WebhookEvent::class )] private readonly array $own ) {}

	/** @return array<string, WebhookEvent> */
	public function all(): array {
		return $this->all ??= Extensions::all(
			WebhookEvent::class,
			$this->own,
			'brolga_webhook_events',
			static function (): mixed {
				/**
				 * Filters the events that webhooks can be notified of besides Brolga's own. Add the filter when your
				 * plugin is loaded.
				 *
				 * See docs/extending.md.
				 *
				 * @since 0.1.0
				 *
				 * @param list<WebhookEvent> $events Objects of classes that implement
				 *     `Brolga\Api\Webhooks\HookedEvent`. Default: none.
				 */
				return apply_filters( 'brolga_webhook_events', [] );
			}
		);
	}

	/** Returns null if there is no such event, or its plugin is not active. */
	public function find( string $id ): ?WebhookEvent {
		return $this->all()[ $id ] ?? null;
	}
}
