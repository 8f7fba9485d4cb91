<?php
declare( strict_types=1 );

namespace Brolga\Shop\Product;

use Brolga\Content\LightboxTexts;
use Brolga\Core\Support\Module;
use WP_HTML_Tag_Processor;

/**
 * Links product images to their files and opens them in this plugin's lightbox. WooCommerce's
 * lightbox, zoom and slider are not loaded then.
 *
 * @see SHOP-50 SHOP-51
 */
final class ProductImages implements Module {

	/** WooCommerce's script handles: the current names, and the prefixed names of newer versions. */
	private const SCRIPTS = [
		'zoom',
		'flexslider',
		'photoswipe',
		'photoswipe-ui-default',
		'wc-zoom',
		'wc-flexslider',
		'wc-photoswipe',
		'wc-photoswipe-ui-default',
	];
	private const STYLES  = [ 'photoswipe', 'photoswipe-default-skin' ];

	private const FRAME = 'single-product/photoswipe.php';

	/** Nesting depth of output buffers that hold back the template. */
	private int $held = 0;

	public function __construct( private readonly ProductScripts $scripts ) {}

	public function register(): void {
		add_filter( 'render_block_woocommerce/product-gallery', $this->link_block( ... ), 10, 2 );
		add_filter( 'woocommerce_single_product_image_thumbnail_html', $this->link_classic( ... ), 10, 2 );
		foreach ( [ 'zoom', 'photoswipe', 'flexslider' ] as $theirs ) {
			// WooCommerce's blocks read these filters later, when they render.
			add_filter( "woocommerce_single_product_{$theirs}_enabled", $this->unless_ours( ... ), 20 );
		}
		add_action( 'wp_enqueue_scripts', $this->drop_theirs( ... ), 30 );
		add_action( 'woocommerce_before_template_part', $this->hold_frame( ... ) );
		add_action( 'woocommerce_after_template_part', $this->drop_frame( ... ) );
	}

	/**
	 * Whether this plugin's lightbox is used. Not with classic themes, whose layout relies on
	 * WooCommerce's gallery.
	 */
	private static function serves(): bool {
		/**
		 * Filters whether product images open in Brolga's lightbox instead of WooCommerce's zoom, slider and lightbox.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $serves Default: whether the theme is a block theme.
		 *
		 * @example
		 * add_filter( 'brolga_product_lightbox', '__return_false' );
		 */
		return (bool) apply_filters( 'brolga_product_lightbox', wp_is_block_theme() );
	}

	/**
	 * Adds links to the images of the gallery block, unless its owner has turned off opening images.
	 *
	 * @param array<string, mixed> $block
	 */
	private function link_block( string $html, array $block ): string {
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		if ( false === ( $attributes['fullScreenOnClick'] ?? true ) || ! self::serves() ) {
			return $html;
		}
		$tags  = new WP_HTML_Tag_Processor( $html );
		$links = 0;
		$found = false;
		$open  = false;
		while ( $tags->next_tag() ) {
			if (
				'UL' === $tags->get_tag()
				&& true === $tags->has_class( 'wc-block-product-gallery-large-image__container' )
			) {
				// The gallery's dialog opened from here; now each image link can be focused.
				$tags->remove_attribute( 'data-wp-on--keydown' );
				$tags->remove_attribute( 'tabindex' );
			}
			if ( 'A' === $tags->get_tag() ) {
				$open = '#' === $tags->get_attribute( 'href' ) && $tags->set_bookmark( 'link' );
			}
			if ( 'IMG' === $tags->get_tag() && $open ) {
				$open  = false;
				$found = true;
				$id    = $tags->get_attribute( 'data-image-id' );
				$full  = is_string( $id ) ? wp_get_attachment_image_url( (int) $id, 'full' ) : false;
				$tags->remove_attribute( 'data-wp-on--click' );
				$tags->remove_attribute( 'tabindex' );
				if ( is_string( $full ) ) {
					$tags->set_attribute( 'data-caption', (string) wp_get_attachment_caption( (int) $id ) );
				}
				$tags->seek( 'link' );
				self::link( $tags, $full, 0 === $links );
				$links += is_string( $full ) ? 1 : 0;
			}
		}
		if ( ! $found ) {
			return $html;
		}
		if ( $links > 0 ) {
			$this->scripts->enqueue();
		}
		// The dialog contains each image again at full size.
		return (string) preg_replace( '#<dialog\b.*?</dialog>#s', '', $tags->get_updated_html() );
	}

	/** Marks a link of the classic gallery, which already leads to the file. */
	private function link_classic( mixed $html, mixed $id ): mixed {
		if ( ! is_string( $html ) || ! is_numeric( $id ) || ! self::serves() ) {
			return $html;
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		if ( ! $tags->next_tag( [ 'tag_name' => 'A' ] ) ) {
			return $html;
		}
		$is_first = str_contains( $html, 'wp-post-image' );
		$href     = $tags->get_attribute( 'href' );
		self::link( $tags, is_string( $href ) ? $href : false, $is_first );
		if ( ! $is_first && $tags->next_tag( [ 'tag_name' => 'IMG' ] ) ) {
			// Thumbnails are cropped, so their srcset does not fit the full image.
			$tags->set_attribute( 'data-brolga-srcset', (string) wp_get_attachment_image_srcset( (int) $id, 'full' ) );
		}
		$this->scripts->enqueue();
		return $tags->get_updated_html();
	}

	/**
	 * Turns the current tag into a link to the image, or removes its link target if there is no file.
	 *
	 * @param string|false $full The image's URL.
	 * @param bool $is_first Whether the link carries the lightbox's texts.
	 */
	private static function link( WP_HTML_Tag_Processor $tags, string|false $full, bool $is_first ): void {
		$tags->remove_attribute( 'tabindex' );
		if ( false === $full ) {
			$tags->remove_attribute( 'href' );
			return;
		}
		$tags->set_attribute( 'href', $full );
		$tags->set_attribute( 'data-brolga-image', true );
		if ( $is_first ) {
			$tags->set_attribute(
				'data-brolga-texts',
				(string) wp_json_encode( [ 'label' => __( 'Product images', 'brolga' ) ] + LightboxTexts::all() )
			);
		}
	}

	private function unless_ours( mixed $enabled ): mixed {
		return self::serves() ? false : $enabled;
	}

	private function drop_theirs(): void {
		if ( self::serves() ) {
			array_map( wp_dequeue_script( ... ), self::SCRIPTS );
			array_map( wp_dequeue_style( ... ), self::STYLES );
		}
	}

	/** Discards the markup of WooCommerce's lightbox, which would never open. */
	private function hold_frame( mixed $name ): void {
		if ( self::FRAME === $name && self::serves() ) {
			++$this->held;
			ob_start();
		}
	}

	private function drop_frame( mixed $name ): void {
		if ( self::FRAME === $name && $this->held > 0 ) {
			--$this->held;
			ob_end_clean();
		}
	}
}
