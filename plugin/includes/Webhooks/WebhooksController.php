<?php
declare( strict_types=1 );

namespace Brolga\Webhooks;

use Brolga\Api\Jobs\DeliveryFailed;
use Brolga\Api\Jobs\Undeliverable;
use Brolga\Api\Webhooks\WebhookEvent;
use Brolga\Core\Http\Client;
use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\ProtectedRoutes;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Roles;
use Brolga\Outbox\Calls\CallSignature;
use Brolga\Outbox\Calls\SignedPost;
use Brolga\Webhooks\Events\WebhookEvents;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Webhooks: list, save, delete, send a test request. A stored secret is never returned.
 *
 * @see LEAD-18 LEAD-736 NEWS-20 REST-12
 */
final class WebhooksController implements Controller {

	private const ID = '(?P<id>[a-z0-9][a-z0-9-]{0,35})';

	/** Event name of test requests, which contain no personal data. */
	public const TEST = 'test';

	/** Minimum bytes of a secret, so that it cannot be guessed. */
	private const MIN_SECRET = 16;

	/** Seconds for which the secret before signs as well. */
	public const OVERLAP = 86400;

	public function __construct(
		private readonly Webhooks $webhooks,
		private readonly WebhookEvents $events,
		private readonly Client $http,
		private readonly SignedPost $post,
		private readonly Clock $clock
	) {}

	public function add_routes(): void {
		$routes = new ProtectedRoutes( Roles::MANAGE_SETTINGS );
		$routes->open( '/webhooks', 'GET', $this->all( ... ) );
		$routes->open( '/webhooks/events', 'GET', $this->events( ... ) );
		$routes->open( '/webhooks/' . self::ID, 'PUT', $this->save( ... ), 'webhook-change' );
		$routes->open( '/webhooks/' . self::ID, 'DELETE', $this->remove( ... ) );
		$routes->open( '/webhooks/' . self::ID . '/old-secret', 'DELETE', $this->drop_old_secret( ... ) );
		$routes->open( '/webhooks/' . self::ID . '/test', 'POST', $this->test( ... ) );
	}

	/** Lists all webhooks, without their secrets. */
	private function all(): WP_REST_Response {
		$now = $this->clock->timestamp();
		return new WP_REST_Response(
			array_values(
				array_map(
					static fn ( Webhook $webhook ): array => [
						'id'               => $webhook->id,
						'url'              => $webhook->url,
						'has_secret'       => '' !== $webhook->secret,
						'old_secret_until' => $webhook->has_old_secret( $now )
							? gmdate( 'c', $webhook->old_until )
							: '',
						'forms'            => $webhook->forms,
						'events'           => $webhook->events,
					],
					$this->webhooks->all()
				)
			)
		);
	}

	/** Lists the events that webhooks can be notified of. */
	private function events(): WP_REST_Response {
		return new WP_REST_Response(
			array_map(
				static fn ( WebhookEvent $event ): array => [
					'id'    => $event->id(),
					'label' => $event->label(),
				],
				array_values( $this->events->all() )
			)
		);
	}

	/**
	 * Saves a webhook.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function save( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$text    = static fn ( string $name ): string => is_string( $request[ $name ] )
			? trim( $request[ $name ] )
			: '';
		$texts   = static fn ( string $name ): array => is_array( $request[ $name ] )
			? array_values( array_filter( $request[ $name ], is_string( ... ) ) )
			: [];
		$webhook = new Webhook(
			self::id( $request ),
			$text( 'url' ),
			$text( 'secret' ),
			$texts( 'forms' ),
			array_values( array_unique( $texts( 'events' ) ) )
		);
		$stored  = $this->webhooks->find( $webhook->id );
		// Events of an inactive plugin stay selected.
		$unknown = array_diff(
			$webhook->events,
			array_map( 'strval', array_keys( $this->events->all() ) ),
			$stored->events ?? []
		);
		$problem = match ( true ) {
			[] !== $unknown => __( 'Choose the events again. One of them no longer exists.', 'brolga' ),
			'' === $webhook->secret
				&& ( null === $stored || '' === $stored->secret ) => __( 'Enter a secret, or generate one.', 'brolga' ),
			'' === $webhook->secret && null !== $stored && ! $stored->shares_server( $webhook )
				=> __( 'Enter the secret again, or generate one, because requests would now go to a different server.', 'brolga' ),
			null === CallSignature::key( $webhook->secret )
				=> __( 'Copy the secret again. After whsec_ it may contain only letters, digits, +, / and =.', 'brolga' ),
			'' !== $webhook->secret && strlen( CallSignature::key( $webhook->secret ) ) < self::MIN_SECRET
				=> __( 'This secret is too easy to guess. Generate one.', 'brolga' ),
			default => $this->http->refusal( $webhook->url ),
		};
		if ( null !== $problem ) {
			return new WP_Error( 'brolga_webhook', $problem, [ 'status' => 400 ] );
		}
		$this->webhooks->put( $this->with_old_secret( $webhook, $stored ) );
		return $this->all();
	}

	/**
	 * Keeps the secret before for a day, so that no request is refused while the receiver changes to the new one.
	 * It never signs for another server.
	 *
	 * @see LEAD-736
	 */
	private function with_old_secret( Webhook $webhook, ?Webhook $stored ): Webhook {
		if ( null === $stored || ! $stored->shares_server( $webhook ) ) {
			return $webhook;
		}
		$now    = $this->clock->timestamp();
		$is_new = '' !== $webhook->secret && '' !== $stored->secret && $webhook->secret !== $stored->secret;
		if ( ! $is_new && ! $stored->has_old_secret( $now ) ) {
			return $webhook;
		}
		return new Webhook(
			$webhook->id,
			$webhook->url,
			$webhook->secret,
			$webhook->forms,
			$webhook->events,
			$is_new ? $stored->secret : $stored->old_secret,
			$is_new ? $now + self::OVERLAP : $stored->old_until
		);
	}

	/**
	 * Has a webhook's old secret sign no longer.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function drop_old_secret( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$stored = $this->webhooks->find( self::id( $request ) );
		if ( null === $stored ) {
			return self::not_found();
		}
		$this->webhooks->put( new Webhook( $stored->id, $stored->url, '', $stored->forms, $stored->events ) );
		return $this->all();
	}

	/**
	 * Deletes a webhook.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function remove( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->webhooks->remove( self::id( $request ) ) ? $this->all() : self::not_found();
	}

	/**
	 * Sends a test request, and returns the result.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function test( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$webhook = $this->webhooks->find( self::id( $request ) );
		if ( null === $webhook ) {
			return self::not_found();
		}
		try {
			$this->post->send(
				$webhook->url,
				$webhook->secrets( $this->clock->timestamp() ),
				self::TEST,
				wp_generate_uuid4(),
				[],
				true
			);
			return new WP_REST_Response(
				[
					'sent'    => true,
					'message' => __( 'The test was accepted.', 'brolga' ),
				]
			);
		} catch ( DeliveryFailed | Undeliverable $failure ) {
			return new WP_REST_Response(
				[
					'sent'    => false,
					'message' => $failure->getMessage(),
				]
			);
		}
	}

	/**
	 * Returns the id in lower case, since WordPress matches routes case-insensitively.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private static function id( WP_REST_Request $request ): string {
		return is_string( $request['id'] ) ? strtolower( $request['id'] ) : '';
	}

	private static function not_found(): WP_Error {
		return new WP_Error(
			'brolga_no_webhook',
			__( 'This webhook no longer exists. Reload the page.', 'brolga' ),
			[ 'status' => 404 ]
		);
	}
}
