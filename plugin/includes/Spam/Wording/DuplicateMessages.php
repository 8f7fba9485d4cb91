<?php
declare( strict_types=1 );

namespace Brolga\Spam\Wording;

/**
 * What earlier messages say about a message: how often other senders have sent the same text, and whether its
 * sender is known. A form may be prefilled with a text that many people send unchanged: once the owner has
 * handled one of these messages as a lead, the others are not spam either.
 *
 * @see SPAM-30 SPAM-35
 */
final class DuplicateMessages {

	/** Minimum number of other messages; a single one may be a coincidence. */
	private const MANY = 2;

	/** Points for each of the other messages, and their maximum. */
	private const EACH = 2.0;
	private const MOST = 4.0;

	/** Points if one of the other messages is spam. */
	private const OF_SPAM = 8.0;

	/**
	 * @param int $others Number of messages from other senders with the same text.
	 * @param int $spam How many of these are spam.
	 * @param int $leads How many of these the owner has opened or handled.
	 * @param bool $is_known Whether the owner has opened or handled a message of the same sender.
	 */
	public function __construct(
		public readonly int $others = 0,
		public readonly int $spam = 0,
		public readonly int $leads = 0,
		public readonly bool $is_known = false
	) {}

	/** Whether the owner has treated the sender or the same text as a lead. Then nothing else counts. */
	public function clear(): bool {
		return $this->is_known || $this->leads > 0;
	}

	public function score(): float {
		return match ( true ) {
			$this->clear()              => 0.0,
			$this->spam > 0             => self::OF_SPAM,
			$this->others >= self::MANY => min( self::MOST, self::EACH * $this->others ),
			default                     => 0.0,
		};
	}
}
