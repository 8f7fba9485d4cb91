<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Digest;

use Brolga\Core\Database\Connection;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Json;

/**
 * Remembers which posts are new, which digest has them, and how far each has
 * come. A digest is known by its list and the moment up to which it tells:
 * however many begin it at once, there is one.
 */
final class DigestRepository {

	/** Posts in one mail at most. */
	public const MAX_POSTS = 50;

	/** Seconds by which the clocks of two servers may differ. */
	private const SKEW = 60;

	public function __construct(
		private readonly Connection $db,
		private readonly Clock $clock
	) {}

	/**
	 * Notes that a post was published. The first time counts: a post that is
	 * taken back and published again is no news.
	 */
	public function note( int $post_id ): void {
		$this->db->insert_once(
			'new_posts',
			[
				'post_id'      => $post_id,
				'published_at' => $this->clock->timestamp(),
			]
		);
	}

	/**
	 * Whether a post was published before: then it is no news.
	 */
	public function is_noted( int $post_id ): bool {
		return null !== $this->db->value(
			"SELECT post_id FROM {$this->db->table( 'new_posts' )} WHERE post_id = %d",
			$post_id
		);
	}

	/**
	 * Moves moments that have not come yet back, in the order they have: a clock was
	 * ahead when they were noted, and readers would wait for them.
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

	/**
	 * The moment up to which a list has been told; 0: of nothing yet.
	 */
	public function told_until( string $list_id ): int {
		return (int) $this->db->value(
			"SELECT until_at FROM {$this->digests()} WHERE list_id = %s ORDER BY until_at DESC LIMIT 1",
			$list_id
		);
	}

	/**
	 * Posts that a list has not been told of, oldest first.
	 *
	 * @param int $told  Those after this moment.
	 * @param int $until Those up to this moment.
	 * @return list<int>
	 */
	public function untold( int $told, int $until ): array {
		// The newest ones, when there are too many.
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
	 * Begins a digest.
	 *
	 * @param int       $until The moment up to which it tells.
	 * @param list<int> $posts The posts; none: it is done.
	 * @return int|null Its number; null: somebody else has begun it.
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

	/**
	 * A digest, or null.
	 *
	 * @param int $id Its number.
	 */
	public function find( int $id ): ?Digest {
		$row = $this->db->row( "SELECT * FROM {$this->digests()} WHERE id = %d", $id );
		return null === $row ? null : Digest::from_row( $row );
	}

	/**
	 * Moves a digest on. True for exactly one caller: who gets it queues the mails
	 * in the same transaction.
	 *
	 * @param Digest $digest  The digest, as it was read.
	 * @param int    $reached The last subscriber whose mail is queued now.
	 * @param int    $mails   How many mails that were.
	 * @param bool   $is_done Whether it was the last page.
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
	 * Digests that were begun and that nothing has moved for long. They are
	 * touched, so that they are found once.
	 *
	 * @param int $seconds How long.
	 * @return list<int> Their numbers.
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

	/**
	 * The moment, as the table has it.
	 */
	private function now(): string {
		return $this->clock->now()->format( 'Y-m-d H:i:s' );
	}

	/**
	 * The table's name on the current site.
	 */
	private function digests(): string {
		return $this->db->table( 'digests' );
	}
}
