<?php
/**
 * What variants without a name are called.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Unit\Support;

use Brolga\Core\Support\VariantLetter;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;

/**
 * AB-163
 */
#[Group( 'once' )]
final class VariantLetterTest extends TestCase {

	public function test_letters_go_from_a_to_z_and_numbers_on_from_there(): void {
		self::assertSame(
			[ 'A', 'B', 'Z', '27' ],
			array_map( VariantLetter::of( ... ), [ 0, 1, 25, 26 ] )
		);
	}
}
