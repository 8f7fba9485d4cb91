<?php
/**
 * Email addresses as people type and paste them.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Unit\Support;

use Brolga\Mail\TypedAddress;
use Brolga\Newsletter\Lists\SignupAddress;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;

/**
 * @see EMAIL-260
 */
#[Group( 'once' )]
final class TypedAddressTest extends TestCase {

	#[DataProvider( 'addresses' )]
	public function test_an_address_is_stored_as_mail_servers_know_it( string $typed, string $plain ): void {
		self::assertSame( $plain, TypedAddress::plain( $typed ) );
		self::assertSame( $plain, SignupAddress::normalise( $typed ) );
	}

	/**
	 * @return iterable<string, array{string, string}>
	 */
	public static function addresses(): iterable {
		yield 'one as it is' => [ 'jo@example.com', 'jo@example.com' ];
		yield 'marks around it' => [ "\u{200b} JO@Example.com\u{200e}", 'jo@example.com' ];
		yield 'a byte-order mark and a soft hyphen' => [ "\u{feff}jo@exam\u{ad}ple.com", 'jo@example.com' ];
		yield 'another script' => [ 'info@Bücher.example', 'info@xn--bcher-kva.example' ];
		yield 'a letter that has two forms' => [ "info@bu\u{308}cher.example", 'info@xn--bcher-kva.example' ];
		yield 'no address' => [ 'bücher', 'bücher' ];
		yield 'a domain that is none' => [ 'jo@-ü.example', 'jo@-ü.example' ];
		yield 'nothing' => [ '', '' ];
	}

	public function test_it_is_shown_as_it_is_written(): void {
		self::assertSame( 'info@bücher.example', TypedAddress::shown( 'info@xn--bcher-kva.example' ) );
		self::assertSame( 'jo@example.com', TypedAddress::shown( 'jo@example.com' ) );
		self::assertSame( 'xn--', TypedAddress::shown( 'xn--' ) );
	}

	public function test_a_sign_up_takes_it(): void {
		self::assertTrue( SignupAddress::can_be_reached( "info@bücher.example\u{200b}" ) );
		self::assertFalse( SignupAddress::can_be_reached( 'jö@example.com' ) );
	}
}
