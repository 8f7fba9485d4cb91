<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

use Brolga\Core\Admin\EditorPrefill;
use Brolga\Core\Support\Module;

/**
 * Handles the “Add test” links, which open the editor with a new test, or with a hint on how
 * to test part of a page or the page itself.
 *
 * @see AB-72
 */
final class TestStart implements Module {

	public function register(): void {
		( new EditorPrefill( self::markup( ... ) ) )->register();
	}

	/** Returns the blocks for a new page; null if the link is not about tests. */
	private static function markup( string $what ): ?string {
		return match ( $what ) {
			'test'      => '<!-- wp:brolga/experiment /-->',
			'page-test' => '',
			default     => null,
		};
	}
}
