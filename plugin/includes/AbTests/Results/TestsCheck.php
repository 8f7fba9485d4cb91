<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Results;

use Brolga\AbTests\Records\BufferFlush;
use Brolga\AbTests\Registry\GoalReach;
use Brolga\Core\Caches\PageCaches;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Health\Finding;
use Brolga\Core\Health\HealthCheck;
use Brolga\Core\Support\Clock;

/**
 * The site health check that running tests count visitors.
 *
 * @see AB-26 AB-68 AB-138 LEAD-25
 */
final class TestsCheck implements HealthCheck {

	/** Days without a counted visitor after which a test is reported. */
	private const PATIENCE_DAYS = 2;

	/** Number of refused records after which it is no coincidence that nobody was counted. */
	private const PATIENCE_VIEWS = 20;

	public function __construct(
		private readonly ResultService $results,
		private readonly BufferFlush $buffer_flush,
		private readonly GoalReach $goals,
		private readonly Clock $clock
	) {}

	public function id(): string {
		return 'tests';
	}

	public function title(): string {
		return __( 'A/B tests', 'brolga' );
	}

	public function look(): Finding {
		try {
			$tests   = $this->results->list();
			$running = array_values(
				array_filter( $tests, static fn ( TestResult $result ): bool => $result->running )
			);
		} catch ( StorageUnavailable ) {
			return Finding::no_database();
		}
		if ( $this->buffer_flush->is_stuck() ) {
			return Finding::recommended(
				__( 'Records of A/B tests are waiting to be counted', 'brolga' ),
				sprintf(
					/* translators: %s: a folder. */
					__( 'This server collected records while it was busy, and has failed to count them since. Check that PHP can change and delete the files in %s.', 'brolga' ),
					'wp-content/uploads/brolga-events'
				)
			);
		}
		$drafts = array_filter( $tests, static fn ( TestResult $result ): bool => $result->is_draft() );
		if ( [] === $running && [] !== $drafts ) {
			return Finding::good(
				__( 'No A/B test is running', 'brolga' ),
				__( 'A test is saved as a draft. Start it once its variants are ready.', 'brolga' )
			)
				->with( Finding::LINK, __( 'Tests', 'brolga' ), admin_url( 'admin.php?page=brolga-experiments' ) );
		}
		if ( [] === $running ) {
			return Finding::good(
				__( 'No A/B test is running', 'brolga' ),
				__( 'Add an A/B test block to a page, then press Start test.', 'brolga' )
			);
		}
		$aimless = $this->aimless( $running );
		if ( null !== $aimless ) {
			return $aimless;
		}
		$since   = $this->clock
			->now()
			->setTimezone( wp_timezone() )
			->modify( '-' . self::PATIENCE_DAYS . ' days' )
			->format( 'Y-m-d' );
		$starved = array_values(
			array_filter( $running, static fn ( TestResult $result ): bool => self::is_starved( $result, $since ) )
		);
		if ( [] === $starved ) {
			return Finding::good(
				__( 'A/B tests are counting visitors', 'brolga' ),
				$this->buffer_flush->is_busy()
					? __( 'No running test has gone two days without counting a visitor. This server is busy, so records are collected in files and counted once a second. If the server fails, up to a second of records may be lost.', 'brolga' )
					: __( 'No running test has gone two days without counting a visitor.', 'brolga' )
			);
		}
		$names = array_map( static fn ( TestResult $result ): string => $result->name(), $starved );
		$title = sprintf(
			/* translators: %s: names of tests. */
			_n(
				'A test is not counting visitors: %s',
				'Tests are not counting visitors: %s',
				count( $names ),
				'brolga'
			),
			wp_sprintf( '%l', $names )
		);
		return Finding::recommended( $title, self::advice( $starved[0] ) )
			->with( Finding::LINK, __( 'Tests', 'brolga' ), admin_url( 'admin.php?page=brolga-experiments' ) );
	}

	/**
	 * @see AB-172
	 * @param list<TestResult> $running
	 */
	private function aimless( array $running ): ?Finding {
		foreach ( $running as $result ) {
			$problem = $this->goals->problem( $result->stored->test );
			if ( '' !== $problem ) {
				return Finding::recommended(
					sprintf(
						/* translators: %s: the name of a test. */
						__( 'A test cannot count its goal: %s', 'brolga' ),
						$result->name()
					),
					$problem
				)->with(
					Finding::LINK,
					__( 'Tests', 'brolga' ),
					admin_url( 'admin.php?page=brolga-experiments' )
				);
			}
		}
		return null;
	}

	/** @param string $since First day on which there should be visitors, such as `2026-11-21`. */
	private static function is_starved( TestResult $result, string $since ): bool {
		return ( $result->seen->days >= self::PATIENCE_DAYS && ! $result->has_visitors_since( $since ) )
			|| ( 0 === $result->seen->visitors() && array_sum( $result->refused() ) >= self::PATIENCE_VIEWS );
	}

	private static function advice( TestResult $result ): string {
		$why = $result->why_nobody();
		if ( '' !== $why ) {
			return $why;
		}
		if ( $result->lacks_consent() ) {
			return __( 'Visitors have not agreed to being counted. Check the consent banner, because a test only counts visitors who accept it.', 'brolga' );
		}
		$caches = PageCaches::present();
		return [] === $caches
			? __( 'The page may have no visitors, or another plugin may delay scripts. Open the page in a private window and stay for a few seconds. You should be counted.', 'brolga' )
			: sprintf(
				/* translators: %s: names of plugins. */
				__( 'The page may have no visitors, or %s may serve a copy from before the test, or delay scripts. Empty the cache, then open the page in a private window and stay for a few seconds. You should be counted.', 'brolga' ),
				implode( ', ', $caches )
			);
	}
}
