<?php
declare( strict_types=1 );

namespace Brolga\Core\Page;

/**
 * Values that a feature puts into the page's island of JSON. Asked once a page,
 * with its footer.
 */
interface IslandData {

	/**
	 * The values, by name.
	 *
	 * @return array<string, mixed>
	 */
	public function island(): array;
}
