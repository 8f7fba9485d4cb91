<?php
declare( strict_types=1 );

namespace Brolga\Core\Policy;

use Brolga\Core\Blocks\Views;
use Brolga\Core\Page\Modules;
use Brolga\Core\Support\Json;
use Brolga\Core\Support\Conditional;

/**
 * Gives all pages the same import map, with all modules in one order. WordPress lists only the modules that a
 * page uses, so a Content-Security-Policy would need another hash for almost every page.
 *
 * @see CSP-1
 */
final class SameImportMap implements Conditional {

	private const OF_WORDPRESS = [ '@wordpress/a11y', '@wordpress/interactivity', '@wordpress/interactivity-router' ];

	private const MAP = '~(<script\b[^>]*type="importmap"[^>]*>)(.*?)(</script>)~s';

	public function __construct(
		private readonly Modules $modules,
		private readonly Views $views
	) {}

	public static function can_register(): bool {
		return StrictPolicy::is_on();
	}

	/** Hooks into both places where WordPress prints the map: in block themes the head, else the footer. */
	public function register(): void {
		// After all features have registered their modules.
		add_action( 'wp_enqueue_scripts', $this->name_all( ... ), 99 );
		foreach ( [ 'wp_head', 'wp_footer' ] as $place ) {
			add_action( $place, $this->hold( ... ), 9 );
			add_action( $place, $this->release( ... ), 11 );
		}
	}

	private function name_all(): void {
		if ( StrictPolicy::is_on() ) {
			$this->modules->name_all( [ ...self::OF_WORDPRESS, ...$this->views->register_all() ] );
		}
	}

	private function hold(): void {
		if ( StrictPolicy::is_on() ) {
			ob_start();
		}
	}

	private function release(): void {
		if ( StrictPolicy::is_on() ) {
			echo preg_replace_callback( self::MAP, self::ordered( ... ), (string) ob_get_clean() ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- It was printed by others.
		}
	}

	/**
	 * Sorts an import map by module ID; leaves the script unchanged if it cannot be read.
	 *
	 * @param array<array-key, string> $found The matches of MAP.
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
