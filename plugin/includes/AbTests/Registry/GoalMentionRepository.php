<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

use Brolga\Core\Database\Connection;

/**
 * Looks where the goal of a test is, among all that the site shows: asked when a test starts, and never by pages.
 *
 * @see AB-172
 */
final class GoalMentionRepository {

	public function __construct( private readonly Connection $db ) {}

	/**
	 * Whether a block that is shown somewhere is marked as a test's goal. Whatever stores the test counts as it is,
	 * since it may be published with its test.
	 */
	public function is_marked( TestKey $key ): bool {
		return $this->is_said( $key->post, '"brolgaGoal":"' . $key->format() . '"' );
	}

	/**
	 * Whether a form is on the site.
	 *
	 * @param string $uid The form's own id.
	 */
	public function has_form( string $uid ): bool {
		return $this->is_said( 0, '"uid":"' . $uid . '"' );
	}

	/**
	 * Whether the shortcode of a test, or the element that it prints, stands anywhere.
	 */
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

	/**
	 * Whether a text stands in anything that visitors can see, or in one more post.
	 *
	 * @param int    $post The post that counts in any case; 0: none.
	 * @param string $text What is looked for.
	 */
	private function is_said( int $post, string $text ): bool {
		return null !== $this->db->value(
			"SELECT 1 FROM {$this->db->core_table( 'posts' )} WHERE post_content LIKE %s AND post_type <> 'revision' "
				. "AND ( post_status = 'publish' OR ( ID = %d AND post_status <> 'trash' ) ) LIMIT 1",
			'%' . $this->db->escape_like( $text ) . '%',
			$post
		);
	}
}
