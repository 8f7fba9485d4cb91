<?php
declare( strict_types=1 );

namespace Brolga\Core\Settings;

/**
 * A settings section that completes what the owner entered with implied values.
 *
 * @see SEO-611
 */
interface CompletesValues {

	/**
	 * @param array<string, mixed> $changes New values by name; not validated yet.
	 * @return array<string, mixed>
	 */
	public function completed( array $changes ): array;
}
