<?php
declare( strict_types=1 );

namespace Brolga\Spam\Wording;

/**
 * A small naive Bayes model. For each feature of a message it asks how much more
 * often it is seen in spam than in honest messages, takes the logarithm, and adds
 * the strongest up: above zero speaks for spam, below it against. What nobody has
 * ever seen says nothing.
 *
 * What an owner has judged counts several times as much as what came with the
 * plugin: it is their own mail.
 *
 * @see SPAM-31 SPAM-32
 */
final class Model {

	/** So often a message that an owner judged counts. */
	public const OWN_WEIGHT = 6;

	/** So many features decide; the rest of a long text neither clears nor accuses anybody. */
	private const STRONGEST = 25;

	/** As if each feature were in one of a thousand messages of both kinds: what was seen once proves little. */
	private const SMOOTHING = 0.001;

	/**
	 * What speaks for spam, and what against it.
	 *
	 * @param list<string>          $features Of a message.
	 * @param array<string, Counts> $counts   Of each, the one for all messages among them.
	 * @return array<string, float> The strongest first, by feature.
	 */
	public static function strengths( array $features, array $counts ): array {
		$all       = $counts[ Features::MESSAGE ] ?? new Counts();
		$honest    = max( 1, $all->honest );
		$spam      = max( 1, $all->spam );
		$strengths = [];
		foreach ( $features as $feature ) {
			$count = $counts[ $feature ] ?? null;
			if ( null !== $count && Features::MESSAGE !== $feature && $count->all() > 0 ) {
				$strengths[ $feature ] = log(
					( $count->spam / $spam + self::SMOOTHING ) / ( $count->honest / $honest + self::SMOOTHING )
				);
			}
		}
		uasort( $strengths, static fn ( float $one, float $other ): int => abs( $other ) <=> abs( $one ) );
		return array_slice( $strengths, 0, self::STRONGEST, true );
	}
}
