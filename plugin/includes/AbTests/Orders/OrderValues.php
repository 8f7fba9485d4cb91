<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Orders;

use Brolga\AbTests\Goals\Goal;
use Brolga\AbTests\Records\Counted;
use Brolga\AbTests\Records\CountRepository;
use Brolga\AbTests\Records\OriginRepository;
use Brolga\AbTests\Records\Tally;
use Brolga\AbTests\Registry\Device;
use Brolga\AbTests\Registry\Source;
use Brolga\AbTests\Registry\TestRepository;
use Brolga\AbTests\Registry\Variant;
use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Database\Transaction;
use Brolga\Core\Events\Event;
use Brolga\Core\Events\Listener;
use Brolga\Core\Support\Clock;
use Brolga\Shop\OrderConfirmed;

/**
 * Adds the value of an order, and its buyer's conversion, to the variants that the buyer was
 * shown, in tests that have an order as their goal. Each order's value counts once, and each
 * buyer's conversion once, with the first order that is confirmed.
 *
 * @see AB-67 AB-810
 */
final class OrderValues implements Listener {

	/** How long an order and a conversion are recognized, in seconds: 400 days, longer than the visitor's cookies. */
	private const REMEMBERED_SECONDS = 400 * 86400;

	private const CENTS = 100;

	public function __construct(
		private readonly TestRepository $registry,
		private readonly CountRepository $counts,
		private readonly OriginRepository $origins,
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
		// Two currencies cannot be added up.
		if ( $cents < 0 || get_option( 'woocommerce_currency', $order->currency ) !== $order->currency ) {
			return;
		}
		try {
			$tests = $this->counted_tests( $order, $cents );
			if ( [] === $tests ) {
				return;
			}
			$this->transaction->run(
				function () use ( $order, $tests, $cents ): void {
					if ( $this->ledger->claim( "order:{$order->id}", self::REMEMBERED_SECONDS ) ) {
						$this->store( $tests, $cents );
					}
				}
			);
		} catch ( StorageUnavailable ) {
			// An order is worth more than its place in a report; WordPress has written the database's words to the log.
			return;
		}
	}

	/**
	 * Returns the order's tests that still run, where the order brings something.
	 *
	 * @return list<array{test: OrderTest, variant: Variant}>
	 */
	private function counted_tests( OrderConfirmed $order, int $cents ): array {
		$tests = [];
		foreach ( OrderTest::all( $order->origin ) as $one ) {
			$test    = $this->registry->running( $one->key );
			$variant = Goal::SHOP === $test?->goal->value ? $test->variant( $one->subject_id ) : null;
			if ( null !== $variant && ( $cents > 0 || null !== $one->goal ) ) {
				$tests[] = [
					'test'    => $one,
					'variant' => $variant,
				];
			}
		}
		return $tests;
	}

	/** @param list<array{test: OrderTest, variant: Variant}> $tests */
	private function store( array $tests, int $cents ): void {
		$tallies = [];
		$origins = [];
		foreach ( $tests as [ 'test' => $one, 'variant' => $variant ] ) {
			$goal      = $one->goal;
			$converts  = null !== $goal && $this->ledger->claim(
				"goal:{$one->key->format()}:{$goal->token}",
				self::REMEMBERED_SECONDS
			);
			$tally     = Tally::of(
				$one->key,
				$variant->number,
				Counted::ConGoal,
				$goal->device ?? Device::Unknown,
				$goal->source ?? Source::Unknown,
				$converts ? 1 : 0,
				$cents
			);
			$tallies[] = $tally;
			if ( $converts ) {
				$origins[] = [
					'tally'  => $tally,
					'origin' => $goal->origin,
				];
			}
		}
		$this->counts->add(
			$tallies,
			CountRepository::hour( $this->clock->timestamp() ),
			random_int( 0, CountRepository::SLOTS - 1 )
		);
		$this->origins->add( $origins );
	}
}
