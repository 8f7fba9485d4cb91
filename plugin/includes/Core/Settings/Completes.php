<?php
declare( strict_types=1 );

namespace Brolga\Core\Settings;

/**
 * A section that adds to what an owner typed what goes without saying.
 *
 * @see SEO-611
 */
interface Completes {

	/**
	 * New values as they are meant.
	 *
	 * @param array<string, mixed> $changes New values by name, of any kind: nothing has been checked.
	 * @return array<string, mixed>
	 */
	public function completed( array $changes ): array;
}
