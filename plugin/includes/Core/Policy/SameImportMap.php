<?php
declare( strict_types=1 );

namespace Brolga\Core\Policy;

use Brolga\Core\Blocks\Views;
use Brolga\Core\Page\Modules;
use Brolga\Core\Support\Json;
use Brolga\Core\Support\Conditional;

/**
 * WordPress prints an import map of what a page uses: another one on almost every
 * page, and a policy would have to name the hash of each. Here every page names
 * every module, in one order.
 *
 * @see CSP-1
 */
final class SameImportMap implements Conditional {

	/** The modules of WordPress that its own interactive blocks import. */
	private const OF_WORDPRESS = [ '@wordpress/a11y', '@wordpress/interactivity', '@wordpress/interactivity-router' ];

	private const MAP = '~(<script\b[^>]*type="importmap"[^>]*>)(.*?)(</script>)~s';

	public function __construct(
		private readonly Modules $modules,
		private readonly Views $views
	) {}

	/**
	 * Only where pages have to hold under such a policy.
	 */
	public static function can_register(): bool {
		return StrictPolicy::is_on();
	}

	/**
	 * WordPress prints the map in the head of block themes, at the foot of others.
	 */
	public function register(): void {
		// After all features have registered the modules that they know of.
		add_action( 'wp_enqueue_scripts', $this->name_all( ... ), 99 );
		foreach ( [ 'wp_head', 'wp_footer' ] as $place ) {
			add_action( $place, $this->hold( ... ), 9 );
			add_action( $place, $this->release( ... ), 11 );
		}
	}

	/**
	 * Lets the module that every page has name all others.
	 */
	private function name_all(): void {
		if ( StrictPolicy::is_on() ) {
			$this->modules->name_all( [ ...self::OF_WORDPRESS, ...$this->views->register_all() ] );
		}
	}

	/**
	 * Keeps what is printed next.
	 */
	private function hold(): void {
		if ( StrictPolicy::is_on() ) {
			ob_start();
		}
	}

	/**
	 * Prints it, with the map in order.
	 */
	private function release(): void {
		if ( StrictPolicy::is_on() ) {
			echo preg_replace_callback( self::MAP, self::ordered( ... ), (string) ob_get_clean() ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- It was printed by others.
		}
	}

	/**
	 * A map whose modules stand by their names.
	 *
	 * @param array<array-key, string> $found The script, its tag, its content and its end.
	 */
	private static function ordered( array $found ): string {
		[ , $tag, $map, $end ] = $found;
		$map                   = Json::map( $map );
		if ( ! is_array( $map['imports'] ?? null ) ) {
			return $found[0];
		}
		ksort( $map['imports'] );
		return $tag . wp_json_encode( $map, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) . $end;
	}
}
