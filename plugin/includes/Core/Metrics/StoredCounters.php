<?php
declare( strict_types=1 );

namespace Brolga\Core\Metrics;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Database\Transaction;
use Brolga\Core\Support\Conditional;

/**
 * Adds up what a request counts and stores it once at its end. Before it has
 * registered, which it does where a token is set, it counts nothing.
 *
 * @see OPS-6 OPS-7
 */
final class StoredCounters implements Conditional, Counters {

	/** @var array<string, int>|null What this request has counted, by name; null: nobody wants to know. */
	private ?array $totals = null;

	public function __construct(
		private readonly CounterRepository $counters,
		private readonly Transaction $transaction
	) {}

	/**
	 * Whether anybody may ask for what is counted.
	 */
	public static function can_register(): bool {
		return MetricsToken::is_set();
	}

	/**
	 * Waits for the end of the request, and of what is done after its answer.
	 */
	public function register(): void {
		$this->totals = [];
		add_action( 'shutdown', $this->store( ... ), PHP_INT_MAX );
	}

	/**
	 * Adds to a total.
	 *
	 * @param array<string, string> $labels What tells apart totals of one name.
	 */
	public function add( string $name, array $labels = [], int $by = 1 ): void {
		if ( null !== $this->totals ) {
			$name                 .= Metric::labels( $labels );
			$this->totals[ $name ] = ( $this->totals[ $name ] ?? 0 ) + $by;
		}
	}

	/**
	 * Counts how long something took.
	 */
	public function time( string $name, float $seconds ): void {
		$this->add( "{$name}_bucket", [ 'le' => Totals::bucket( $seconds ) ] );
		$this->add( "{$name}_sum", [], (int) round( $seconds * Totals::PER_SECOND ) );
	}

	/**
	 * Stores what was counted. Where the database is away, it goes uncounted.
	 */
	private function store(): void {
		$totals       = $this->totals ?? [];
		$this->totals = [];
		if ( [] === $totals ) {
			return;
		}
		try {
			$this->transaction->run( fn () => $this->counters->add( $totals ) );
		} catch ( StorageUnavailable ) {
			// WordPress has logged why.
			return;
		}
	}
}
