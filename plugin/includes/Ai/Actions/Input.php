<?php
declare( strict_types=1 );

namespace Brolga\Ai\Actions;

use Brolga\Core\Support\Text;
use WP_Post;

/** What the abilities of this feature take and answer alike. */
final class Input {

	/** What a person writes for the model. */
	public const MAX_WISH = 500;

	/** @return array<string, mixed> */
	public static function dry_run(): array {
		return [
			'description' => __( 'Whether to say only what would be sent to the AI.', 'brolga' ),
			'type'        => 'boolean',
			'default'     => false,
		];
	}

	/** @return array<string, mixed> */
	public static function sent(): array {
		return [
			'description' => __( 'What is sent to the AI, in full.', 'brolga' ),
			'type'        => 'string',
		];
	}

	/** @return array<string, mixed> */
	public static function wish( string $description, int $min = 0 ): array {
		return [
			'description' => $description,
			'type'        => 'string',
			'minLength'   => $min,
			'maxLength'   => self::MAX_WISH,
		] + ( 0 === $min ? [ 'default' => '' ] : [] );
	}

	/** @param array<array-key, mixed> $input */
	public static function is_dry( array $input ): bool {
		return true === ( $input['dry_run'] ?? false );
	}

	/** @param array<array-key, mixed> $input */
	public static function text( array $input, string $name ): string {
		return is_string( $input[ $name ] ?? null ) ? Text::line( $input[ $name ] ) : '';
	}

	/**
	 * The post that the current user may edit, by the input's `post`.
	 *
	 * @param array<array-key, mixed> $input
	 */
	public static function post( array $input ): ?WP_Post {
		$id   = is_int( $input['post'] ?? null ) ? $input['post'] : 0;
		$post = 0 < $id ? get_post( $id ) : null;
		return $post instanceof WP_Post && current_user_can( 'edit_post', $post->ID ) ? $post : null;
	}

	/** Returns a line about the page; empty for one without a title, which WordPress calls “Auto Draft”. */
	public static function about( WP_Post $post ): string {
		$title = 'auto-draft' === $post->post_status ? '' : Text::line( $post->post_title );
		return '' === $title ? '' : "Page: {$title}\n";
	}
}
