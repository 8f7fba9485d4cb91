<?php
declare( strict_types=1 );

namespace Brolga\Spam\Wording;

use Brolga\Core\Security\Hmac;
use Brolga\Spam\SpamSettings;
use Brolga\Spam\Strictness;

/**
 * Judges a message by its text, on this server only: links, words, alphabet, language, and
 * repetition. A message from a known sender, or with the text of a lead, is never marked as spam,
 * since losing one of these costs most.
 *
 * @see SPAM-30 SPAM-31 SPAM-33 SPAM-35
 */
final class WordingJudge {

	private const FINGERPRINT = 32;

	public function __construct(
		private readonly SpamSettings $settings,
		private readonly SeedCounts $seed,
		private readonly SpamWordsRepository $learned,
		private readonly Hmac $hmac
	) {}

	public function is_on(): bool {
		return Strictness::Off !== $this->settings->strictness();
	}

	/** Returns a keyed hash that identifies repeated messages; empty if the text is too short. */
	public function fingerprint( Features $features ): string {
		return '' === $features->text
			? ''
			: substr( $this->hmac->digest( 'message', $features->text ), 0, self::FINGERPRINT );
	}

	/** @return list<array{sign: string, value: string}>|null Why the message is spam; null if it is not. */
	public function judge( Features $features, DuplicateMessages $duplicate_messages ): ?array {
		if ( $duplicate_messages->clear() ) {
			return null;
		}
		$learned   = $this->learned->counts( $features->all );
		$score     = Score::of( $features, $this->seed->counts( $features->all, $learned ), $duplicate_messages );
		$judged = $learned[ Features::MESSAGE ] ?? new Counts();
		return $score->points < $this->settings->strictness()->threshold( $judged->all() ) ? null : $score->signs;
	}
}
