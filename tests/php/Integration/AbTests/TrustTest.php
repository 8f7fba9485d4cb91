<?php
/**
 * What one address can count in a test, and what is signed for a visitor.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\AbTests;

use Brolga\AbTests\Delivery\VariantService;
use Brolga\AbTests\Records\OriginRepository;
use Brolga\AbTests\Records\VariantProof;
use Brolga\AbTests\Registry\TestKey;
use Brolga\Core\Database\Connection;
use Brolga\Core\Support\Constants;
use Brolga\Tests\AbTestCase;

/**
 * AB-111 AB-112 AB-113 AB-114
 */
final class TrustTest extends AbTestCase {

	/** What an office may bring in an hour: whatever is above is no office. */
	private const MOST = 60;

	private string $limit = '';

	protected function setUp(): void {
		parent::setUp();
		$this->limit = (string) getenv( 'BROLGA_RATE_LIMIT' );
		putenv( 'BROLGA_RATE_LIMIT' );
	}

	protected function tearDown(): void {
		putenv( '' === $this->limit ? 'BROLGA_RATE_LIMIT' : "BROLGA_RATE_LIMIT={$this->limit}" );
		unset( $_SERVER['REMOTE_ADDR'] );
		parent::tearDown();
	}

	/**
	 * @param array<string, mixed> $more Further fields.
	 * @return array<string, mixed>
	 */
	private static function record(
		TestKey $key,
		string $type = 'read_page',
		int $subject = 1,
		array $more = []
	): array {
		return [
			'test_id'     => $key->format(),
			'subject_id'  => $subject,
			'record_type' => $type,
			'key'         => bin2hex( random_bytes( 8 ) ),
		] + $more;
	}

	/**
	 * AB-112: somebody without a visit, alternating conversions of one variant and views of the other, each with a
	 * fresh key.
	 */
	public function test_one_address_counts_no_more_than_an_office(): void {
		$key = $this->test_on_post();
		for ( $at = 0; $at < 339; $at++ ) {
			$this->sent( 0 === $at % 2 ? self::record( $key, 'click_goal' ) : self::record( $key, 'read_page', 0 ) );
			if ( 0 === $at % 30 ) {
				$this->clock->advance( 300 );
			}
		}
		$counted = $this->counted( $key );
		self::assertLessThanOrEqual( self::MOST, $counted['0 Visitors'] + $counted['1 Visitors'] );
		self::assertLessThanOrEqual( self::MOST, $counted['1 ClickGoal'] );
		self::assertSame(
			339,
			$counted['0 Visitors'] + $counted['1 Visitors'] + $counted['refused too_many'],
			'What is above is counted apart.'
		);

		$before = $counted['0 Visitors'] + $counted['1 Visitors'];
		$this->clock->advance( 86400 );
		self::assertSame( 'recorded', $this->sent( self::record( $key ) ), 'Tomorrow they may come again.' );
		self::assertSame(
			$before + 1,
			array_sum( array_intersect_key( $this->counted( $key ), [ '0 Visitors' => 0, '1 Visitors' => 0 ] ) )
		);
	}

	/**
	 * AB-112: conversions of nobody, and those of one signature over and over.
	 */
	public function test_conversions_without_visitors_are_bounded_too(): void {
		$key    = $this->test_on_post();
		$signed = $this->built->get( VariantProof::class )->signed( $key, 1 );
		foreach ( [ [], $signed ] as $cookies ) {
			for ( $at = 0; $at < 100; $at++ ) {
				$this->sent( self::record( $key, 'click_goal', 1, [ 'first' => false ] ), $cookies );
			}
		}
		self::assertSame( 2 * Constants::RATE_NEWCOMERS_BURST, $this->counted( $key )['1 ClickGoal'] );
		self::assertArrayNotHasKey( '1 Visitors', $this->counted( $key ) );
		self::assertSame(
			'recorded',
			$this->sent( self::record( $key, 'view_goal', 1, [ 'first' => false ] ) ),
			'What decides nothing is not held up.'
		);
	}

	/**
	 * AB-112: an office of forty who all come and convert within the hour; another test, another address, another
	 * network.
	 */
	public function test_an_office_counts_in_full(): void {
		$key = $this->test_on_post();
		$come = function ( string $address ) use ( $key ): string {
			$_SERVER['REMOTE_ADDR'] = $address;
			$first                  = $this->send( [ self::record( $key, 'read_page', 1, [ 'first' => true ] ) ] );
			$cookies                = $first->cookies + [ "et_pb_ab_read_page_{$key->format()}" => 'x' ];
			return implode(
				' ',
				[ ...self::results( $first ), $this->sent( self::record( $key, 'click_goal' ), $cookies ) ]
			);
		};
		for ( $person = 0; $person < 40; $person++ ) {
			self::assertSame( 'recorded recorded', $come( '203.0.113.9' ) );
		}
		self::assertSame(
			'refused too_many refused too_many',
			$come( '203.0.113.9' ),
			'Who is not counted converts nobody.'
		);
		self::assertSame( 'recorded recorded', $come( '203.0.113.10' ) );
		for ( $person = 0; $person < 40; $person++ ) {
			$come( '2001:db8:1:2::' . dechex( $person + 1 ) );
		}
		self::assertSame(
			'refused too_many refused too_many',
			$come( '2001:db8:1:2:ffff::7' ),
			'One household has 2^64 addresses.'
		);
		self::assertSame( 'recorded recorded', $come( '2001:db8:1:3::1' ) );
		$_SERVER['REMOTE_ADDR'] = '203.0.113.9';
		self::assertSame( 'recorded', $this->sent( self::record( $this->test_on_post() ) ) );
	}

