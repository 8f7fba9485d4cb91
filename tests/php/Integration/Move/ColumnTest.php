<?php
/**
 * The one form of a value, whichever database it comes from.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Move;

use Brolga\Move\Column;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;

/**
 * MOVE-3 MOVE-5
 */
#[Group( 'once' )]
final class ColumnTest extends TestCase {

	/**
	 * Types, values as databases send them, and their form.
	 *
	 * @return list<array{string, int|float|string|null, string|null}>
	 */
	public static function values(): array {
		return [
			[ 'int(5) unsigned zerofill', '00042', '42' ],
			[ 'bigint(20)', '-007', '-7' ],
			[ 'tinyint(1)', 0, '0' ],
			[ 'int(11)', null, null ],
			[ 'float', 0.10000000149011612, '0.1' ],
			[ 'float', '8388609', '8388609' ],
			[ 'float', 1234567.875, '1234567.9' ],
			[ 'double', '0.30000000000000004', '0.30000000000000004' ],
			[ 'double', 0.3, '0.29999999999999999' ],
			[ 'decimal(26,8)', 1.5, '1.5' ],
			[ 'decimal(26,8)', '1.50000000', '1.5' ],
			[ 'decimal(26,8)', '12345678901234567890.12345678', '12345678901234567890.12345678' ],
			[ 'decimal(26,8)', 0.0000001, '0.0000001' ],
			[ 'decimal(10,0)', '100', '100' ],
			[ 'datetime(3)', '2026-02-28 20:00:00.120', '2026-02-28 20:00:00.12' ],
			[ 'datetime', '2026-02-28 20:00:00', '2026-02-28 20:00:00' ],
			[ 'char(10)', 'ab  ', 'ab' ],
			[ 'varchar(10)', 'ab  ', 'ab  ' ],
			[ 'varchar(10)', '1.50', '1.50' ],
			[ 'binary(4)', 'ab', "ab\0\0" ],
			[ 'varbinary(4)', 'ab', 'ab' ],
		];
	}

	#[DataProvider( 'values' )]
	public function test_a_value_has_one_form(
		string $type,
		int|float|string|null $value,
		?string $form
	): void {
		self::assertSame( $form, Column::of( 'a', $type )->normal( $value ) );
	}
}
