<?php
declare( strict_types=1 );

namespace Brolga\Webhooks\Events;

use Brolga\Core\Extensions\Extensions;
use Brolga\Core\Support\All;

/**
 * All events that webhooks can be told of.
 *
 * @see EXT-6
 */
final class WebhookEvents {

	/** @var array<string, WebhookEvent>|null Null: nobody has asked. */
	private ?array $all = null;

	/**
	 * @param list<WebhookEvent> $own Ours.
	 */
	public function __construct( #[All( WebhookEvent::class )] private readonly array $own ) {}

	/**
	 * All of them, by their ids.
	 *
	 * @return array<string, WebhookEvent>
	 */
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
				 *     `Brolga\Webhooks\Events\HookedEvent`. Default: none.
				 */
				return apply_filters( 'brolga_webhook_events', [] );
			}
		);
	}

	/**
	 * One of them; null: there is none, or its plugin is not active.
	 */
	public function find( string $id ): ?WebhookEvent {
		return $this->all()[ $id ] ?? null;
	}
}
