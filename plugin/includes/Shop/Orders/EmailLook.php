<?php
declare( strict_types=1 );

namespace Brolga\Shop\Orders;

use Brolga\Core\Support\Module;

/**
 * The shop's emails look as the site does: its logo, and the colors of its global
 * styles. Where the owner has chosen a header image or any color of their own,
 * those stay as they are.
 *
 * @see SHOP-406
 */
final class EmailLook implements Module {

	private const LOGO = 'woocommerce_email_header_image';

	/** The box that the logo's file fits into, and how it is shown: on most screens two dots make one. */
	private const WIDTH  = 400;
	private const HEIGHT = 144;
	private const STYLE  = '#template_header_image img { width: auto; max-width: 200px; max-height: 72px; }';

	/** What WooCommerce itself writes there, by version and by which of its layouts is used. */
	private const THEIRS = [
		'woocommerce_email_base_color'            => [ '#720eec', '#8526ff', '#7f54b3', '#96588a' ],
		'woocommerce_email_background_color'      => [ '#f7f7f7', '#ffffff' ],
		'woocommerce_email_body_background_color' => [ '#ffffff', '#fdfdfd' ],
		'woocommerce_email_text_color'            => [ '#3c3c3c', '#1e1e1e' ],
		'woocommerce_email_footer_text_color'     => [ '#3c3c3c', '#787c82' ],
	];

	/** Whether this request has begun an email. */
	private bool $is_email = false;

	/** What the logo adds to the email's styles. */
	private string $style = '';

	/**
	 * Those of the site, by the names of WooCommerce's options; none where the owner chose one.
	 *
	 * @var array<string, string>
	 */
	private array $colors = [];

	/**
	 * Waits for an email.
	 */
	public function register(): void {
		add_action( 'woocommerce_email_header', $this->dress( ... ), 0 );
		add_action( 'delete_attachment', MailImage::forget( ... ) );
		add_filter( 'image_editor_output_format', MailImage::formats( ... ), PHP_INT_MAX );
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
	 * From here on this request's emails have the look; its styles are read after the email is written.
	 */
	private function dress(): void {
		if ( $this->is_email ) {
			return;
		}
		$this->style    = in_array( get_option( self::LOGO ), [ '', false ], true ) ? self::STYLE : '';
		$this->colors   = $this->is_theirs() ? self::colors() : [];
		$this->is_email = true;
	}

	/**
	 * Whether no color was chosen.
	 */
	private function is_theirs(): bool {
		foreach ( self::THEIRS as $name => $colors ) {
			$color = get_option( $name );
			if ( is_string( $color ) && '' !== $color && ! in_array( strtolower( $color ), $colors, true ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * The site's logo, where no image was chosen.
	 *
	 * @param mixed $chosen What WooCommerce has.
	 */
	private function logo( mixed $chosen ): mixed {
		if ( is_string( $chosen ) && '' !== $chosen ) {
			return $chosen;
		}
		// Mail programs show no SVG; where the logo is one, the site's icon may not be.
		foreach ( [ get_theme_mod( 'custom_logo' ), get_option( 'site_icon' ) ] as $image ) {
			$file = is_numeric( $image ) ? MailImage::url( (int) $image, self::WIDTH, self::HEIGHT ) : '';
			if ( '' !== $file ) {
				return $file;
			}
		}
		return $chosen;
	}

	/**
	 * The look's colors by WooCommerce's names; none where they are not plain ones, of which an email is made.
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

	/**
	 * A color of the global styles as `#` and digits; empty for others.
	 *
	 * @param list<string> $path Where it stands there.
	 */
	private static function plain( array $path ): string {
		$color = wp_get_global_styles( $path, [ 'transforms' => [ 'resolve-variables' ] ] );
		return is_string( $color ) ? (string) sanitize_hex_color( $color ) : '';
	}
}
