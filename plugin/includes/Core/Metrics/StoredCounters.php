<?php
declare( strict_types=1 );

namespace Brolga\Core\Metrics;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Database\Transaction;
use Brolga\Core\Support\Conditional;

/**
 * Adds up a request's counts and stores them once, at its end. It counts nothing unless a metrics
 * token is set, since register() then never runs.
 *
 * @see OPS-6 OPS-7
 */
final class StoredCounters implements Conditional, Counters {

	/** @var array<string, int>|null This request's counts by name; null: nobody monitors the site. */
	private ?array $totals = null;

	public function __construct(
		private readonly CounterRepository $counters,
		private readonly Transaction $transaction
	) {}

	public static function can_register(): bool {
		return MetricsToken::is_set();
	}

	public function register(): void {
		$this->totals = [];
		add_action( 'shutdown', $this->store( ... ), PHP_INT_MAX );
	}

	/** @param array<string, string> $labels */
	public function add( string $name, array $labels = [], int $by = 1 ): void {
		if ( null !== $this->totals ) {
			$name                 .= Metric::labels( $labels );
			$this->totals[ $name ] = ( $this->totals[ $name ] ?? 0 ) + $by;
		}
	}

	public function time( string $name, float $seconds ): void {
		$this->add( "{$name}_bucket", [ 'le' => MetricTotals::bucket( $seconds ) ] );
		$this->add( "{$name}_sum", [], (int) round( $seconds * MetricTotals::PER_SECOND ) );
	}

	/** Stores the counts. They are lost if the database is unavailable. */
	private function store(): void {
		$totals       = $this->totals ?? [];
		$this->totals = [];
		if ( [] === $totals ) {
			return;
		}
		try {
			$this->transaction->run( fn () => $this->counters->add( $totals ) );
		} catch ( StorageUnavailable ) {
			// WordPress has logged the error.
			return;
		}
	}
}
