<?php
/**
 * The rules of WordPress' lightbox, on pages where an image opens in it.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

namespace Brolga\Theme;

/**
 * WordPress writes all that its image block may ever need into every page with an
 * image, and two thirds of it are about images that a click enlarges. A page has
 * those rules where one of its images is enlarged.
 *
 * @see THEME-38
 */
final class LightboxRules {

	/** Where WordPress puts them. */
	private const PRINTED = 'wp-block-image';

	/** Where they are printed if an image asks for them too late. */
	private const LATE = 'brolga-theme-lightbox';

	/** What is in all of their selectors, and in an image that is enlarged. */
	private const MARK = 'wp-lightbox';

	/** Whole rules, and the animations that are theirs. */
	private const RULES = '/@keyframes lightbox-[^{}]*\{(?:[^{}]*\{[^{}]*\})*\}|[^{}]*wp-lightbox[^{}]*\{[^{}]*\}/';

	/** Whether an image of the page so far is enlarged by a click. */
	private bool $is_needed = false;

	/** The sheet as it was before rules were taken out of it. */
	private string $whole = '';

	/**
	 * Looks at each image.
	 */
	public function register(): void {
		// WordPress makes it a button at 15.
		add_filter( 'render_block_core/image', $this->look( ... ), 20 );
		// After WordPress has put small sheets into the page, and before it prints them.
		add_action( 'wp_head', $this->take_out( ... ), 2 );
	}

	/**
	 * Notes whether an image is enlarged.
	 *
	 * @param string $html The rendered image, handed on.
	 */
	private function look( string $html ): string {
		if ( ! $this->is_needed && str_contains( $html, self::MARK ) ) {
			$this->is_needed = true;
			if ( '' !== $this->whole ) {
				wp_register_style( self::LATE, false, [], '1' );
				wp_enqueue_style( self::LATE );
				wp_add_inline_style( self::LATE, $this->whole );
			}
		}
		return $html;
	}

	/**
	 * Takes the rules out of the page's styles, where no image is.
	 */
	private function take_out(): void {
		$printed = wp_styles()->get_data( self::PRINTED, 'after' );
		if ( $this->is_needed || ! is_array( $printed ) ) {
			return;
		}
		$this->whole = implode( '', array_filter( $printed, is_string( ... ) ) );
		wp_styles()->add_data(
			self::PRINTED,
			'after',
			array_map(
				static fn ( mixed $css ): mixed => is_string( $css )
					? preg_replace_callback( self::RULES, self::unless_others_share( ... ), $css ) ?? $css
					: $css,
				$printed
			)
		);
	}

	/**
	 * Keeps a rule that is also about something else.
	 *
	 * @param array<array-key, string> $found The rule.
	 */
	private static function unless_others_share( array $found ): string {
		[ $selectors ] = explode( '{', $found[0], 2 );
		foreach ( explode( ',', $selectors ) as $selector ) {
			if ( ! str_contains( $selector, self::MARK ) && ! str_starts_with( $selector, '@keyframes' ) ) {
				return $found[0];
			}
		}
		return '';
	}
}
