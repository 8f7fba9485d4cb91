<?php
declare( strict_types=1 );

namespace Brolga\Forms\Definition;

use Brolga\Core\Internals\LateBlocks;
use Brolga\Forms\Source\FormSource;
use WP_Block_Template;

/**
 * Stores which form settings of a post were saved by a user who may manage leads. Settings that
 * reached the database without WordPress take effect only after such a user has saved them.
 *
 * @see FORM-420 FORM-421
 */
final class ApprovedSettings {

	public const META = '_brolga_form_settings';

	/**
	 * Returns a form's block, without its entrusted settings unless they are approved or come from
	 * the theme's own file.
	 *
	 * @param array<array-key, mixed> $block As parsed by WordPress.
	 * @return array<array-key, mixed>
	 */
	public static function counted( FormSource $source, array $block ): array {
		$mark = EntrustedSettings::mark( EntrustedSettings::of( $block ) );
		if ( '' === $mark ) {
			return $block;
		}
		$post = $source->kind->is_post() ? $source->post_id() : self::template( $source );
		// A form in the theme's own files needs no approval.
		return 0 === $post || in_array( $mark, self::of_post( $post ), true )
			? $block
			: EntrustedSettings::put( $block, [] );
	}

	public static function are_awaited( int $post, string $content ): bool {
		return EntrustedSettings::are_in( $content )
			&& [] !== array_diff( self::marks( $content ), self::of_post( $post ) );
	}

	public static function approve( int $post, string $content ): void {
		$marks = EntrustedSettings::are_in( $content ) ? self::marks( $content ) : [];
		if ( [] !== $marks ) {
			update_metadata( 'post', $post, self::META, $marks );
		} elseif ( [] !== self::of_post( $post ) ) {
			delete_metadata( 'post', $post, self::META );
		}
	}

	/** @return list<string> */
	private static function of_post( int $post ): array {
		$marks = get_metadata( 'post', $post, self::META, true );
		return is_array( $marks ) ? array_values( array_filter( $marks, is_string( ... ) ) ) : [];
	}

	/** @return list<string> */
	private static function marks( string $content ): array {
		if ( has_block( 'core/pattern', $content ) ) {
			LateBlocks::come();
		}
		return array_values(
			array_unique(
				array_filter(
					array_map(
						EntrustedSettings::mark( ... ),
						EntrustedSettings::in( resolve_pattern_blocks( parse_blocks( $content ) ) )
					),
					static fn ( string $mark ): bool => '' !== $mark
				)
			)
		);
	}

	private static function template( FormSource $source ): int {
		$template = get_block_template( $source->name, $source->kind->template_type() );
		return $template instanceof WP_Block_Template ? (int) $template->wp_id : 0;
	}
}
