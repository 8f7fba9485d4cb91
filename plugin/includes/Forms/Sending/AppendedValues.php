<?php
declare( strict_types=1 );

namespace Brolga\Forms\Sending;

use Brolga\Core\Support\Constants;
use Brolga\Core\Support\Module;

/**
 * Keeps WordPress from taking the values that a form appends to an address for variables of its own. It reads
 * `name` as the slug of a post, so `/thank-you/?name=Sam` would be a page that does not exist, and
 * `/thank-you/?name=Fi` another post. The values stay in the address and in `$_GET`, for scripts and templates.
 *
 * @see FORM-260
 */
final class AppendedValues implements Module {

	/**
	 * What was taken out of the query while WordPress reads it.
	 *
	 * @var array<array-key, mixed>
	 */
	private array $kept = [];

	/**
	 * Around the one place where WordPress reads the address of a page.
	 */
	public function register(): void {
		add_filter( 'do_parse_request', $this->hide( ... ), PHP_INT_MAX );
		// First: whoever listens reads the values again.
		add_action( 'parse_request', $this->show( ... ), PHP_INT_MIN );
	}

	/**
	 * Before WordPress reads the address.
	 *
	 * @param mixed $parses Whether it does; handed on.
	 */
	private function hide( mixed $parses ): mixed {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- An address is read, nothing is changed.
		$appended = array_intersect_key( $_GET, array_flip( Constants::FORM_REDIRECT_QUERY ) );
		if ( false !== $parses && [] !== $appended && self::has_another_address() ) {
			$this->kept = $_GET;
			$_GET       = array_diff_key( $_GET, $appended );
		}
		return $parses;
	}

	/**
	 * After it has read it.
	 */
	private function show(): void {
		if ( [] !== $this->kept ) {
			$_GET       = $this->kept;
			$this->kept = [];
		}
	}

	/**
	 * Whether anything else says which page is asked for: a path, or on a site
	 * without permalinks another variable. Without, `/?name=a-slug` is WordPress'.
	 */
	private static function has_another_address(): bool {
		return '' !== get_option( 'permalink_structure' )
			|| [] !== array_intersect_key( $_GET, [ 'p' => 0, 'page_id' => 0, 'pagename' => 0 ] );
	}
}
