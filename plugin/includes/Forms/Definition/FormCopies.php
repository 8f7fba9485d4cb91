<?php
declare( strict_types=1 );

namespace Brolga\Forms\Definition;

use Brolga\Core\Support\Module;
use Brolga\Forms\Source\CopyName;
use Closure;
use WP_REST_Request;

/**
 * Gives a copied form its own uid and name when its post is saved: filters, reports and webhooks identify a
 * form by its uid, and owners by its name. After saving, the editor still has the old uid and sends it again;
 * the new uid is a hash of the old uid and the post ID, so it stays the same.
 *
 * @see FORM-49 FORM-90
 */
final class FormCopies implements Module {

	private const BLOCKS = [ FormReader::FORM_BLOCK, 'brolga/newsletter' ];

	private const LENGTH = 8;

	/**
	 * A single closure, so that WordPress registers it only once, however many posts a request saves.
	 *
	 * @var (Closure(mixed): mixed)|null
	 */
	private ?Closure $tell_apart = null;

	public function register(): void {
		add_filter(
			'rest_request_before_callbacks',
			// The filters for saved posts have the post type in their name, so one is added for each type.
			function ( mixed $answer, mixed $handler, mixed $request ): mixed {
				if (
					$request instanceof WP_REST_Request
					&& 'GET' !== $request->get_method()
					&& isset( $request['content'] )
				) {
					$this->tell_apart ??= $this->tell_apart( ... );
					foreach ( get_post_types( [ 'show_in_rest' => true ] ) as $type ) {
						add_filter( "rest_pre_insert_{$type}", $this->tell_apart );
					}
				}
				return $answer;
			},
			10,
			3
		);
	}

	private function tell_apart( mixed $post ): mixed {
		if (
			! is_object( $post )
			|| ! isset( $post->post_content )
			|| ! is_string( $post->post_content )
			|| ! self::has_form( $post->post_content )
		) {
			return $post;
		}
		$id     = isset( $post->ID ) && is_numeric( $post->ID ) ? (int) $post->ID : 0;
		$blocks = parse_blocks( $post->post_content );
		$saved  = self::uids( parse_blocks( 0 === $id ? '' : get_post_field( 'post_content', $id, 'raw' ) ) );
		$copies = [];
		foreach ( array_diff( self::uids( $blocks ), $saved ) as $uid ) {
			if ( self::is_elsewhere( 'uid', $uid, $id ) ) {
				$copies[ $uid ] = 0 === $id
					? strtolower( wp_generate_password( self::LENGTH, false ) )
					: substr( md5( "{$uid}:{$id}" ), 0, self::LENGTH );
			}
		}
		if ( [] !== $copies ) {
			$post->post_content = traverse_and_serialize_blocks(
				$blocks,
				static function ( array &$block ) use ( $copies, $id ): string {
					$block = self::renamed( $block, $copies, $id );
					return '';
				}
			);
		}
		return $post;
	}

	private static function has_form( string $content ): bool {
		return [] !== array_filter( self::BLOCKS, static fn ( string $name ): bool => has_block( $name, $content ) );
	}

	/**
	 * @param array<array-key, mixed> $blocks
	 * @return list<string>
	 */
	private static function uids( array $blocks ): array {
		$uids = [];
		foreach ( array_filter( $blocks, is_array( ... ) ) as $block ) {
			$uid  = self::text( $block, 'uid' );
			$own  = '' === $uid || ! in_array( $block['blockName'] ?? null, self::BLOCKS, true ) ? [] : [ $uid ];
			$uids = [
				...$uids,
				...$own,
				...self::uids( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [] ),
			];
		}
		return array_values( array_unique( $uids ) );
	}

	/**
	 * @param array<array-key, mixed> $block
	 * @param array<string, string> $copies
	 * @return array<array-key, mixed>
	 */
	private static function renamed( array $block, array $copies, int $id ): array {
		$uid = self::text( $block, 'uid' );
		if ( ! isset( $copies[ $uid ] ) || ! in_array( $block['blockName'] ?? null, self::BLOCKS, true ) ) {
			return $block;
		}
		$title = self::text( $block, 'title' );
		$own   = [ 'uid' => $copies[ $uid ] ] + ( '' === $title
			? []
			: [ 'title' => CopyName::of(
				$title,
				static fn ( string $name ): bool => self::is_elsewhere( 'title', $name, $id )
			) ] );
		return [
			'attrs' => array_replace( is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [], $own ),
		] + $block;
	}

	/** @param array<array-key, mixed> $block */
	private static function text( array $block, string $name ): string {
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		return is_string( $attributes[ $name ] ?? null ) ? $attributes[ $name ] : '';
	}

	/** Whether a post other than `$id` has a block with this attribute value. */
	private static function is_elsewhere( string $name, string $value, int $id ): bool {
		return [] !== get_posts(
			[
				'post_type'      => array_values( array_diff( get_post_types(), [ 'revision', 'attachment' ] ) ),
				'post_status'    => 'any',
				// As encoded in a block's comment.
				's'              => wp_slash( substr( serialize_block_attributes( [ $name => $value ] ), 1, -1 ) ),
				'sentence'       => true,
				'search_columns' => [ 'post_content' ],
				'post__not_in'   => [ $id ],
				'posts_per_page' => 1,
				'fields'         => 'ids',
			]
		);
	}
}
