<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Results;

use Brolga\Core\Admin\DashboardNews;
use Brolga\Core\Admin\DashboardSource;
use Brolga\Core\Support\Roles;

/**
 * Shows the verdicts of running tests on the dashboard.
 *
 * @see LEAD-61
 */
final class TestsNews implements DashboardSource {

	private const MOST = 5;

	public function __construct( private readonly ResultService $results ) {}

	public function capability(): string {
		return Roles::MANAGE_TESTS;
	}

	/** Returns the running tests, decided ones first. */
	public function news(): DashboardNews {
		$screen  = admin_url( 'admin.php?page=brolga-experiments' );
		$running = array_values(
			array_filter( $this->results->list(), static fn ( TestResult $result ): bool => $result->running )
		);
		usort(
			$running,
			static fn ( TestResult $one, TestResult $other ): int => $other->seen
				->outcome()
				->is_decided() <=> $one->seen->outcome()->is_decided()
		);
		return new DashboardNews(
			__( 'A/B tests', 'brolga' ),
			$screen,
			array_map(
				static fn ( TestResult $result ): array => [
					'text' => $result->name(),
					'note' => $result->verdict()->title,
					'url'  => "{$screen}&test=" . $result->stored->test->key->format(),
				],
				array_slice( $running, 0, self::MOST )
			),
			__( 'No test is running. Compare two versions of a headline, an image or an offer to see which one works better.', 'brolga' )
		);
	}
}
