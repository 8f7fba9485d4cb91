<?php
declare( strict_types=1 );

namespace Brolga\Spam;

/**
 * How strict the text analysis is. Without any judgements of the owner it knows only other
 * people's mail, so it requires a higher score than after two hundred judgements.
 *
 * @see SPAM-33
 */
enum Strictness: string {

	case Normal  = 'normal';
	case Careful = 'careful';
	case Off     = 'off';

	/** Required score before the owner has judged any message. */
	private const FIRST = 12.0;

	/** By how much the required score decreases with the owner's judgements. */
	private const SETTLED = 4.0;

	/** Number of judgements after which the decrease is complete. */
	private const JUDGEMENTS = 200;

	/** Added to the required score for careful owners. */
	private const CARE = 4.0;

	public static function of( string $saved ): self {
		return self::tryFrom( $saved ) ?? self::Normal;
	}

	/**
	 * Returns the score from which a message is marked as spam.
	 *
	 * @param int $judgements Number of messages that the owner has judged.
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
