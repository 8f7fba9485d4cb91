<?php
declare( strict_types=1 );

namespace Brolga\Content\Menus;

use Brolga\Core\Page\Build;
use Brolga\Core\Support\Conditional;

/**
 * Gives a header with menu and search one style sheet, which browsers keep from
 * page to page, instead of three: WordPress would print two of them into each
 * page's HTML, for a tenth of it.
 *
 * @see PERF-22
 */
final class HeaderStyles implements Conditional {

	private const HANDLE = 'brolga-site-header';

	/** What the file holds. */
	private const PARTS = [
		'brolga-header-style',
		'brolga-header-search-style',
		'brolga-menu-style',
	];

	public function __construct( private readonly Build $build ) {}

	/**
	 * Only a built plugin has styles.
	 */
	public static function can_register(): bool {
		return Build::is_there();
	}

	/**
	 * Waits until the page's blocks have asked for theirs; block themes draw them first.
	 */
	public function register(): void {
		add_action( 'wp_enqueue_scripts', $this->merge( ... ), PHP_INT_MAX );
	}

	/**
	 * Puts the one file in the place of its parts, when the page has them all.
	 */
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
			// Blocks that come later ask for it by this name.
			wp_register_style( $part, false, [ self::HANDLE ], null ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters -- It has no file.
			wp_enqueue_style( $part );
		}
	}

	/**
	 * The path of a built file.
	 */
	private static function file( string $ending ): string {
		return "site-header.{$ending}";
	}
}
