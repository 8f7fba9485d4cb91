<?php
declare( strict_types=1 );

namespace Brolga\Demo;

use Brolga\Core\Support\Module;

/**
 * The capability to import and remove the demo, for users who could do all of it by hand.
 *
 * @see START-3
 */
final class DemoCapability implements Module {

	public const NAME = 'brolga_import_demo';

	private const NEEDS = [
		'manage_options',
		'import',
		'upload_files',
		'edit_theme_options',
		'edit_pages',
		'publish_pages',
		'publish_posts',
		'manage_categories',
	];

	public function register(): void {
		add_filter( 'map_meta_cap', self::needs( ... ), 10, 2 );
	}

	/**
	 * @param array<array-key, mixed> $needs
	 * @return array<array-key, mixed>
	 */
	private static function needs( array $needs, string $capability ): array {
		return self::NAME === $capability ? self::NEEDS : $needs;
	}
}
