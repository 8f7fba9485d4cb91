<?php
declare( strict_types=1 );

namespace Brolga\Kits\Import;

use Brolga\Core\Support\Json;
use WP_Theme_JSON_Resolver;

/**
 * What an owner has changed about the theme's look: global styles, logo and icon.
 *
 * @phpstan-import-type Look from Previous
 */
final class Brand {

	/** @phpstan-return Look */
	public static function now(): array {
		$post   = WP_Theme_JSON_Resolver::get_user_data_from_wp_global_styles( wp_get_theme() );
		$number = static fn ( mixed $id ): int => is_numeric( $id ) ? (int) $id : 0;
		return [
			'styles' => is_string( $post['post_content'] ?? null ) ? $post['post_content'] : '',
			'logo'   => $number( get_option( 'site_logo' ) ),
			'icon'   => $number( get_option( 'site_icon' ) ),
		];
	}

	/** @phpstan-param Look $brand */
	public static function put( array $brand ): void {
		$now = self::now();
		if ( $brand['styles'] !== $now['styles'] ) {
			wp_update_post( [
				'ID'           => (int) WP_Theme_JSON_Resolver::get_user_global_styles_post_id(),
				'post_content' => wp_slash( '' === $brand['styles'] ? self::nothing() : $brand['styles'] ),
			] );
			wp_clean_theme_json_cache();
		}
		foreach ( [ 'logo', 'icon' ] as $image ) {
			if ( $brand[ $image ] !== $now[ $image ] ) {
				update_option( "site_{$image}", $brand[ $image ] );
			}
		}
	}

	private static function nothing(): string {
		return Json::encode( [
			'version'                     => 3,
			'isGlobalStylesUserThemeJSON' => true,
		] );
	}
}
