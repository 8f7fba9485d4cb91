<?php
declare( strict_types=1 );

namespace Brolga\Spam;

/**
 * How much it takes to mark a message, as the owner chose.
 *
 * Before anybody has judged anything, the model knows other people's mail alone
 * and has to be surer than after two hundred judgements of its owner's.
 *
 * @see SPAM-33
 */
enum Strictness: string {

	case Normal  = 'normal';
	case Careful = 'careful';
	case Off     = 'off';

	/** What it takes at first. */
	private const FIRST = 12.0;

	/** By how much it becomes less. */
	private const SETTLED = 4.0;

	/** After so many judgements. */
	private const JUDGEMENTS = 200;

	/** By how much it is more for careful owners. */
	private const CARE = 4.0;

	/**
	 * The choice that was stored.
	 *
	 * @param string $saved What was saved.
	 */
	public static function of( string $saved ): self {
		return self::tryFrom( $saved ) ?? self::Normal;
	}

	/**
	 * The score from which a message is marked.
	 *
	 * @param int $judgements How many messages the owner has judged.
	 */
	public function threshold( int $judgements ): float {
		$score = self::FIRST - self::SETTLED * min( 1, $judgements / self::JUDGEMENTS );
		return match ( $this ) {
			self::Normal  => $score,
			self::Careful => $score + self::CARE,
			self::Off     => INF,
		};
	}
}
