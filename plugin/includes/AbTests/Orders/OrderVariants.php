<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Orders;

use Brolga\AbTests\Registry\TestRepository;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Events\Answerer;
use Brolga\Core\Events\Question;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\Json;
use Brolga\Core\Support\LazyInject;
use Brolga\Shop\OrderOriginAsked;
use Closure;

/**
 * Stores with an order which variants its customer was shown, and which conversions it brings,
 * because the order may be confirmed from another browser, or without one.
 *
 * @see AB-67 AB-810
 */
final class OrderVariants implements Answerer {

	public const NAME = 'variants';

	/** Apart from the variants, by which the shop's report groups orders. */
	public const GOALS = 'goals';

	/** Limit on stored tests, higher than the number any visitor takes part in. */
	private const MOST = 20;

	/**
	 * @param Closure(): TestRepository $registry
	 * @param Closure(): OrderGoals $goals
	 */
	public function __construct(
		#[LazyInject( TestRepository::class )] private readonly Closure $registry,
		#[LazyInject( OrderGoals::class )] private readonly Closure $goals
	) {}

	public function answer( Question $question ): void {
		if ( ! $question instanceof OrderOriginAsked || ! self::has_cookies() ) {
			return;
		}
		try {
			if ( ( $this->goals )()->counts_visitor() ) {
				$this->note( $question );
			}
		} catch ( StorageUnavailable ) {
			return;
		}
	}

	private static function has_cookies(): bool {
		foreach ( array_keys( $_COOKIE ) as $name ) {
			if ( str_starts_with( (string) $name, Constants::AB_COOKIE_PREFIX ) ) {
				return true;
			}
		}
		return false;
	}

	private function note( OrderOriginAsked $order ): void {
		$tests    = ( $this->registry )();
		$memory   = ( $this->goals )()->memory();
		$variants = [];
		$goals    = [];
		// Where the value is not counted, the browser records the conversion as it would without a shop.
		$is_counted = '' === $order->currency
			|| get_option( 'woocommerce_currency', $order->currency ) === $order->currency;
		foreach ( $tests->list() as $stored ) {
			$test    = $tests->running( $stored->test->key );
			$variant = null === $test ? null : ( $this->goals )()->variant( $test, $memory );
			if ( null === $test || null === $variant || count( $variants ) === self::MOST ) {
				continue;
			}
			$variants[] = [
				'test'    => $test->key->format(),
				'subject' => $test->key->subject( $variant->number ),
			];
			$goal = $is_counted ? ( $this->goals )()->begin( $test, $variant, $memory ) : null;
			if ( null !== $goal ) {
				$goals[] = [ 'test' => $test->key->format() ] + $goal->format();
			}
		}
		foreach ( array_filter( [ self::NAME => $variants, self::GOALS => $goals ] ) as $name => $all ) {
			$order->note( $name, Json::encode( $all ) );
		}
	}
}
