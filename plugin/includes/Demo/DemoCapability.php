<?php
declare( strict_types=1 );

namespace Brolga\Demo;

use Brolga\Core\Support\Module;

/**
 * Who may import the demo and undo it: whoever may do by hand all that it does.
 *
 * @see START-3
 */
final class DemoCapability implements Module {

	/** Stands for all of the following. */
	public const NAME = 'brolga_import_demo';

	/** What it takes. */
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

	/**
	 * Listens when WordPress asks what a capability takes.
	 */
	public function register(): void {
		add_filter( 'map_meta_cap', self::needs( ... ), 10, 2 );
	}

	/**
	 * What our capability takes.
	 *
	 * @param array<array-key, mixed> $needs      What WordPress takes it for.
	 * @param string                  $capability The one that is asked for.
	 * @return array<array-key, mixed>
	 */
	private static function needs( array $needs, string $capability ): array {
		return self::NAME === $capability ? self::NEEDS : $needs;
	}
}
