<?php
declare( strict_types=1 );

namespace Brolga\Shop\Orders;

use Brolga\Business\Detail;
use Brolga\Business\Details;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\Module;
use Brolga\Mail\Design\Palette;
use Brolga\Shop\ShopSection;

/**
 * Gives WooCommerce's emails the business details in their foot and colors for dark mode, if the owner has
 * chosen that. Nothing of WooCommerce's is stored, and a foot that the owner has written is kept.
 *
 * @see EMAIL-868
 */
final class EmailFrame implements Module {

	private const FOOT = 'woocommerce_email_footer_text';

	/** WooCommerce's own texts in its versions. */
	private const THEIRS = [
		'',
		'{site_title}<br />{store_address}',
		'{site_title} &mdash; Built with {WooCommerce}',
	];

	public function __construct(
		private readonly Settings $settings,
		private readonly Details $details
	) {}

	public function register(): void {
		add_filter(
			'woocommerce_email_styles',
			fn ( mixed $css ): mixed => is_string( $css ) && $this->is_chosen() ? $css . self::dark() : $css
		);
		add_filter(
			self::FOOT,
			fn ( mixed $text ): mixed => $this->is_chosen() && self::is_theirs() ? $this->foot() : $text
		);
	}

	private function is_chosen(): bool {
		return $this->settings->of( new ShopSection() )->flag( 'email_design' );
	}

	private static function is_theirs(): bool {
		return in_array( get_option( self::FOOT, '' ), self::THEIRS, true );
	}

	private function foot(): string {
		$name  = $this->details->lines( Detail::Name )[0]
			?? wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		$lines = [
			$name,
			...$this->details->lines( Detail::Address ),
			...$this->details->lines( Detail::Phone ),
			...$this->details->lines( Detail::Email ),
			...$this->details->lines( Detail::Hours ),
		];
		return implode( '<br />', array_map( esc_html( ... ), $lines ) );
	}

	/** Gmail and Outlook for Windows ignore it; they darken emails by themselves. */
	private static function dark(): string {
		$colors = Palette::of_site()->dark;
		return "@media screen and (prefers-color-scheme: dark) {
			body, #outer_wrapper, #wrapper { background-color: {$colors['page']} !important; }
			#template_container, #template_header, #body_content, #body_content table td, #body_content table th {
				background-color: {$colors['card']} !important;
			}
			#template_container, #body_content table, #body_content table td, #body_content table th, .address {
				border-color: {$colors['line']} !important;
			}
			#wrapper h1, #wrapper h2, #wrapper h3, #wrapper p, #wrapper td, #wrapper th, #wrapper li, .address {
				color: {$colors['text']} !important;
			}
			#wrapper a { color: {$colors['link']} !important; }
			#template_footer #credit, #template_footer #credit p { color: {$colors['muted']} !important; }
		}";
	}
}
