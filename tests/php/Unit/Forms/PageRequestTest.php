<?php
/**
 * Which page a browser says it comes from.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Unit\Forms;

use Brolga\Forms\Sending\PageRequest;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;

#[Group( 'once' )]
final class PageRequestTest extends TestCase {

	/**
	 * A page of this site, in any spelling of its host; never another site's.
	 *
	 * @param string $referer What the browser names.
	 * @param string $own     What is kept.
	 */
	#[DataProvider( 'pages' )]
	public function test_a_page_is_kept_where_it_is_ours( string $referer, string $own ): void {
		self::assertSame( $own, PageRequest::own_address( $referer, 'shop.example:8080' ) );
	}

	/**
	 * @return iterable<string, array{string, string}>
	 */
	public static function pages(): iterable {
		foreach ( [
			'http://shop.example:8080/',
			'HTTPS://Shop.Example:8080/contact?x=1',
			'https://shop.example:8080',
		] as $ours ) {
			yield $ours => [ $ours, $ours ];
		}
		foreach ( [
			'',
			'shop.example:8080',
			'http://shop.example/',
			'http://evil.example/?http://shop.example:8080/',
			'http://shop.example:8080.evil.example/',
			'ftp://shop.example:8080/',
		] as $other ) {
			yield "“{$other}”" => [ $other, '' ];
		}
	}
}
