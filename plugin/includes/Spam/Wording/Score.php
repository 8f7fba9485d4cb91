<?php
declare( strict_types=1 );

namespace Brolga\Spam\Wording;

/**
 * A message's spam score with the reasons for it.
 *
 * @see SPAM-30 SPAM-31 SPAM-34
 */
final class Score {

	private const SHOWN = 5;

	/** About the logarithm of 5: a word is shown if it is found in spam five times as often as elsewhere. */
	private const OFTEN = 1.6;

	/** @param list<array{sign: string, value: string}> $signs */
	private function __construct(
		public readonly float $points,
		public readonly array $signs
	) {}

	/** @param array<string, Counts> $counts */
	public static function of( Features $features, array $counts, DuplicateMessages $duplicate_messages ): self {
		$strengths = Model::strengths( $features->all, $counts );
		$speaks    = static fn ( string $feature ): bool => ( $strengths[ $feature ] ?? 0 ) > 0;
		$words     = self::words( $strengths );
		$signs     = array_filter(
			[
				Sign::Links->value    => [] !== $features->links && $speaks( Features::LINK )
					? (string) count( $features->links )
					: null,
				Sign::Markup->value   => $speaks( Features::MARKUP ) ? '' : null,
				Sign::Words->value    => [] === $words ? null : implode( ', ', $words ),
				Sign::Repeated->value => $duplicate_messages->score() > 0 ? (string) $duplicate_messages->others : null,
				Sign::Alphabet->value => $speaks( Features::ALPHABET ) ? '' : null,
				Sign::Language->value => $speaks( Features::LANGUAGE ) ? '' : null,
			],
			is_string( ... )
		);
		return new self(
			array_sum( $strengths ) + $duplicate_messages->score(),
			array_map(
				static fn ( string $sign, string $value ): array => [
					'sign'  => $sign,
					'value' => $value,
				],
				array_keys( $signs ),
				array_values( $signs )
			)
		);
	}

	/**
	 * Returns the words that suggest spam, the strongest first. A word that a listed pair contains
	 * is not repeated.
	 *
	 * @param array<string, float> $strengths
	 * @return list<string>
	 */
	private static function words( array $strengths ): array {
		$words = [];
		foreach ( $strengths as $feature => $strength ) {
			if (
				$strength >= self::OFTEN
				&& Features::is_words( $feature )
				&& ! str_contains( ' ' . implode( ' ', $words ) . ' ', " {$feature} " )
			) {
				$words[] = $feature;
			}
		}
		return array_slice( $words, 0, self::SHOWN );
	}
}
