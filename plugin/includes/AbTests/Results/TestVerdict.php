<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Results;

use Brolga\AbTests\Statistics\DecisionRules;
use Brolga\Core\Support\Percent;

/**
 * The interpretation of a test's results in plain words for the owner.
 *
 * @see AB-26
 */
final class TestVerdict {

	/** Limit on the displayed certainty, because no number of visitors makes a result certain. */
	private const MOST_CERTAIN = 0.999;

	private function __construct(
		public readonly string $title,
		public readonly string $advice
	) {}

	public static function of( Assessment $seen, bool $running ): self {
		$verdict = self::judge( $seen, $running );
		return StrayVisits::turn( $seen ) ? new self( $verdict->title, $verdict->advice . ' ' . sprintf(
			/* translators: %d: a number of visits. */
			__( 'Narrow result: %d unusual visits would change it.', 'brolga' ),
			StrayVisits::COUNT
		) ) : $verdict;
	}

	/** Returns the verdict without the note about narrow results. */
	private static function judge( Assessment $seen, bool $running ): self {
		return match ( $seen->outcome() ) {
			TestOutcome::Nobody  => new self(
				__( 'No visitors have been counted yet.', 'brolga' ),
				$running ? __( 'Numbers appear here once visitors see the test.', 'brolga' ) : ''
			),
			TestOutcome::Split   => self::split( $seen ),
			TestOutcome::Early   => self::early( $seen, $running ),
			TestOutcome::Leading => self::leading( $seen, $running ),
			TestOutcome::Better, TestOutcome::Worse => self::decided( $seen ),
			TestOutcome::Close   => new self(
				__( 'No meaningful difference.', 'brolga' ),
				sprintf(
					/* translators: %s: a share, such as "10%". */
					__( 'Any difference is smaller than %s. Keep the variant you prefer, and test a bigger change.', 'brolga' ),
					self::percent( DecisionRules::WORTH )
				)
			),
		};
	}

	public static function of_draft(): self {
		return new self(
			__( 'The test has not started.', 'brolga' ),
			__( 'All visitors see the control. Start the test once its variants are ready.', 'brolga' )
		);
	}

	public static function percent( float $share ): string {
		$share    = abs( $share );
		$decimals = ( $share >= 0.99 && $share < 1 ) || ( $share > 0 && $share < 0.01 ) ? 1 : 0;
		return Percent::of( $share, $decimals );
	}

	private static function split( Assessment $seen ): self {
		$weight = array_sum(
			array_map( static fn ( VariantResult $result ): int => $result->variant->weight, $seen->results )
		);
		$furthest = $seen->control();
		foreach ( $seen->results as $result ) {
			$off = static fn ( VariantResult $one ): float => abs(
				$one->visitors / $seen->visitors() - $one->variant->weight / $weight
			);
			if ( $off( $result ) > $off( $furthest ) ) {
				$furthest = $result;
			}
		}
		return new self(
			__( 'Do not rely on these numbers, because visitors were not divided as planned.', 'brolga' ),
			sprintf(
				/* translators: 1: a variant's name, 2: a share, 3: a share. */
				__( '%1$s got %2$s of the visitors instead of %3$s. A page cache, a redirect or a script that breaks on one variant can cause this, and so can changing the weights during a test. Find the cause, then start a new test.', 'brolga' ),
				$furthest->name(),
				self::percent( $furthest->visitors / $seen->visitors() ),
				self::percent( $furthest->variant->weight / $weight )
			)
		);
	}

	private static function early( Assessment $seen, bool $running ): self {
		if ( ! $running ) {
			return new self(
				__( 'The test is not running and does not have enough data yet.', 'brolga' ),
				__( 'Run the test longer to find out.', 'brolga' )
			);
		}
		$shortest = (int) ceil( DecisionRules::SHORTEST_DAYS - $seen->days );
		$days     = $seen->days_left();
		if ( null !== $days && $days > max( 0, $shortest ) ) {
			// The same number of days as in the planner next to it.
			return new self( __( 'It’s too early to tell.', 'brolga' ), sprintf(
				/* translators: %d: a number of days. */
				_n(
					'At this pace the test takes about %d more day.',
					'At this pace the test takes about %d more days.',
					$days,
					'brolga'
				),
				$days
			) );
		}
		$advice = $seen->is_slow()
			? sprintf(
				/* translators: %d: a number of days. */
				_n(
					'At this pace the test takes more than %d day. Test a bigger change, or test on a page with more visitors.',
					'At this pace the test takes more than %d days. Test a bigger change, or test on a page with more visitors.',
					DecisionRules::PATIENCE_DAYS,
					'brolga'
				),
				DecisionRules::PATIENCE_DAYS
			)
			: self::rules( $shortest );
		return new self( __( 'It’s too early to tell.', 'brolga' ), $advice );
	}

