<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

use DateTimeImmutable;

/**
 * A test as the registry has it: what its block says, and what has become of it.
 *
 * @see AB-17 AB-30
 */
final class StoredTest {

	/**
	 * @param Test $test What its block said when it was saved last.
	 * @param TestStatus $status     What has become of it.
	 * @param bool       $is_live    Whether visitors can see the post, and the block is in it.
	 * @param int|null   $started_at When visitors could see it first, in seconds since 1970; null: not yet.
	 * @param int|null   $stopped_at When it was stopped; null: it was not.
	 * @param int|null   $winner     The number of the variant that was promoted; null: none.
	 * @param string     $notice     What its owner was last told of it, in a word of the reports; may be empty.
	 * @param list<int>  $left_out   Origins whose visitors its results leave out.
	 */
	public function __construct(
		public readonly Test $test,
		public readonly TestStatus $status,
		public readonly bool $is_live,
		public readonly ?int $started_at = null,
		public readonly ?int $stopped_at = null,
		public readonly ?int $winner = null,
		public readonly string $notice = '',
		public readonly array $left_out = []
	) {}

	/**
	 * Whether visitors take part in it at a moment.
	 *
	 * @param DateTimeImmutable $now The moment.
	 */
	public function is_running( DateTimeImmutable $now ): bool {
		return $this->is_live && TestStatus::Running === $this->status && $this->test->target->is_open( $now );
	}
}
