<?php
declare( strict_types=1 );

namespace Brolga\Shop\Orders;

use Brolga\Core\Support\Module;
use Brolga\Mail\Design\MailImage;

/**
 * Gives WooCommerce's emails the site's logo and the colors of its global styles. A header image
 * or color that the owner has chosen is kept.
 *
 * @see SHOP-406
 */
final class EmailLook implements Module {

	private const LOGO = 'woocommerce_email_header_image';

	/** Maximum size of the logo's file in pixels, shown at half that size for high-density screens. */
	private const WIDTH  = 400;
	private const HEIGHT = 144;
	private const STYLE  = '#template_header_image img { width: auto; max-width: 200px; max-height: 72px; }';

	/** WooCommerce's default colors in its versions and layouts. Any other color was chosen by the owner. */
	private const THEIRS = [
		'woocommerce_email_base_color'            => [ '#720eec', '#8526ff', '#7f54b3', '#96588a' ],
		'woocommerce_email_background_color'      => [ '#f7f7f7', '#ffffff' ],
		'woocommerce_email_body_background_color' => [ '#ffffff', '#fdfdfd' ],
		'woocommerce_email_text_color'            => [ '#3c3c3c', '#1e1e1e' ],
		'woocommerce_email_footer_text_color'     => [ '#3c3c3c', '#787c82' ],
	];

	private bool $is_email = false;

	private string $style = '';

	/**
	 * The site's colors by WooCommerce's option names; empty if the owner has chosen a color.
	 *
	 * @var array<string, string>
	 */
	private array $colors = [];

	public function register(): void {
		add_action( 'woocommerce_email_header', $this->apply_look( ... ), 0 );
		add_filter(
			'woocommerce_email_styles',
			fn ( mixed $css ): mixed => is_string( $css ) ? $css . $this->style : $css
		);
		foreach ( [ 'option_', 'default_option_' ] as $hook ) {
			add_filter(
				$hook . self::LOGO,
				fn ( mixed $logo ): mixed => $this->is_email ? $this->logo( $logo ) : $logo
			);
			foreach ( array_keys( self::THEIRS ) as $name ) {
				add_filter( $hook . $name, fn ( mixed $color ): mixed => $this->colors[ $name ] ?? $color );
			}
		}
	}

	/**
	 * Applies the look from the first email of the request on. The values are kept in properties,
	 * because WooCommerce reads styles only after the email's content was rendered.
	 */
	private function apply_look(): void {
		if ( $this->is_email ) {
			return;
		}
		$this->style    = in_array( get_option( self::LOGO ), [ '', false ], true ) ? self::STYLE : '';
		$this->colors   = $this->is_theirs() ? self::colors() : [];
		$this->is_email = true;
	}

	private function is_theirs(): bool {
		foreach ( self::THEIRS as $name => $colors ) {
			$color = get_option( $name );
			if ( is_string( $color ) && '' !== $color && ! in_array( strtolower( $color ), $colors, true ) ) {
				return false;
			}
		}
		return true;
	}

	private function logo( mixed $chosen ): mixed {
		if ( is_string( $chosen ) && '' !== $chosen ) {
			return $chosen;
		}
		// Mail programs show no SVG; if the logo is one, the site icon is tried.
		foreach ( [ get_theme_mod( 'custom_logo' ), get_option( 'site_icon' ) ] as $image ) {
			$file = is_numeric( $image ) ? MailImage::url( (int) $image, self::WIDTH, self::HEIGHT ) : '';
			if ( '' !== $file ) {
				return $file;
			}
		}
		return $chosen;
	}

	/**
	 * Returns colors by option name; empty if one of the site's colors is no hex color, which emails need.
	 *
	 * @return array<string, string>
	 */
	private static function colors(): array {
		$ground = self::plain( [ 'color', 'background' ] );
		$text   = self::plain( [ 'color', 'text' ] );
		$base   = self::plain( [ 'elements', 'button', 'color', 'background' ] );
		return '' === $ground || '' === $text || '' === $base
			? []
			: array_combine( array_keys( self::THEIRS ), [ $base, $ground, $ground, $text, $text ] );
	}

	/** @param list<string> $path */
	private static function plain( array $path ): string {
		$color = wp_get_global_styles( $path, [ 'transforms' => [ 'resolve-variables' ] ] );
		return is_string( $color ) ? (string) sanitize_hex_color( $color ) : '';
	}
}
