<?php
/**
 * What visitors did in the demo's A/B test.
 *
 * @package Brolga\Demo
 */

declare( strict_types=1 );

namespace Brolga\Demo;

use Brolga\AbTests\Records\Counted;
use Brolga\AbTests\Records\CountRepository;
use Brolga\AbTests\Records\Refusal;
use Brolga\AbTests\Records\Tally;
use Brolga\AbTests\Registry\Device;
use Brolga\AbTests\Registry\Source;
use Brolga\AbTests\Registry\Test;
use Brolga\Core\Support\Clock;
use Random\Engine\Mt19937;
use Random\Randomizer;

/**
 * Writes more than three weeks of visitors into the counters of a test: enough
 * for a verdict. These people do not exist; their numbers are the same on every site.
 */
final class TestHistory {

	/** Days that the test has run. */
	public const DAYS = 24;

	/** Visitors of each variant on a weekday, and what share of it comes from Monday to Sunday. */
	private const VISITORS = 190;
	private const WEEK     = [ 100, 96, 92, 104, 88, 62, 70 ];

	/** Of a hundred visitors, how many convert: the original, the first variant, any other. */
	private const RATES = [ 5.8, 7.9, 6.3 ];

	/** Of a hundred visitors, how many read the page. */
	private const READERS = 71;

	/** Hours in which they come, on the site's clock. */
	private const HOURS = [ 8, 13, 20 ];

	/** Shares of a hundred. */
	private const DEVICES = [ 1 => 57, 2 => 9, 3 => 34 ];
	private const SOURCES = [ 1 => 27, 2 => 44, 3 => 13, 4 => 10, 5 => 6 ];

	/** What is turned away each day. */
	private const REFUSED = [ 'bot' => 17, 'prefetch' => 3, 'staff' => 2 ];

	private readonly Randomizer $random;

	/**
	 * Takes the counters.
	 *
	 * @param CountRepository $counts The counters.
	 * @param Clock           $clock  The present.
	 */
	public function __construct(
		private readonly CountRepository $counts,
		private readonly Clock $clock
	) {
		$this->random = new Randomizer( new Mt19937( 77 ) );
	}

	/**
	 * When the test began, in seconds since 1970.
	 */
	public function begin(): int {
		return $this->clock->timestamp() - self::DAYS * 86400;
	}

	/**
	 * Writes the counters.
	 */
	public function write( Test $test ): void {
		$now = $this->clock->now()->setTimezone( wp_timezone() );
		for ( $back = self::DAYS; $back >= 1; $back-- ) {
			$day = $now->modify( "-{$back} days" );
			foreach ( self::HOURS as $index => $hour ) {
				$tallies = [];
				foreach ( $test->variants as $position => $variant ) {
					$all      = (int) round( self::VISITORS * self::WEEK[ (int) $day->format( 'N' ) - 1 ] / 100 / count(
						self::HOURS
					) * $this->random->getInt(
						88,
						112
					) / 100 );
					$tallies += $this->visitors( $test, $variant->number, $all, self::RATES[ min( $position, 2 ) ] );
				}
				foreach ( 0 === $index ? self::REFUSED : [] as $reason => $count ) {
					for ( $i = $this->random->getInt( 0, $count ); $i < $count; $i++ ) {
						self::add( $tallies, Tally::refused( $test->key, Refusal::from( $reason ) ) );
					}
				}
				$this->counts->add(
					array_values( $tallies ),
					CountRepository::hour( $day->setTime( $hour, 0 )->getTimestamp() ),
					0
				);
			}
		}
	}

	/**
	 * What some visitors did, by the place of the counter.
	 *
	 * @param int   $variant The variant they saw.
	 * @param int   $all     How many they are.
	 * @param float $rate    Of a hundred, how many convert.
	 * @return array<string, Tally>
	 */
	private function visitors( Test $test, int $variant, int $all, float $rate ): array {
		$goal    = Counted::of( $test->goal->record() );
		$tallies = [];
		for ( $visitor = 0; $visitor < $all; $visitor++ ) {
			$device  = Device::from( $this->pick( self::DEVICES ) );
			$source  = Source::from( $this->pick( self::SOURCES ) );
			$records = [ Counted::Visitors ];
			if ( $this->random->getInt( 1, 100 ) <= self::READERS ) {
				$records[] = Counted::ReadPage;
			}
			if (
				Counted::ReadPage !== $goal
				&& $this->random->getInt( 1, 10000 ) <= $rate * 100 * ( Device::Desktop === $device ? 1.25 : 0.87 )
			) {
				$records[] = $goal;
			}
			foreach ( $records as $record ) {
				self::add( $tallies, Tally::of( $test->key, $variant, $record, $device, $source ) );
			}
		}
		return $tallies;
	}

	/**
	 * Adds to the counters, each of which stands once in a statement.
	 *
	 * @param array<string, Tally> $tallies By place.
	 * @param Tally                $tally   One more.
	 */
	private static function add( array &$tallies, Tally $tally ): void {
		$place             = implode( ' ', $tally->place() );
		$tallies[ $place ] = isset( $tallies[ $place ] ) ? $tallies[ $place ]->plus( $tally ) : $tally;
	}

	/**
	 * One of several, by their shares.
	 *
	 * @param array<int, int> $shares Of a hundred.
	 */
	private function pick( array $shares ): int {
		$left = $this->random->getInt( 1, 100 );
		foreach ( $shares as $value => $share ) {
			$left -= $share;
			if ( $left <= 0 ) {
				return $value;
			}
		}
		return 1;
	}
}
