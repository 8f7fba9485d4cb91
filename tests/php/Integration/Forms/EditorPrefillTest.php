<?php
/**
 * Tests of what "Add" buttons lead to.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Forms;

use Brolga\AbTests\Registry\TestStart;
use Brolga\Forms\Definition\FormStart;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_Block_Patterns_Registry;

/**
 * FORM-70 AB-72: the editor opens with what was asked for.
 */
#[Group( 'once' )]
final class EditorPrefillTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		remove_all_filters( 'default_content' );
		( new FormStart() )->register();
		( new TestStart() )->register();
		set_current_screen( 'page' );
	}

	/**
	 * What a new page begins with.
	 *
	 * @param string $asked  What the address says.
	 * @param string $before What somebody else began it with.
	 */
	private static function begins( string $asked, string $before = '' ): mixed {
		$_GET['brolga_add'] = $asked;
		return apply_filters( 'default_content', $before );
	}

	#[DataProvider( 'prefills' )]
	public function test_a_new_page_begins_with_it( string $asked, string $markup ): void {
		self::assertSame( $markup, self::begins( $asked ) );
	}

	/**
	 * Prefill and their blocks.
	 *
	 * @return iterable<string, array{string, string}>
	 */
	public static function prefills(): iterable {
		yield 'a form' => [ 'form', '<!-- wp:brolga/contact-form /-->' ];
		yield 'a test' => [ 'test', '<!-- wp:brolga/experiment /-->' ];
		yield 'a test of two pages' => [ 'page-test', '' ];
		yield 'nothing' => [ '', '' ];
		yield 'something odd' => [ 'form-"} /--><script>', '' ];
	}

	public function test_what_the_page_has_already_stays(): void {
		self::assertSame( 'Mine', self::begins( 'form', 'Mine' ) );
	}

	/**
	 * FORM-70 BLOCK-141: the form is the page's own, and not an instance of a pattern.
	 */
	public function test_every_start_is_a_form(): void {
		foreach ( array_keys( FormStart::choices() ) as $what ) {
			$begins = self::begins( $what );
			self::assertIsString( $begins );
			self::assertStringContainsString( '<!-- wp:brolga/contact-form', $begins, $what );
			self::assertDoesNotMatchRegularExpression( '/wp:pattern|patternName/', $begins, $what );
			if ( 'form' !== $what ) {
				$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( "brolga/{$what}" );
				$content = is_array( $pattern ) ? $pattern['content'] ?? '' : '';
				self::assertIsString( $content );
				self::assertSame( trim( $content ), $begins, $what );
			}
		}
	}
}
