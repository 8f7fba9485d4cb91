<?php
declare( strict_types=1 );

namespace Brolga\Forms\Sending;

use Brolga\Core\Support\Constants;
use Brolga\Core\Support\Module;

/**
 * Prevents WordPress from treating the values that a form appends to a URL as its own query variables. It reads
 * `name` as the slug of a post, so `/thank-you/?name=Sam` would be a 404 and `/thank-you/?name=Fi` could be
 * another post. The values stay in the URL and in `$_GET`, for scripts and templates.
 *
 * @see FORM-260
 */
final class AppendedValues implements Module {

	/** @var array<array-key, mixed> The original `$_GET` while WordPress parses the request. */
	private array $kept = [];

	public function register(): void {
		add_filter( 'do_parse_request', $this->hide( ... ), PHP_INT_MAX );
		// First, because other callbacks read the values, too.
		add_action( 'parse_request', $this->show( ... ), PHP_INT_MIN );
	}

	private function hide( mixed $parses ): mixed {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- An address is read, nothing is changed.
		$appended = array_intersect_key( $_GET, array_flip( Constants::FORM_REDIRECT_QUERY ) );
		if ( false !== $parses && [] !== $appended && self::has_another_address() ) {
			$this->kept = $_GET;
			$_GET       = array_diff_key( $_GET, $appended );
		}
		return $parses;
	}

	private function show(): void {
		if ( [] !== $this->kept ) {
			$_GET       = $this->kept;
			$this->kept = [];
		}
	}

	/**
	 * Whether something else identifies the page: a path, or on a site without permalinks another
	 * variable. Otherwise `/?name=a-slug` is a WordPress URL.
	 */
	private static function has_another_address(): bool {
		return '' !== get_option( 'permalink_structure' )
			|| [] !== array_intersect_key( $_GET, [ 'p' => 0, 'page_id' => 0, 'pagename' => 0 ] );
	}
}
