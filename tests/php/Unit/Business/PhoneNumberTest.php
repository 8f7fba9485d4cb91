<?php
/**
 * What a phone is told to dial.
 *
 * @package Brolga\Tests
 */

declare( strict_types=1 );

namespace Brolga\Tests\Unit\Business;

use Brolga\Business\PhoneNumber;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;

/**
 * BLOCK-181: what is dialled is what is read.
 */
#[Group( 'once' )]
final class PhoneNumberTest extends TestCase {

	/**
	 * @return iterable<string, array{string, string, string}>
	 */
	public static function numbers(): iterable {
		yield 'Leeds'                     => [ '0113 496 0142', 'GB', 'tel:+441134960142' ];
		yield 'Brisbane'                  => [ '(07) 7010 0142', 'AU', 'tel:+61770100142' ];
		yield 'with its code'             => [ '+61 7 7010 0142', 'AU', 'tel:+61770100142' ];
		yield 'a 0 for those inside'      => [ '+44 (0)113 496 0142', 'GB', 'tel:+441134960142' ];
		yield 'the code after two zeros'  => [ '0044 113 496 0142', 'GB', 'tel:+441134960142' ];
		yield 'a toll-free number'        => [ '1300 70 10 14', 'AU', 'tel:1300701014' ];
		yield 'zeros stay in Italy'       => [ '06 6982 0142', 'IT', 'tel:0669820142' ];
		yield 'no country'                => [ '0113 496 0142', '', 'tel:01134960142' ];
		yield 'Washington'                => [ '(202) 555-0100', 'US', 'tel:+12025550100' ];
		yield 'with the one before it'    => [ '1 202 555 0100', 'US', 'tel:12025550100' ];
		yield 'Madrid'                    => [ '910 123 456', 'ES', 'tel:+34910123456' ];
		yield 'an emergency'              => [ '911', 'US', 'tel:911' ];
		yield 'nothing'                   => [ ' ', 'GB', '' ];
	}

	#[DataProvider( 'numbers' )]
	public function test_what_is_read_is_dialled( string $written, string $country, string $address ): void {
		self::assertSame( $address, PhoneNumber::address( $written, $country ) );
	}
}
