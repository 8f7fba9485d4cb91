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
use Brolga\AbTests\Records\OriginRepository;
use Brolga\AbTests\Records\Tally;
use Brolga\AbTests\Registry\Device;
use Brolga\AbTests\Registry\Source;
use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Registry\TestStatus;
use Brolga\AbTests\Results\ResultService;
use Brolga\Core\Events\Events;
use Brolga\Core\Security\ClientIp;
use Brolga\Core\Settings\Settings;
use Brolga\Shop\OrderConfirmed;
use Brolga\Shop\OrderOriginAsked;
use Brolga\Shop\OrderPageAsked;
use Brolga\Tests\AbTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * AB-67 AB-810, without a shop: what is remembered, and what is counted of it.
 */
final class OrdersTest extends AbTestCase {

	/** What a browser keeps with a record: a random number, and its visit. */
	private const RECORD = '12345678901234567890-phone-search';

	protected function setUp(): void {
		parent::setUp();
		$_SERVER = self::SERVER + [ 'REMOTE_ADDR' => '192.0.2.7' ] + $_SERVER;
	}

	protected function tearDown(): void {
		$_COOKIE = [];
		unset( $_SERVER['HTTP_USER_AGENT'], $_SERVER['HTTP_REFERER'], $_SERVER['HTTP_ORIGIN'] );
		parent::tearDown();
	}

	/**
	 * What an order of this request remembers.
	 *
	 * @param array<string, mixed> $cookies The visitor's.
	 */
	private function remembered( array $cookies ): mixed {
		return $this->placed( $cookies )['variants'] ?? null;
	}

	/**
	 * All that an order of this request remembers. The visitor's cookies are then in $_COOKIE.
	 *
	 * @param array<array-key, mixed> $cookies  The visitor's.
	 * @param string                  $currency The order's.
	 * @return array<string, string>
	 */
	private function placed( array $cookies, string $currency = 'AUD' ): array {
		$this->fresh();
		$_COOKIE = $cookies;
		$asked   = new OrderOriginAsked( $currency );
		$asked->note( 'source', 'search' );
		$origin = $this->built->get( Events::class )->collect( $asked )->origin();
		self::assertSame( 'search', $origin['source'] ?? null );
		return $origin;
	}

	/**
	 * The cookies of a visitor who was counted for the second variant of a test.
	 *
	 * @return array<string, string>
	 */
	private static function visitor( TestKey $key ): array {
		return [
			"et_pb_ab_subject_{$key->format()}"   => '1',
			"et_pb_ab_read_page_{$key->format()}" => self::RECORD,
		];
	}

	private static function con_goal( TestKey $key ): mixed {
		return $_COOKIE[ "et_pb_ab_con_goal_{$key->format()}" ] ?? null;
	}

	/**
	 * Conversions and money of the second variant.
	 *
	 * @return array{int, int}
	 */
	private function brought( TestKey $key ): array {
		return $this->history( $key )->totals( Counted::ConGoal )[1] ?? [ 0, 0 ];
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
		$this->confirm_placed( $id, $total, [ 'variants' => $variants ], $currency );
	}

