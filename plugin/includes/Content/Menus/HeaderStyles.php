<?php
declare( strict_types=1 );

namespace Brolga\Content\Menus;

use Brolga\Core\Page\Build;
use Brolga\Core\Support\Conditional;

/**
 * Replaces the three style sheets of a header with menu and search by one file, which browsers cache from page
 * to page. WordPress would inline two of the three into each page, where they make up a tenth of the HTML.
 *
 * @see PERF-22
 */
final class HeaderStyles implements Conditional {

	private const HANDLE = 'brolga-site-header';

	private const PARTS = [
		'brolga-header-style',
		'brolga-header-search-style',
		'brolga-menu-style',
	];

	public function __construct( private readonly Build $build ) {}

	public static function can_register(): bool {
		return Build::is_there();
	}

	/** Runs last, when all blocks have enqueued their styles; block themes render blocks before. */
	public function register(): void {
		add_action( 'wp_enqueue_scripts', $this->merge( ... ), PHP_INT_MAX );
	}

	private function merge(): void {
		foreach ( self::PARTS as $part ) {
			if ( ! wp_style_is( $part ) ) {
				return;
			}
		}
		wp_register_style(
			self::HANDLE,
			$this->build->url( self::file( 'css' ) ),
			[],
			$this->build->asset( 'site-header' )['version']
		);
		wp_style_add_data( self::HANDLE, 'rtl', 'replace' );
		foreach ( self::PARTS as $part ) {
			wp_deregister_style( $part );
			// Blocks rendered later enqueue the style by this handle.
			wp_register_style( $part, false, [ self::HANDLE ], null ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters -- It has no file.
			wp_enqueue_style( $part );
		}
	}

	private static function file( string $ending ): string {
		return "site-header.{$ending}";
	}
}
