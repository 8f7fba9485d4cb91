<?php
declare( strict_types=1 );

namespace Brolga\Spam\Wording;

/**
 * What the site's last messages say of one: how often its text came from others,
 * and whether its sender is known.
 *
 * A form may come with a text that many people leave as it is: where the owner
 * has dealt with one of them as a lead, the others are none of spam either.
 *
 * @see SPAM-30 SPAM-35
 */
final class Repeats {

	/** Once can be a coincidence. */
	private const MANY = 2;

	/** What each of the others counts for, and all at most. */
	private const EACH = 2.0;
	private const MOST = 4.0;

	/** What it counts for that one of them is spam. */
	private const OF_SPAM = 8.0;

	/**
	 * @param int  $others  From how many messages of others the text is known.
	 * @param int  $spam    How many of them are spam.
	 * @param int  $leads   How many of them the owner opened or dealt with.
	 * @param bool $is_known Whether the owner has opened or dealt with a message of the same sender.
	 */
	public function __construct(
		public readonly int $others = 0,
		public readonly int $spam = 0,
		public readonly int $leads = 0,
		public readonly bool $is_known = false
	) {}

	/**
	 * Whether the owner has dealt with the sender, or with the same text, as with a
	 * lead: then nothing else counts.
	 */
	public function clear(): bool {
		return $this->is_known || $this->leads > 0;
	}

	/**
	 * What the repetition counts for.
	 */
	public function score(): float {
		return match ( true ) {
			$this->clear()              => 0.0,
			$this->spam > 0             => self::OF_SPAM,
			$this->others >= self::MANY => min( self::MOST, self::EACH * $this->others ),
			default                     => 0.0,
		};
	}
}