	/** @param int $shortest Days until the minimum duration; 0 or less: reached. */
	private static function rules( int $shortest ): string {
		return $shortest > 0
			? sprintf(
				/* translators: %d: a number of days. */
				_n(
					'Keep the test running for at least %d more day, because weekdays and weekends bring different visitors.',
					'Keep the test running for at least %d more days, because weekdays and weekends bring different visitors.',
					$shortest,
					'brolga'
				),
				$shortest
			)
			: sprintf(
				/* translators: 1: a number of visitors, 2: a number of conversions. */
				__( 'Each variant needs at least %1$d visitors, and the two being compared need at least %2$d conversions between them.', 'brolga' ),
				DecisionRules::FEWEST_VISITORS,
				DecisionRules::FEWEST_CONVERSIONS
			);
	}

	private static function leading( Assessment $seen, bool $running ): self {
		$chance = self::percent( min( self::MOST_CERTAIN, $seen->certainty() ) );
		$names  = [ $seen->leader()->name(), $seen->rival()?->name() ?? '' ];
		if ( ! $running ) {
			return new self(
				sprintf(
					/* translators: 1: a variant's name, 2: a share, 3: another variant's name. */
					__( '%1$s was ahead, with a %2$s chance of being better than %3$s.', 'brolga' ),
					$names[0],
					$chance,
					$names[1]
				),
				__( 'The result is not conclusive. Run the test longer to be sure.', 'brolga' )
			);
		}
		$days  = $seen->days_left();
		$gain  = $seen->leader() === $seen->control() ? '' : self::gain( $seen );
		$wait  = null === $days
			? sprintf(
				/* translators: %d: a number of days. */
				_n(
					'That’s not certain enough yet, and with this many visitors it would take more than %d day to be sure. Test a bigger change.',
					'That’s not certain enough yet, and with this many visitors it would take more than %d days to be sure. Test a bigger change.',
					DecisionRules::PATIENCE_DAYS,
					'brolga'
				),
				DecisionRules::PATIENCE_DAYS
			)
			: sprintf(
				/* translators: %d: a number of days. */
				_n(
					'That’s not certain enough yet. Keep the test running for about %d more day.',
					'That’s not certain enough yet. Keep the test running for about %d more days.',
					$days,
					'brolga'
				),
				$days
			);
		return new self(
			sprintf(
				/* translators: 1: a variant's name, 2: a share, 3: another variant's name. */
				__( '%1$s is ahead, with a %2$s chance of being better than %3$s.', 'brolga' ),
				$names[0],
				$chance,
				$names[1]
			),
			$gain . $wait
		);
	}

	private static function decided( Assessment $seen ): self {
		$title = sprintf(
			/* translators: 1: a variant's name, 2: a share. */
			__( '%1$s is better, with %2$s certainty.', 'brolga' ),
			$seen->leader()->name(),
			self::percent( min( self::MOST_CERTAIN, $seen->certainty() ) )
		);
		return new self(
			$title,
			TestOutcome::Worse === $seen->outcome()
				? __( 'Keep the control, and stop the test if it is still running.', 'brolga' )
				: self::gain( $seen ) . __( 'Promote this variant to show it to every visitor.', 'brolga' )
		);
	}

	private static function gain( Assessment $seen ): string {
		$gain = $seen->improvement( $seen->leader() );
		return null === $gain ? '' : sprintf(
			/* translators: %s: a share. */
			__( 'Expected improvement: %s.', 'brolga' ),
			self::percent( $gain )
		) . ' ';
	}
}