	/**
	 * An order is confirmed, by somebody who knows nothing of its visitor.
	 *
	 * @param array<string, string> $origin All that it remembers.
	 */
	private function confirm_placed( int $id, float $total, array $origin, string $currency = 'AUD' ): void {
		$this->fresh();
		$cookies = $_COOKIE;
		$_COOKIE = [];
		$told    = did_action( 'brolga_order_confirmed' );
		$this->built->get( Events::class )->dispatch( new OrderConfirmed( $id, $total, $currency, $origin ) );
		$_COOKIE = $cookies;
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
		// Without a token the conversions are the browser's to record; what it comes to is told for each visitor.
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

	/**
	 * AB-810: a buyer who never comes back to the site has converted once the order is confirmed, with the device, the
	 * source and the network of the visit.
	 */
	public function test_a_confirmed_order_converts_its_buyer(): void {
		update_option( 'woocommerce_currency', 'AUD' );
		$key    = $this->test_on_post( attributes: [ 'goal' => 'shop' ] );
		$other  = $this->test_on_post( attributes: [ 'goal' => 'click' ] );
		$origin = $this->placed( self::visitor( $key ) + self::visitor( $other ) );
		// AB-811: so the browser records nothing more.
		self::assertIsString( $token = self::con_goal( $key ) );
		self::assertMatchesRegularExpression( '/^order-[0-9a-f]{32}$/', $token );
		self::assertNull( self::con_goal( $other ) );
		// What the report groups orders by is the same for all who saw the same.
		self::assertStringNotContainsString( $token, $origin['variants'] );
		self::assertSame( [ 0, 0 ], $this->brought( $key ) );

		$this->confirm_placed( 1, 19.99, $origin );
		self::assertSame( [ 1, 1999 ], $this->brought( $key ) );
		$this->confirm_placed( 1, 19.99, $origin );
		self::assertSame( [ 1, 1999 ], $this->brought( $key ) );
		self::assertSame( [ 0, 0 ], $this->brought( $other ) );
		$history = $this->history( $key );
		self::assertSame( [ 1 => [ Device::Phone->value => 1 ] ], $history->by_kind( Counted::ConGoal, 'device' ) );
		self::assertSame( [ 1 => [ Source::Search->value => 1 ] ], $history->by_kind( Counted::ConGoal, 'source' ) );
		$test = $this->registry->running( $key );
		self::assertNotNull( $test );
		$group = $this->built->get( ClientIp::class )->group( "test {$key->format()}", OriginRepository::GROUPS );
		self::assertSame( [ $group => [ 1 => [ 0, 1 ] ] ], $this->built->get( OriginRepository::class )->of( $test ) );
	}

	/**
	 * AB-810: each order of a visitor has its value, and all of them one conversion, whichever is confirmed first.
	 */
	public function test_a_buyer_converts_once(): void {
		$key    = $this->test_on_post( attributes: [ 'goal' => 'shop' ] );
		$first  = $this->placed( self::visitor( $key ) );
		$token  = self::con_goal( $key );
		$second = $this->placed( $_COOKIE );
		self::assertSame( $token, self::con_goal( $key ) );
		self::assertSame( $first, $second );
		$this->confirm_placed( 1, 10.0, $first );
		$this->confirm_placed( 2, 5.0, $second );
		self::assertSame( [ 1, 1500 ], $this->brought( $key ) );
		// Somebody else does, too.
		$this->confirm_placed( 3, 1.0, $this->placed( self::visitor( $key ) ) );
		self::assertSame( [ 2, 1600 ], $this->brought( $key ) );
	}

	/** AB-810: the first order is cancelled before it is paid; the second one counts. */
	public function test_an_order_that_is_never_confirmed_brings_nothing(): void {
		$key = $this->test_on_post( attributes: [ 'goal' => 'shop' ] );
		$this->placed( self::visitor( $key ) );
		$second = $this->placed( $_COOKIE );
		self::assertSame( [ 0, 0 ], $this->brought( $key ) );
		$this->confirm_placed( 2, 5.0, $second );
		self::assertSame( [ 1, 500 ], $this->brought( $key ) );
	}

	/** AB-810: what the browser has recorded itself is not counted again. */
	public function test_a_conversion_of_the_browser_is_not_counted_again(): void {
		$key    = $this->test_on_post( attributes: [ 'goal' => 'shop' ] );
		$cookie = "et_pb_ab_con_goal_{$key->format()}";
		foreach ( [ self::RECORD, '1', 'order-', 'order-' . str_repeat( 'g', 32 ) ] as $id => $own ) {
			$origin = $this->placed( [ $cookie => $own ] + self::visitor( $key ) );
			self::assertArrayNotHasKey( 'goals', $origin );
			self::assertSame( $own, self::con_goal( $key ) );
			$this->confirm_placed( $id + 1, 1.0, $origin );
		}
		self::assertSame( [ 0, 400 ], $this->brought( $key ) );
	}

	/** AB-810: who orders for nothing has ordered. */
	public function test_a_free_order_converts(): void {
		$key = $this->test_on_post( attributes: [ 'goal' => 'shop' ] );
		$this->confirm_placed( 1, 0.0, $this->placed( self::visitor( $key ) ) );
		self::assertSame( [ 1, 0 ], $this->brought( $key ) );
	}

	/** AB-810 AB-17: of whoever is not counted an order notes nothing, and the browser stays as it was. */
	public function test_who_is_not_counted_does_not_convert(): void {
		update_option( 'woocommerce_currency', 'AUD' );
		$key     = $this->test_on_post( attributes: [ 'goal' => 'shop' ] );
		$visitor = self::visitor( $key );
		$nothing = function ( mixed $cookies, string $currency = 'AUD' ) use ( $key ): void {
			self::assertIsArray( $cookies );
			self::assertArrayNotHasKey( 'goals', $origin = $this->placed( $cookies, $currency ) );
			self::assertNull( self::con_goal( $key ) );
			$this->confirm_placed( 1, 10.0, $origin, $currency );
			self::assertSame( [ 0, 0 ], $this->brought( $key ) );
		};
		$nothing( [] );
		$nothing( [ "et_pb_ab_subject_{$key->format()}" => '1' ] );
		$nothing( $visitor, 'NZD' );
		// AB-112: who came above the limit.
		$nothing( [ "et_pb_ab_proof_{$key->format()}" => '-' ] + $visitor );
		$this->become( 'editor' );
		$nothing( $visitor );
		wp_set_current_user( 0 );
		update_option( Settings::OPTION, [ 'experiments' => [ 'staff_addresses' => [ '192.0.2.0/24' ] ] ] );
		$nothing( $visitor );
		delete_option( Settings::OPTION );
		$_SERVER['HTTP_USER_AGENT'] = 'Googlebot/2.1';
		$nothing( $visitor );
		$_SERVER['HTTP_USER_AGENT'] = self::SERVER['HTTP_USER_AGENT'];
		self::assertArrayHasKey( 'goals', $this->placed( $visitor ) );
	}

	/** AB-810 AB-112: an address brings no more conversions by orders than by records. */
	public function test_an_address_converts_as_often_as_by_records(): void {
		$key = $this->test_on_post( attributes: [ 'goal' => 'shop' ] );
		for ( $order = 1; $order <= 41; $order++ ) {
			$origin = $this->placed( self::visitor( $key ) );
			self::assertSame( $order <= 40, isset( $origin['goals'] ), "Order {$order}" );
		}
		self::assertNull( self::con_goal( $key ) );
	}

	/**
	 * AB-810: notes that somebody has changed.
	 *
	 * @param string $goals What is stored; {key} is the test's.
	 */
	#[DataProvider( 'odd_goals' )]
	public function test_odd_goals_convert_nobody( string $goals ): void {
		$key = $this->test_on_post( attributes: [ 'goal' => 'shop' ] );
		$this->confirm_placed(
			1,
			10.0,
			[
				'variants' => "[{\"test\":\"{$key->format()}\",\"subject\":\"1\"}]",
				'goals'    => str_replace( '{key}', $key->format(), $goals ),
			]
		);
		self::assertSame( [ 0, 1000 ], $this->brought( $key ) );
	}

	/**
	 * @return iterable<string, list<string>>
	 */
	public static function odd_goals(): iterable {
		$token = 'order-' . str_repeat( 'a', 32 );
		yield 'no JSON' => [ '[{' ];
		yield 'no list' => [ "{\"test\":\"{key}\",\"token\":\"{$token}\",\"origin\":1}" ];
		yield 'odd items' => [ '[1,null,"x",[],{"test":[1]}]' ];
		yield 'another test' => [ "[{\"test\":\"99999999\",\"token\":\"{$token}\",\"origin\":1}]" ];
		yield 'no token' => [ '[{"test":"{key}","token":"1","origin":1}]' ];
		yield 'no origin' => [ "[{\"test\":\"{key}\",\"token\":\"{$token}\"}]" ];
		yield 'an origin that cannot be' => [ "[{\"test\":\"{key}\",\"token\":\"{$token}\",\"origin\":4096}]" ];
	}

	/** AB-811: the page of an order marks its goals where the answer was lost, or where another browser has paid. */
	public function test_the_page_of_an_order_marks_its_goals(): void {
		$key     = $this->test_on_post( attributes: [ 'goal' => 'shop' ] );
		$visitor = self::visitor( $key );
		$origin  = $this->placed( $visitor );
		$token   = self::con_goal( $key );
		$cookie  = "et_pb_ab_con_goal_{$key->format()}";
		$shown   = function ( array $cookies, OrderPageAsked $page ) use ( $key ): mixed {
			$this->fresh();
			$_COOKIE = $cookies;
			$this->built->get( Events::class )->collect( $page );
			return self::con_goal( $key );
		};
		$page    = new OrderPageAsked( $origin );
		self::assertSame( $token, $shown( $visitor, $page ) );
		self::assertNull( $shown( [], $page ) );
		self::assertSame( '7', $shown( [ $cookie => '7' ] + $visitor, $page ) );
		self::assertNull( $shown( $visitor, new OrderPageAsked( [ 'goals' => '' ] + $origin ) ) );
		self::assertNull( $shown( $visitor, new OrderPageAsked( [] ) ) );
		$this->become( 'editor' );
		self::assertNull( $shown( $visitor, $page ) );
	}
}
