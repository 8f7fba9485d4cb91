<?php
declare( strict_types=1 );

namespace Brolga\Forms\Trust;

use Brolga\Core\Support\Module;
use Brolga\Core\Support\Roles;
use Brolga\Core\Support\Saver;
use Brolga\Forms\Definition\ApprovedSettings;
use Brolga\Forms\Definition\EntrustedSettings;
use WP_Post;

/**
 * Prevents users without the capability to manage leads from changing where a form's leads go: what they save
 * keeps each form's stored settings, and a new form gets the site's defaults. This covers every way of writing
 * to the posts table: pages, templates, synced patterns, popups, autosaves and imports.
 *
 * @see FORM-420 LEAD-41
 */
final class SettingsLock implements Module {

	public function register(): void {
		// Last, after all filters that change the content.
		add_filter( 'wp_insert_post_data', self::keep( ... ), PHP_INT_MAX, 2 );
		add_action( 'wp_after_insert_post', self::approve( ... ), 10, 2 );
	}

	/**
	 * Returns the post's data with the stored settings put back into its forms.
	 *
	 * @param array<string, mixed> $data Slashed, as WordPress passes it.
	 * @param array<string, mixed> $post The data before WordPress sanitized it.
	 * @return array<string, mixed>
	 */
	private static function keep( array $data, array $post ): array {
		$content = is_string( $data['post_content'] ?? null ) ? wp_unslash( $data['post_content'] ) : '';
		if ( ! EntrustedSettings::are_in( $content ) || Saver::may( Roles::MANAGE_LEADS ) ) {
			return $data;
		}
		$stored  = EntrustedSettings::in( parse_blocks( self::stored( $data, $post ) ) );
		$seen    = [];
		$changes = false;
		$kept    = traverse_and_serialize_blocks(
			parse_blocks( $content ),
			static function ( array &$block ) use ( $stored, &$seen, &$changes ): string {
				if ( EntrustedSettings::is_form( $block ) ) {
					$place          = EntrustedSettings::place( $block, $seen );
					$seen[ $place ] = true;
					$before         = $stored[ $place ] ?? [];
					$sent           = EntrustedSettings::of( $block );
					if ( EntrustedSettings::mark( $sent ) !== EntrustedSettings::mark( $before ) ) {
						$block   = EntrustedSettings::put( $block, $before );
						$changes = true;
					}
				}
				return '';
			}
		);
		return $changes ? [ 'post_content' => wp_slash( $kept ) ] + $data : $data;
	}

	/**
	 * @param array<string, mixed> $data
	 * @param array<string, mixed> $post
	 */
	private static function stored( array $data, array $post ): string {
		$id = 'revision' === ( $data['post_type'] ?? '' ) ? $data['post_parent'] ?? 0 : $post['ID'] ?? 0;
		return is_numeric( $id ) && 0 < (int) $id ? get_post_field( 'post_content', (int) $id, 'raw' ) : '';
	}

	private static function approve( int $id, WP_Post $post ): void {
		if ( 'revision' !== $post->post_type && Saver::may( Roles::MANAGE_LEADS ) ) {
			ApprovedSettings::approve( $id, $post->post_content );
		}
	}
}
