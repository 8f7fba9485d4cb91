<?php
/**
 * What orders bring to the variants of a test.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\AbTests;

use Brolga\AbTests\Records\Counted;
use Brolga\AbTests\Records\CountRepository;
use Brolga\AbTests\Records\Tally;
use Brolga\AbTests\Registry\Device;
use Brolga\AbTests\Registry\Source;
use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Registry\TestStatus;
use Brolga\AbTests\Results\ResultService;
use Brolga\Core\Events\Events;
use Brolga\Shop\OrderConfirmed;
use Brolga\Shop\OrderOriginAsked;
use Brolga\Tests\AbTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * AB-67, without a shop: what is remembered, and what is counted of it.
 */
final class OrdersTest extends AbTestCase {

	protected function tearDown(): void {
		$_COOKIE = [];
		parent::tearDown();
	}

	/**
	 * What an order of this request remembers.
	 *
	 * @param array<string, mixed> $cookies The visitor's.
	 */
	private function remembered( array $cookies ): mixed {
		$this->fresh();
		$_COOKIE = $cookies;
		$asked   = new OrderOriginAsked();
		$asked->note( 'source', 'search' );
		$origin = $this->built->get( Events::class )->collect( $asked )->origin();
		self::assertSame( 'search', $origin['source'] ?? null );
		return $origin['variants'] ?? null;
	}

	/**
	 * An order is confirmed.
	 *
	 * @param int    $id       The order.
	 * @param float  $total    What it comes to.
	 * @param string $variants What it remembers.
	 * @param string $currency Its code.
	 */
	private function confirm( int $id, float $total, string $variants, string $currency = 'AUD' ): void {
		$this->fresh();
		$told = did_action( 'brolga_order_confirmed' );
		$this->built->get( Events::class )->dispatch(
			new OrderConfirmed( $id, $total, $currency, [ 'variants' => $variants ] )
		);
		self::assertSame( $told + 1, did_action( 'brolga_order_confirmed' ), 'Other plugins hear of it.' );
	}

	/**
	 * The money of each variant, in cents.
	 *
	 * @return array<int, int>
	 */
	private function money( TestKey $key ): array {
		$orders = $this->history( $key )->totals( Counted::ConGoal );
		self::assertSame( [], array_filter( $this->counted( $key ), static fn ( int $count ): bool => 0 !== $count ) );
		return array_map( static fn ( array $sums ): int => $sums[1], $orders );
	}

	public function test_an_order_remembers_the_variants_that_its_visitor_was_counted_for(): void {
		$key    = $this->test_on_post( attributes: [ 'goal' => 'shop' ] );
		$second = $this->test_on_post( attributes: [ 'number' => 2 ] );
		$second = new TestKey( $second->post, 2 );
		$subject = [ "et_pb_ab_subject_{$key->format()}" => '1' ];
		self::assertNull( $this->remembered( [] ) );
		// Somebody who left at once was not counted either.
		self::assertNull( $this->remembered( $subject ) );
		$counted = $subject + [ "et_pb_ab_read_page_{$key->format()}" => 'k' ];
		self::assertSame( "[{\"test\":\"{$key->format()}\",\"subject\":\"1\"}]", $this->remembered( $counted ) );
		$both = $counted + [
			"et_pb_ab_subject_{$second->format()}"    => '2-0',
			"et_pb_ab_click_goal_{$second->format()}" => 'k',
		];
		self::assertEqualsCanonicalizing(
			[ [ 'test' => $key->format(), 'subject' => '1' ], [ 'test' => $second->format(), 'subject' => '2-0' ] ],
			json_decode( is_string( $text = $this->remembered( $both ) ) ? $text : '', true )
		);
		// AB-33: what is not understood is ignored.
		foreach ( [ '7', '2-1', '1 OR 1=1', [ '1' ], '' ] as $odd ) {
			self::assertNull( $this->remembered( [ "et_pb_ab_subject_{$key->format()}" => $odd ] + $counted ) );
		}
		// AB-24, AB-56: nor are staff, nor who did not agree.
		$this->become( 'editor' );
		self::assertNull( $this->remembered( $counted ) );
		wp_set_current_user( 0 );
		self::assertNotNull( $this->remembered( $counted ) );
		$this->registry->set_status( $key, TestStatus::Stopped );
		self::assertNull( $this->remembered( $counted ) );
	}

	public function test_an_order_counts_once(): void {
		$key = $this->test_on_post( attributes: [ 'goal' => 'shop' ] );
		$of  = static fn ( string $subject ): string => (string) wp_json_encode(
			[ [ 'test' => $key->format(), 'subject' => $subject ] ]
		);
		$this->confirm( 1, 19.99, $of( '1' ) );
		$this->confirm( 1, 19.99, $of( '1' ) );
		$this->confirm( 2, 0.1 + 0.2, $of( '1' ) );
		$this->confirm( 3, 5.0, $of( '0' ) );
		self::assertSame( [ 0 => 500, 1 => 2029 ], $this->money( $key ) );
		// The conversions are the browser's to record; what it comes to is told for each variant and visitor.
		$this->counts->add(
			[ Tally::of( $key, 1, Counted::Visitors, Device::Phone, Source::Search, 10 ) ],
			CountRepository::hour( $this->clock->timestamp() ),
			0
		);
		$this->fresh();
		$variants = $this->built->get( ResultService::class )->find( $key )?->all()['variants'] ?? [];
		self::assertSame( [ 500, 2029 ], array_column( (array) $variants, 'value' ) );
		self::assertSame( [ null, 2.029 ], array_column( (array) $variants, 'per_visitor' ) );
	}

	/**
	 * @param string $variants What the order remembers; {key} is the test's.
	 * @param float  $total    What it comes to.
	 * @param string $currency Its code.
	 * @param string $goal     The test's.
	 */
	#[DataProvider( 'nothing' )]
	public function test_what_counts_nothing(
		string $variants,
		float $total = 10.0,
		string $currency = 'AUD',
		string $goal = 'shop'
	): void {
		update_option( 'woocommerce_currency', 'AUD' );
		$key = $this->test_on_post( attributes: [ 'goal' => $goal ] );
		$this->confirm( 1, $total, str_replace( '{key}', $key->format(), $variants ), $currency );
		self::assertSame( [], $this->money( $key ) );
	}

	/**
	 * Orders that bring a test nothing.
	 *
	 * @return iterable<string, list<string|float>>
	 */
	public static function nothing(): iterable {
		$right = '[{"test":"{key}","subject":"1"}]';
		yield 'nothing remembered' => [ '' ];
		yield 'no JSON' => [ '[{' ];
		yield 'no list' => [ '{"test":"{key}","subject":"1"}' ];
		yield 'odd items' => [ '[1,null,"x",[],{"test":{"a":1},"subject":[]},{"subject":"1"}]' ];
		yield 'no such test' => [ '[{"test":"99999999","subject":"1"}]' ];
		yield 'no such variant' => [ '[{"test":"{key}","subject":"9"}]' ];
		yield 'SQL' => [ '[{"test":"{key}\' OR 1=1","subject":"1"}]' ];
		yield 'a free order' => [ $right, 0.0 ];
		yield 'a negative one' => [ $right, -5.0 ];
		yield 'another currency' => [ $right, 10.0, 'NZD' ];
		yield 'another goal' => [ $right, 10.0, 'AUD', 'click' ];
	}
}
