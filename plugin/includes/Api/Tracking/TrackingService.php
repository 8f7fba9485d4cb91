<?php
declare( strict_types=1 );

namespace Brolga\Api\Tracking;

use Brolga\Api\Consent\Service;
use Brolga\Api\Extension;
use Brolga\Api\Settings\Values;

/**
 * A service that is told what visitors do; a script module sends the events. Other plugins add
 * theirs with the filter `brolga_tracking_services`.
 *
 * @since 0.1.0
 * @see TRACK-5 EXT-5
 */
interface TrackingService extends Extension {

	/**
	 * Returns the service's settings as JSON Schema by name, each with a `default` and a `message`
	 * for invalid values. Settings with a `title` appear on the Settings screen automatically,
	 * with their `description` below. Begin the names with your plugin's name.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function schema(): array;

	/**
	 * Returns messages by setting for values that are valid separately but not together.
	 *
	 * @return array<string, string>
	 */
	public function problems( Values $values ): array;

	/**
	 * Returns the data for the service's script; empty if the service is not set up. `host` is the
	 * URL of its server, which the privacy policy names.
	 *
	 * @return array<string, string|int>
	 */
	public function told( Values $values ): array;

	/**
	 * Returns how visitors are asked for consent.
	 *
	 * @param string $host Host of the servers that learn about the visit; empty if only this site does.
	 */
	public function consent( string $host ): Service;

	/**
	 * Returns the URL of the script module; empty for this plugin's own module
	 * `src/tracking/view/track-…` with the service's id.
	 */
	public function script(): string;
}
