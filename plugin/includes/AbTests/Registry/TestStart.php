<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

use Brolga\Core\Admin\Errand;
use Brolga\Core\Support\Module;

/**
 * What "Add test" leads to: the editor, with a test on a new page, or where one
 * is made of what a page has, or where another page is chosen to test it against.
 *
 * @see AB-72
 */
final class TestStart implements Module {

	public function register(): void {
		( new Errand( self::markup( ... ) ) )->register();
	}

	/**
	 * The blocks of an errand; null: it is none of a test.
	 *
	 * @param string $what What the address says.
	 */
	private static function markup( string $what ): ?string {
		return match ( $what ) {
			'test'      => '<!-- wp:brolga/experiment /-->',
			'page-test' => '',
			default     => null,
		};
	}
}
