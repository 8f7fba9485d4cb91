<?php
declare( strict_types=1 );

namespace Brolga\Core\Page;

/**
 * Provides a feature's values for the page's JSON configuration, see ClientConfig. Called once per
 * page, in its footer.
 */
interface PageConfig {

	/** @return array<string, mixed> */
	public function page_config(): array;
}
