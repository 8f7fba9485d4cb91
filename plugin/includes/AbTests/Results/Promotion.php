<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Results;

use Brolga\AbTests\Registry\PagePair;
use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Registry\TestReader;
use Brolga\Core\Support\Saver;
use WP_Error;
use WP_Post;

/**
 * Replaces a test with one of its variants in the post. The post is saved as by an editor, so
 * WordPress keeps a revision.
 *
 * @see AB-27
 */
final class Promotion {

	public const GONE = 'brolga_no_variant';

	public static function is_possible( TestKey $key ): bool {
		$post = get_post( $key->post );
		return $post instanceof WP_Post
			&& 'trash' !== $post->post_status
			&& current_user_can( 'edit_post', $key->post )
			&& ( null !== self::pair( $key ) || null !== TestReader::variant_markup( $key, 0, $post->post_content ) );
	}

	/**
	 * Replaces the test with a variant. The page's URL never changes, its title only on request.
	 *
	 * @param bool $with_title Whether the page gets the title of the second page.
	 * @see AB-160
	 */
	public static function write( TestKey $key, int $number, bool $with_title = false ): ?WP_Error {
		$post = get_post( $key->post );
		if ( ! $post instanceof WP_Post || ! current_user_can( 'edit_post', $key->post ) ) {
			return new WP_Error(
				'brolga_may_not_edit',
				__( 'You are not allowed to edit the page that this test is on. Ask an administrator for permission.', 'brolga' ),
				[ 'status' => 403 ]
			);
		}
		$pair = self::pair( $key );
		if ( null === ( null === $pair
			? TestReader::variant_markup( $key, $number, $post->post_content )
			: $pair->post( $number ) ) ) {
			return new WP_Error(
				self::GONE,
				__( 'The page no longer contains this variant. Reload the report.', 'brolga' ),
				[ 'status' => 409 ]
			);
		}
		require_once ABSPATH . 'wp-admin/includes/post.php';
		$editor = wp_check_post_lock( $key->post );
		if ( false !== $editor ) {
			$user = get_userdata( $editor );
			return new WP_Error(
				'brolga_is_edited',
				sprintf(
					/* translators: %s: a person's name. */
					__( '%s is editing this page at the moment. Try again once they have finished.', 'brolga' ),
					false === $user ? '?' : $user->display_name
				),
				[ 'status' => 409 ]
			);
		}
		// Saving the page ends its test against another page.
		$pair?->remove();
		$winner = $pair?->post( $number );
		// As the site, because the winner's forms must keep their settings.
		$saved = Saver::as_site( static fn (): int|WP_Error => wp_update_post(
			[
				'ID'           => $key->post,
				'post_title'   => wp_slash( $with_title && null !== $winner ? $winner->post_title : $post->post_title ),
				'post_content' => wp_slash(
					$winner->post_content ?? self::content( $key, $number, $post->post_content )
				),
			],
			true
		) );
		if ( ! $saved instanceof WP_Error ) {
			return null;
		}
		$pair?->save();
		return $saved;
	}

	/** Returns the page's test against another page, if it has this key. */
	private static function pair( TestKey $key ): ?PagePair {
		$pair = PagePair::of( $key->post );
		return $pair?->key->number === $key->number ? $pair : null;
	}

	public static function content( TestKey $key, int $number, string $content ): string {
		$winner = trim( TestReader::variant_markup( $key, $number, $content ) ?? '' );
		return implode(
			'',
			array_map(
				static fn ( array $block ): string => self::markup( $block, $key, $winner ),
				parse_blocks( $content )
			)
		);
	}

	/** @param array<array-key, mixed> $block */
	private static function markup( array $block, TestKey $key, string $winner ): string {
		$name = is_string( $block['blockName'] ?? null ) ? $block['blockName'] : null;
		if (
			TestReader::TEST_BLOCK === $name
			&& TestReader::read( $key->post, $block )?->key->number === $key->number
		) {
			return $winner;
		}
		$inner   = is_array( $block['innerBlocks'] ?? null )
			? array_values( array_filter( $block['innerBlocks'], is_array( ... ) ) )
			: [];
		$next    = 0;
		$content = '';
		foreach ( is_array( $block['innerContent'] ?? null ) ? $block['innerContent'] : [] as $piece ) {
			$content .= is_string( $piece ) ? $piece : self::markup( $inner[ $next++ ] ?? [], $key, $winner );
		}
		return get_comment_delimited_block_content(
			$name,
			is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [],
			$content
		);
	}
}
