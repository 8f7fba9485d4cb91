<?php
declare( strict_types=1 );

namespace Brolga\Spam\Wording;

/**
 * A small naive Bayes model. For each feature of a message it takes the logarithm of how much more
 * often the feature is found in spam than in genuine messages, and adds the strongest values up:
 * above zero means spam. Unknown features are ignored. Messages that the owner has judged count
 * several times as much as the data shipped with the plugin.
 *
 * @see SPAM-31 SPAM-32
 */
final class Model {

	/** How many times a message that the owner has judged counts. */
	public const OWN_WEIGHT = 6;

	/** Number of features that decide, so that the rest of a long text does not dilute the result. */
	private const STRONGEST = 25;

	/** Share of messages added to each frequency, so that a feature seen only once proves little. */
	private const SMOOTHING = 0.001;

	/**
	 * Returns the strongest features with their values: positive for spam, negative against it.
	 *
	 * @param array<string, Counts> $counts Counts by feature, including those of Features::MESSAGE.
	 * @param list<string> $features
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
