<?php
/**
 * A tracking service: a server of the owner's that takes events.
 *
 * @package BrolgaExample
 */

declare( strict_types=1 );

namespace BrolgaExample;

use Brolga\Api\Consent\Category;
use Brolga\Api\Consent\Service;
use Brolga\Api\Settings\Values;
use Brolga\Api\Tracking\TrackingService;

/**
 * Its script tells the server of each event, once the visitor has agreed.
 */
final class EventServer implements TrackingService {

	/** Where the server is. */
	private const URL = 'example_event_server';

	/**
	 * By which consent remembers it.
	 */
	public function id(): string {
		return 'example-events';
	}

	/**
	 * Its settings, which the Settings screen shows under Tracking.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function schema(): array {
		return [
			self::URL => [
				'type'        => 'string',
				'default'     => '',
				'maxLength'   => 200,
				'pattern'     => '^https://[A-Za-z0-9.-]+\z',
				'message'     => __( 'Enter a URL such as https://events.example.com.', 'brolga-example' ),
				'title'       => __( 'Event server', 'brolga-example' ),
				'description' => __( 'Receives what visitors do as JSON.', 'brolga-example' ),
			],
		];
	}

	/**
	 * One setting cannot contradict itself.
	 *
	 * @param Values $values The settings.
	 * @return array<string, string>
	 */
	public function problems( Values $values ): array {
		return [];
	}

	/**
	 * What its script is told; nothing where no server is set.
	 *
	 * @param Values $values The settings.
	 * @return array<string, string|int>
	 */
	public function told( Values $values ): array {
		$url = $values->text( self::URL );
		return '' === $url ? [] : [ 'host' => $url ];
	}

	/**
	 * How visitors are asked.
	 *
	 * @param string $host Whose server learns of the visit.
	 */
	public function consent( string $host ): Service {
		return new Service(
			$this->id(),
			Category::Statistics,
			__( 'Event server', 'brolga-example' ),
			__( 'Counts what visitors do on our pages.', 'brolga-example' ),
			$host
		);
	}

	/**
	 * The module that tells the server.
	 */
	public function script(): string {
		return plugins_url( 'modules/event-server.js', __DIR__ );
	}
}

add_filter( 'brolga_tracking_services', static fn ( array $services ): array => [ ...$services, new EventServer() ] );
