<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Digest;

use Brolga\Core\Database\Connection;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Json;

/**
 * Stores when posts were first published, and the digests with their progress. A digest is identified by its
 * list and the time up to which it covers posts, so it is created once however many processes begin it.
 */
final class DigestRepository {

	public const MAX_POSTS = 50;

	/** Seconds by which the clocks of two servers may differ. */
	private const SKEW = 60;

	public function __construct(
		private readonly Connection $db,
		private readonly Clock $clock
	) {}

	/** Stores when a post was first published; publishing it again does not change the time. */
	public function note( int $post_id ): void {
		$this->db->insert_once(
			'new_posts',
			[
				'post_id'      => $post_id,
				'published_at' => $this->clock->timestamp(),
			]
		);
	}

	public function is_noted( int $post_id ): bool {
		return null !== $this->db->value(
			"SELECT post_id FROM {$this->db->table( 'new_posts' )} WHERE post_id = %d",
			$post_id
		);
	}

	/**
	 * Moves times that lie in the future back to now, keeping their order. A server's clock was
	 * ahead when they were stored, and subscribers would otherwise wait for that time.
	 *
	 * @see OUTBOX-25
	 */
	public function put_right(): void {
		$now    = $this->clock->timestamp();
		$posts  = $this->db->table( 'new_posts' );
		$latest = max(
			(int) $this->db->value( "SELECT MAX(until_at) FROM {$this->digests()}" ),
			(int) $this->db->value( "SELECT MAX(published_at) FROM {$posts}" )
		);
		if ( $latest > $now + self::SKEW ) {
			$this->db->execute(
				"UPDATE {$this->digests()} SET until_at = until_at - %d WHERE until_at > %d",
				$latest - $now,
				$now + self::SKEW
			);
			$this->db->execute(
				"UPDATE {$posts} SET published_at = published_at - %d WHERE published_at > %d",
				$latest - $now,
				$now + self::SKEW
			);
		}
	}

	/** Returns the Unix time up to which a list's digests cover posts; 0 if there is no digest yet. */
	public function told_until( string $list_id ): int {
		return (int) $this->db->value(
			"SELECT until_at FROM {$this->digests()} WHERE list_id = %s ORDER BY until_at DESC LIMIT 1",
			$list_id
		);
	}

	/**
	 * Returns the posts published between two Unix times, oldest first. If there are too many, the
	 * oldest are left out.
	 *
	 * @return list<int>
	 */
	public function untold( int $told, int $until ): array {
		// If there are too many, only the newest ones.
		$rows = $this->db->rows(
			"SELECT post_id FROM {$this->db->table( 'new_posts' )} WHERE published_at > %d AND published_at <= %d "
				. 'ORDER BY published_at DESC, post_id DESC LIMIT %d',
			$told,
			$until,
			self::MAX_POSTS
		);
		return array_reverse( array_map( static fn ( array $row ): int => (int) $row['post_id'], $rows ) );
	}

	/**
	 * @param list<int> $posts Without posts, the digest is stored as done.
	 * @return int|null The digest's id; null if another process has created it.
	 */
	public function begin( string $list_id, int $until, array $posts ): ?int {
		$now = $this->now();
		return $this->db->insert_once(
			'digests',
			[
				'list_id'    => $list_id,
				'until_at'   => $until,
				'posts'      => Json::encode( $posts ),
				'touched_at' => $this->clock->timestamp(),
				'created_at' => $now,
				'done_at'    => [] === $posts ? $now : null,
			]
		);
	}

	public function find( int $id ): ?Digest {
		$row = $this->db->row( "SELECT * FROM {$this->digests()} WHERE id = %d", $id );
		return null === $row ? null : Digest::from_row( $row );
	}

	/**
	 * Advances a digest past a batch of subscribers. Returns true to exactly one of several
	 * concurrent callers, which queues the mails in the same transaction.
	 */
	public function advance( Digest $digest, int $reached, int $mails, bool $is_done ): bool {
		return 1 === $this->db->execute(
			"UPDATE {$this->digests()} SET reached = %d, mails = mails + %d, touched_at = %d, done_at = %s WHERE id = "
				. '%d AND reached = %d AND done_at IS NULL',
			$reached,
			$mails,
			$this->clock->timestamp(),
			$is_done ? $this->now() : null,
			$digest->id,
			$digest->reached
		);
	}

	/**
	 * Returns the ids of unfinished digests that have not advanced for some time. They are marked
	 * as touched, so that only one process resumes them.
	 *
	 * @return list<int>
	 */
	public function take_stalled( int $seconds ): array {
		$now   = $this->clock->timestamp();
		$taken = [];
		foreach ( $this->db->rows(
			"SELECT id FROM {$this->digests()} WHERE done_at IS NULL AND (touched_at <= %d OR touched_at > %d)",
			$now - $seconds,
			$now + self::SKEW
		) as $row ) {
			if ( 1 === $this->db->execute(
				"UPDATE {$this->digests()} SET touched_at = %d WHERE id = %d AND (touched_at <= %d OR touched_at > "
					. '%d) AND done_at IS NULL',
				$now,
				(int) $row['id'],
				$now - $seconds,
				$now + self::SKEW
			) ) {
				$taken[] = (int) $row['id'];
			}
		}
		return $taken;
	}

	private function now(): string {
		return $this->clock->now()->format( 'Y-m-d H:i:s' );
	}

	private function digests(): string {
		return $this->db->table( 'digests' );
	}
}
