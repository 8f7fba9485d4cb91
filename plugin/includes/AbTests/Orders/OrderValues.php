<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Orders;

use Brolga\AbTests\Goals\Goal;
use Brolga\AbTests\Records\Counted;
use Brolga\AbTests\Records\CountRepository;
use Brolga\AbTests\Records\Tally;
use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Registry\TestRepository;
use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Database\Transaction;
use Brolga\Core\Events\Event;
use Brolga\Core\Events\Listener;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;
use Brolga\Shop\OrderConfirmed;
use InvalidArgumentException;

/**
 * Adds the value of an order to the variants that its customer was shown, in tests that have an
 * order as their goal. Each order counts once.
 *
 * @see AB-67
 */
final class OrderValues implements Listener {

	/** Time in which a repeated event for the same order is recognized, in seconds: 400 days. */
	private const REMEMBERED_SECONDS = 400 * 86400;

	private const CENTS = 100;

	public function __construct(
		private readonly TestRepository $registry,
		private readonly CountRepository $counts,
		private readonly LedgerRepository $ledger,
		private readonly Transaction $transaction,
		private readonly Clock $clock
	) {}

	public function listen( Event $event ): void {
		if ( $event instanceof OrderConfirmed ) {
			$this->count( $event );
		}
	}

	/** Counts an order once, even if two requests report it at the same time. */
	private function count( OrderConfirmed $order ): void {
		$cents = (int) round( $order->total * self::CENTS );
		if ( $cents < 1 || get_option( 'woocommerce_currency', $order->currency ) !== $order->currency ) {
			return;
		}
		try {
			$tallies = $this->tallies( $order->origin[ OrderVariants::NAME ] ?? '', $cents );
			if ( [] === $tallies ) {
				return;
			}
			$this->transaction->run(
				function () use ( $order, $tallies ): void {
					if ( $this->ledger->claim( "order:{$order->id}", self::REMEMBERED_SECONDS ) ) {
						$this->counts->add(
							$tallies,
							CountRepository::hour( $this->clock->timestamp() ),
							random_int( 0, CountRepository::SLOTS - 1 )
						);
					}
				}
			);
		} catch ( StorageUnavailable ) {
			// The order matters more than its place in a report. WordPress has logged the error.
			return;
		}
	}

	/**
	 * Returns the order's value per test, but no conversion, because the visitor's browser records that.
	 *
	 * @return list<Tally>
	 */
	private function tallies( string $json, int $cents ): array {
		try {
			$variants = '' === $json ? [] : Json::items( $json );
		} catch ( InvalidJson ) {
			return [];
		}
		$tallies = [];
		foreach ( $variants as $one ) {
			$test_id    = is_array( $one ) ? $one['test'] ?? null : null;
			$subject_id = is_array( $one ) ? $one['subject'] ?? null : null;
			try {
				$key = is_string( $test_id ) && is_string( $subject_id ) ? TestKey::parse( $test_id ) : null;
			} catch ( InvalidArgumentException ) {
				$key = null;
			}
			$test = null === $key ? null : $this->registry->running( $key );
			$variant    = Goal::SHOP === $test?->goal->value && is_string( $subject_id )
				? $test->variant( $subject_id )
				: null;
			if ( null !== $key && null !== $variant ) {
				$tallies[ $key->format() ] = Tally::of(
					$key,
					$variant->number,
					Counted::ConGoal,
					count: 0,
					value: $cents
				);
			}
		}
		return array_values( $tallies );
	}
}
