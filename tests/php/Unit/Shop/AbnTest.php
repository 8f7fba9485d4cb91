<?php
/**
 * Australian Business Numbers.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Unit\Shop;

use Brolga\Core\Settings\SectionValues;
use Brolga\Core\Settings\Vault;
use Brolga\Shop\Abn;
use Brolga\Shop\ShopSection;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/**
 * The number of the Australian Taxation Office, and what is like it.
 */
#[Group( 'once' )]
final class AbnTest extends TestCase {

	/**
	 * SHOP-46
	 */
	#[TestWith( [ '51824753556', '51 824 753 556' ] )]
	#[TestWith( [ ' 51 824 753 556 ', '51 824 753 556' ] )]
	#[TestWith( [ '53 004 085 616', '53 004 085 616' ] )]
	#[TestWith( [ '51824753557', '' ] )]
	#[TestWith( [ '15824753556', '' ] )]
	#[TestWith( [ '01824753556', '' ] )]
	#[TestWith( [ '5182475355', '' ] )]
	#[TestWith( [ '518247535561', '' ] )]
	#[TestWith( [ '51-824-753-556', '' ] )]
	#[TestWith( [ '', '' ] )]
	public function test_it_checks_itself( string $typed, string $formatted ): void {
		self::assertSame( $formatted, Abn::format( $typed ) );
		$section = new ShopSection();
		$values  = new SectionValues( $section, [ 'shop' => [ 'abn' => $typed ] ], new Vault() );
		$is_told = [] !== $section->problems( $values );
		self::assertSame( '' === $formatted && '' !== $typed, $is_told );
	}
}
