<?php
declare( strict_types=1 );

namespace Brolga\Privacy;

use Brolga\Core\Support\Module;
use Brolga\Core\Support\PluginFile;

/**
 * Keeps browsers from loading emoji and avatars from WordPress.org and Gravatar, which would learn
 * who reads which page. Emoji are the browser's own, and people without an image on this site get
 * an image of the plugin's.
 *
 * @see SITE-14
 */
final class OwnHost implements Module {

	public function __construct( private readonly PluginFile $plugin ) {}

	public function register(): void {
		remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
		remove_action( 'embed_head', 'print_emoji_detection_script' );
		remove_action( 'wp_enqueue_scripts', 'wp_enqueue_emoji_styles' );
		remove_action( 'wp_print_styles', 'print_emoji_styles' );
		remove_action( 'enqueue_embed_scripts', 'wp_enqueue_emoji_styles' );
		remove_filter( 'wp_mail', 'wp_staticize_emoji_for_email' );
		remove_filter( 'the_content_feed', 'wp_staticize_emoji' );
		remove_filter( 'comment_text_rss', 'wp_staticize_emoji' );
		add_filter( 'emoji_svg_url', '__return_false' );
		// Before plugins that serve local images (10).
		add_filter( 'pre_get_avatar_data', $this->own_image( ... ), 9 );
	}

	/**
	 * @param array<string, mixed> $avatar
	 * @return array<string, mixed>
	 */
	private function own_image( array $avatar ): array {
		/**
		 * Filters whether avatars may be loaded from gravatar.com, which then learns who comments on this site and who
		 * reads it.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $allowed Whether they may. Default false.
		 *
		 * @example
		 * add_filter( 'brolga_allow_gravatar', '__return_true' );
		 */
		if ( isset( $avatar['url'] ) || true === apply_filters( 'brolga_allow_gravatar', false ) ) {
			return $avatar;
		}
		return [ 'url' => plugins_url( 'assets/person.svg', $this->plugin->path ) ] + $avatar;
	}
}