	/**
	 * AB-111: the first record is exchanged for a signature, and whoever has one stays with its variant.
	 */
	public function test_the_first_record_is_exchanged_for_a_signature(): void {
		$key    = $this->test_on_post( [ 10, 10, 10 ] );
		$answer = $this->send( [ self::record( $key, 'read_page', 1, [ 'first' => true ] ) ] );
		self::assertSame( [ "et_pb_ab_proof_{$key->post}" ], array_keys( $answer->cookies ) );
		self::assertSame(
			[],
			$this->send( [ self::record( $key, 'view_goal', 1, [ 'first' => false ] ) ], $answer->cookies )->cookies,
			'Once.'
		);
		$other = $this->send( [ self::record( $key, 'read_page', 0, [ 'first' => true ] ) ], $answer->cookies );
		self::assertSame(
			array_keys( $answer->cookies ),
			array_keys( $other->cookies ),
			'A signature of another variant is none.'
		);
		self::assertNotSame( $answer->cookies, $other->cookies );
		self::assertSame(
			'recorded',
			$this->sent( self::record( $key, 'click_goal', 1, [ 'first' => false ] ), $answer->cookies )
		);

		// What is not ours is as good as none, and what was signed for another test is none.
		$proof = $this->built->get( VariantProof::class );
		foreach ( [
			'x',
			'1.2.3',
			str_repeat( 'a', 9000 ),
			[ 'x' ],
			$proof->signed( new TestKey( $key->post, 2 ), 0 )[ "et_pb_ab_proof_{$key->post}-2" ],
		] as $odd ) {
			self::assertCount(
				1,
				$this->send( [ self::record( $key, 'con_short' ) ], [ "et_pb_ab_proof_{$key->post}" => $odd ] )->cookies
			);
		}
		// A deleted variant is forgotten.
		$old = $proof->signed( $key, 2 );
		$this->save( $key->post, self::ab_test( $key->post, [ 10, 10 ] ) );
		self::assertSame( 'recorded', $this->sent( self::record( $key ), $old ) );
	}

	/**
	 * AB-113: all of one day have the same signature, and it is no name for anybody.
	 */
	public function test_a_signature_tells_nobody_apart(): void {
		$key    = $this->test_on_post();
		$signed = fn (): array => $this->built->get( VariantProof::class )->signed( $key, 1 );
		$noon   = intdiv( $this->clock->timestamp(), 86400 ) * 86400 + 43200;
		$this->clock->advance( $noon + 86400 - $this->clock->timestamp() );
		$first = $signed();
		$this->clock->advance( 3 * 3600 );
		self::assertSame( $first, $signed() );
		$this->clock->advance( 86400 );
		self::assertNotSame( $first, $signed() );
		$test = $this->registry->running( $key );
		self::assertNotNull( $test );
		$this->clock->advance( 363 * 86400 );
		self::assertSame( 1, $this->built->get( VariantProof::class )->variant( $test, $first )?->number );
		$this->clock->advance( 86400 );
		self::assertNull( $this->built->get( VariantProof::class )->variant( $test, $first ) );
	}

	/**
	 * AB-111: where the server chooses, what it signed before counts, also where the plain cookie was lost.
	 */
	public function test_the_server_keeps_to_what_it_signed(): void {
		$key = $this->test_on_post();
		for ( $time = 0; $time < 8; $time++ ) {
			$given = $this->built->get( VariantService::class )->give(
				$key->format(),
				self::SERVER,
				$this->built->get( VariantProof::class )->signed( $key, 1 )
			);
			self::assertSame( '1', $given['id'] ?? '' );
		}
	}

	/**
	 * AB-114 PRIV-1: where visitors came from is one of 4,096 groups of networks, another in each test.
	 */
	public function test_origins_are_groups_and_no_addresses(): void {
		$keys = [ $this->test_on_post(), $this->test_on_post() ];
		foreach ( [ '203.0.113.9', '203.0.113.200', '2001:db8:1:2::1', '2001:db8:1:ffff::1' ] as $address ) {
			$_SERVER['REMOTE_ADDR'] = $address;
			foreach ( $keys as $key ) {
				$this->send(
					[ self::record( $key, 'read_page', 1, [ 'first' => true ] ), self::record( $key, 'click_goal' ) ]
				);
			}
		}
		$groups = [];
		foreach ( $keys as $key ) {
			$test = $this->registry->running( $key );
			self::assertNotNull( $test );
			$found    = $this->built->get( OriginRepository::class )->of( $test );
			$groups[] = array_keys( $found );
			self::assertSame(
				[ [ 1 => [ 2, 2 ] ], [ 1 => [ 2, 2 ] ] ],
				array_values( $found ),
				'A /24 and a /48 are one each.'
			);
		}
		self::assertNotSame( $groups[0], $groups[1] );
		foreach ( array_merge( ...$groups ) as $group ) {
			self::assertLessThan( OriginRepository::GROUPS, $group );
		}
		$stored = '';
		foreach ( [ 'experiment_origins', 'ledger' ] as $table ) {
			$stored .= wp_json_encode(
				self::db()->get_results( "SELECT * FROM {$this->built->get( Connection::class )->table( $table )}" )
			);
		}
		self::assertStringNotContainsString( '203.0.113', $stored );
		self::assertStringNotContainsString( '2001:db8', $stored );
	}
}
