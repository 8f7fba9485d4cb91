<?php
/**
 * Shares as the language writes them.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration;

use Brolga\Core\Support\Percent;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_Locale;

#[Group( 'once' )]
final class PercentTest extends TestCase {

	private const SHARES = [ 0.0, 1.0, 0.5, 0.0512, 0.2149, 0.00004, 0.1, -0.055 ];

	/**
	 * I18N-650: a share is written as the screens write it, in English.
	 */
	public function test_shares_in_english(): void {
		self::assertSame(
			[ '0%', '100%', '50%', '5.12%', '21.5%', '0%', '10%', '-5.5%' ],
			array_map( Percent::of( ... ), self::SHARES )
		);
		self::assertSame( '97%', Percent::of( 0.973, 0 ) );
	}

	/**
	 * I18N-650: and in another language, with its decimal sign, and its space before the sign.
	 */
	public function test_shares_in_another_language(): void {
		global $wp_locale;
		self::assertInstanceOf( WP_Locale::class, $wp_locale );
		$former = $wp_locale->number_format;
		$write  = static fn ( string $text ): string => '%s%%' === $text ? "%s\u{A0}%%" : $text;
		add_filter( 'gettext_with_context_brolga', $write );
		$wp_locale->number_format['decimal_point'] = ',';
		try {
			self::assertSame(
				array_map(
					static fn ( string $number ): string => "{$number}\u{A0}%",
					[ '0', '100', '50', '5,12', '21,5', '0', '10', '-5,5' ]
				),
				array_map( Percent::of( ... ), self::SHARES )
			);
			self::assertSame( [ '', "\u{A0}%" ], Percent::around() );
		} finally {
			$wp_locale->number_format = $former;
			remove_filter( 'gettext_with_context_brolga', $write );
		}
	}
}
