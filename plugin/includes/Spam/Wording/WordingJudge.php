<?php
declare( strict_types=1 );

namespace Brolga\Spam\Wording;

use Brolga\Core\Security\Hmac;
use Brolga\Spam\SpamSettings;
use Brolga\Spam\Strictness;

/**
 * Judges a message by what is written in it, on this server alone: links, words,
 * alphabet and language, and whether others have sent the same text.
 *
 * A message of somebody whom the owner has dealt with, or with a text that a lead
 * had, is never marked: to lose one of those costs most.
 *
 * @see SPAM-30 SPAM-31 SPAM-33 SPAM-35
 */
final class WordingJudge {

	/** Characters of a fingerprint. */
	private const FINGERPRINT = 32;

	public function __construct(
		private readonly SpamSettings $settings,
		private readonly SeedCounts $seed,
		private readonly SpamWordsRepository $learned,
		private readonly Hmac $hmac
	) {}

	/**
	 * Whether messages are judged at all.
	 */
	public function is_on(): bool {
		return Strictness::Off !== $this->settings->strictness();
	}

	/**
	 * By what the same message is known again; empty where it has too few words.
	 *
	 * @param Features $features Of the message.
	 */
	public function fingerprint( Features $features ): string {
		return '' === $features->text
			? ''
			: substr( $this->hmac->digest( 'message', $features->text ), 0, self::FINGERPRINT );
	}

	/**
	 * What a message is marked for.
	 *
	 * @param Features $features Of the message.
	 * @param Repeats  $repeats  What the last messages say of it.
	 * @return list<array{sign: string, value: string}>|null Null: it is not marked.
	 */
	public function judge( Features $features, Repeats $repeats ): ?array {
		if ( $repeats->clear() ) {
			return null;
		}
		$learned   = $this->learned->counts( $features->all );
		$score     = Score::of( $features, $this->seed->counts( $features->all, $learned ), $repeats );
		$judged = $learned[ Features::MESSAGE ] ?? new Counts();
		return $score->points < $this->settings->strictness()->threshold( $judged->all() ) ? null : $score->signs;
	}
}
