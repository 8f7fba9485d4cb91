<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

use Brolga\Core\Database\Connection;

/**
 * Searches the site's posts for the goal of a test. Used when a test is started or checked, never
 * when a page is shown.
 *
 * @see AB-172
 */
final class GoalMentionRepository {

	public function __construct( private readonly Connection $db ) {}

	/** Whether a block in a published post, or in the test's own post, is marked as the test's goal. */
	public function is_marked( TestKey $key ): bool {
		return $this->is_said( $key->post, '"brolgaGoal":"' . $key->format() . '"' );
	}

	public function has_form( string $uid ): bool {
		return $this->is_said( 0, '"uid":"' . $uid . '"' );
	}

	public function is_tracked( TestKey $key ): bool {
		foreach ( [ '"', "'", '' ] as $quote ) {
			foreach ( [ 'id=', 'data-test_id=' ] as $name ) {
				if ( $this->is_said( 0, $name . $quote . $key->format() . ( '' === $quote ? ']' : $quote ) ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/** @param int $post This post is searched even if it is not published; 0: none. */
	private function is_said( int $post, string $text ): bool {
		return null !== $this->db->value(
			"SELECT 1 FROM {$this->db->core_table( 'posts' )} WHERE post_content LIKE %s AND post_type <> 'revision' "
				. "AND ( post_status = 'publish' OR ( ID = %d AND post_status <> 'trash' ) ) LIMIT 1",
			'%' . $this->db->escape_like( $text ) . '%',
			$post
		);
	}
}
