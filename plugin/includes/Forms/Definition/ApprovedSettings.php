<?php
declare( strict_types=1 );

namespace Brolga\Forms\Definition;

use Brolga\Core\Internals\LateBlocks;
use Brolga\Forms\Source\FormSource;
use WP_Block_Template;

/**
 * Which settings of a post's forms somebody saved who may manage leads. What came
 * there on another way, past WordPress, counts once such a person has saved it.
 *
 * @see FORM-420 FORM-421
 */
final class ApprovedSettings {

	/** The post meta that holds what tells them from others. */
	public const META = '_brolga_form_settings';

	/**
	 * A form with no settings but those that count.
	 *
	 * @param FormSource              $source Where it is saved.
	 * @param array<array-key, mixed> $block  As WordPress parsed it.
	 * @return array<array-key, mixed>
	 */
	public static function counted( FormSource $source, array $block ): array {
		$mark = EntrustedSettings::mark( EntrustedSettings::of( $block ) );
		if ( '' === $mark ) {
			return $block;
		}
		$post = $source->kind->is_post() ? $source->post_id() : self::template( $source );
		// What stands in the theme's own file is the site's.
		return 0 === $post || in_array( $mark, self::of_post( $post ), true )
			? $block
			: EntrustedSettings::put( $block, [] );
	}

	/**
	 * Whether a form of a post waits for somebody who may manage leads.
	 *
	 * @param string $content The post's.
	 */
	public static function are_awaited( int $post, string $content ): bool {
		return EntrustedSettings::are_in( $content )
			&& [] !== array_diff( self::marks( $content ), self::of_post( $post ) );
	}

	/**
	 * What a post says now counts.
	 *
	 * @param string $content The post's.
	 */
	public static function approve( int $post, string $content ): void {
		$marks = EntrustedSettings::are_in( $content ) ? self::marks( $content ) : [];
		if ( [] !== $marks ) {
			update_metadata( 'post', $post, self::META, $marks );
		} elseif ( [] !== self::of_post( $post ) ) {
			delete_metadata( 'post', $post, self::META );
		}
	}

	/**
	 * @return list<string>
	 */
	private static function of_post( int $post ): array {
		$marks = get_metadata( 'post', $post, self::META, true );
		return is_array( $marks ) ? array_values( array_filter( $marks, is_string( ... ) ) ) : [];
	}

	/**
	 * The marks of all forms of some content that have settings; patterns that it names are its own.
	 *
	 * @return list<string>
	 */
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

	/**
	 * The post that an owner's template is kept in; 0: it is the theme's file.
	 */
	private static function template( FormSource $source ): int {
		$template = get_block_template( $source->name, $source->kind->template_type() );
		return $template instanceof WP_Block_Template ? (int) $template->wp_id : 0;
	}
}
