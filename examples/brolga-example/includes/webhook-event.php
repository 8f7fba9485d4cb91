<?php
/**
 * An event of webhooks: a comment was approved.
 *
 * @package BrolgaExample
 */

declare( strict_types=1 );

namespace BrolgaExample;

use Brolga\Api\Webhooks\HookedEvent;
use WP_Comment;

/**
 * WordPress tells of it by `comment_unapproved_to_approved`.
 */
final class CommentApproved implements HookedEvent {

	/**
	 * Its name on the wire.
	 */
	public function id(): string {
		return 'example_comment';
	}

	/**
	 * What the Settings screen calls it.
	 */
	public function label(): string {
		return __( 'Comment approved', 'brolga-example' );
	}

	public function hook(): string {
		return 'comment_unapproved_to_approved';
	}

	/**
	 * Which comment: its words are read when they are sent.
	 *
	 * @param list<mixed> $given What the action was given.
	 * @return array<string, int|string>|null
	 */
	public function note( array $given ): ?array {
		$comment = $given[0] ?? null;
		return $comment instanceof WP_Comment ? [ 'comment' => (int) $comment->comment_ID ] : null;
	}

	/**
	 * What is sent; nothing where the comment was deleted meanwhile.
	 *
	 * @param array<string, int|string> $noted What was noted.
	 * @return array<string, mixed>|null
	 */
	public function data( array $noted ): ?array {
		$comment = get_comment( (int) ( $noted['comment'] ?? 0 ) );
		return $comment instanceof WP_Comment ? [
			'id'   => (int) $comment->comment_ID,
			'post' => (int) $comment->comment_post_ID,
			'text' => $comment->comment_content,
		] : null;
	}
}

add_filter( 'brolga_webhook_events', static fn ( array $events ): array => [ ...$events, new CommentApproved() ] );
