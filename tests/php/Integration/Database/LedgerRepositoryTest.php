<?php
/**
 * Small facts that must be true once.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Database;

use Brolga\Core\Database\Connection;
use Brolga\Core\Database\LedgerRepository;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\TestCase;

/**
 * LEAD-4 LEAD-6 CAPTCHA-5
 */
final class LedgerRepositoryTest extends TestCase {

	private FrozenClock $clock;

	private LedgerRepository $ledger;

	protected function setUp(): void {
		parent::setUp();
		$this->clock  = new FrozenClock();
		$this->ledger = new LedgerRepository( new Connection(), $this->clock );
	}

	public function test_a_name_is_taken_once_until_it_ends(): void {
		self::assertNull( $this->ledger->value( 'captcha:1' ) );
		self::assertTrue( $this->ledger->claim( 'captcha:1', 600, 42 ) );
		self::assertFalse( $this->ledger->claim( 'captcha:1', 600, 43 ) );
		self::assertSame( 42, $this->ledger->value( 'captcha:1' ) );
		self::assertTrue( $this->ledger->claim( 'captcha:2', 600 ) );

		$this->clock->advance( 599 );
		self::assertFalse( $this->ledger->claim( 'captcha:1', 600, 44 ) );
		$this->clock->advance( 1 );
		self::assertNull( $this->ledger->value( 'captcha:1' ) );
		self::assertTrue( $this->ledger->claim( 'captcha:1', 600, 45 ) );
		self::assertSame( 45, $this->ledger->value( 'captcha:1' ) );
	}

	public function test_the_number_can_be_changed_and_the_name_freed(): void {
		$this->ledger->claim( 'key:a', 600 );
		$this->ledger->remember( 'key:a', PHP_INT_MAX );
		self::assertSame( PHP_INT_MAX, $this->ledger->value( 'key:a' ) );
		$this->ledger->release( 'key:a' );
		self::assertTrue( $this->ledger->claim( 'key:a', 600 ) );
	}

	/**
	 * Databases hold different things for equal; we hold none of these.
	 */
	public function test_names_that_look_alike_are_different(): void {
		$names = [
			'a',
			'A',
			'á',
			'a ',
			' a',
			"a\0",
			'ａ',
			str_repeat( 'a', 96 ),
			str_repeat( 'a', 97 ),
			str_repeat( 'a', 98 ),
			"a'",
			'a%',
			"\xff",
			'',
		];
		foreach ( $names as $name ) {
			self::assertTrue( $this->ledger->claim( $name, 600 ), "Taken already: {$name}" );
		}
		foreach ( $names as $name ) {
			self::assertFalse( $this->ledger->claim( $name, 600 ) );
		}
	}

	/**
	 * OUTBOX-25: what comes again is free again; what is good once stays used,
	 * whatever the clock did.
	 */
	public function test_an_end_that_nobody_can_have_set_is_none(): void {
		$this->clock->advance( 30 * 86400 );
		self::assertTrue( $this->ledger->claim( 'autoreply:a:1', 600, 1 ) );
		self::assertTrue( $this->ledger->spend( 'captcha:1', 600 ) );
		$this->clock->advance( -60 );
		self::assertFalse( $this->ledger->claim( 'autoreply:a:1', 600 ), 'Clocks of two servers differ.' );
		$this->clock->advance( 60 - 30 * 86400 );
		self::assertTrue( $this->ledger->claim( 'autoreply:a:1', 600, 2 ) );
		self::assertFalse( $this->ledger->claim( 'autoreply:a:1', 600 ) );
		self::assertSame( 2, $this->ledger->value( 'autoreply:a:1' ) );
		self::assertFalse( $this->ledger->spend( 'captcha:1', 600 ) );
	}

	public function test_the_sweep_takes_what_has_ended_and_nothing_else(): void {
		foreach ( [ 10, 20, 30, 40 ] as $ttl ) {
			$this->ledger->claim( "t{$ttl}", $ttl );
		}
		$this->clock->advance( 30 );
		self::assertSame( 2, $this->ledger->sweep( 2 ) );
		self::assertSame( 1, $this->ledger->sweep( 2 ) );
		self::assertSame( 0, $this->ledger->sweep( 2 ) );
		self::assertSame( 0, $this->ledger->value( 't40' ) );
	}
}
