<?php
declare( strict_types=1 );

namespace Brolga\Tracking\Services;

use Brolga\Core\Consent\Service;
use Brolga\Core\Extensions\Extension;
use Brolga\Core\Settings\Values;

/**
 * A service that is told what visitors do. Its other half is a script module that
 * tells it. Other plugins bring theirs by the filter `brolga_tracking_services`.
 *
 * @see TRACK-5 EXT-5
 */
interface TrackingService extends Extension {

	/**
	 * Its settings by name, as JSON Schema says them, each with a `default` and with a
	 * `message` for values that do not fit. Those with a `title` are shown on the Settings
	 * screen by themselves, with their `description` below. Begin the names with your plugin's.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function schema(): array;

	/**
	 * What is wrong with settings that fit each by itself, by their names.
	 *
	 * @param Values $values The settings.
	 * @return array<string, string>
	 */
	public function problems( Values $values ): array;

	/**
	 * What its script is told; nothing where it is not set up. `host` is the address of
	 * its server, for the privacy policy.
	 *
	 * @param Values $values The settings.
	 * @return array<string, string|int>
	 */
	public function told( Values $values ): array;

	/**
	 * How visitors are asked whether it may run.
	 *
	 * @param string $host Whose servers learn of the visit; empty: this site's alone.
	 */
	public function consent( string $host ): Service;

	/**
	 * The URL of its script module; empty: it is `src/tracking/view/track-…` of that id.
	 */
	public function script(): string;
}
