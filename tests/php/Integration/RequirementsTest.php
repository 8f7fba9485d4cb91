<?php
/**
 * The plugin on machines that are too old for it.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration;

use Brolga\Requirements;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * SITE-16: quiet, and one sentence for those who can help.
 */
#[Group( 'once' )]
final class RequirementsTest extends TestCase {

	/**
	 * Versions, and what they lack.
	 *
	 * @return iterable<string, array{string, string, string}>
	 */
	public static function versions(): iterable {
		yield 'the oldest that will do' => [ '8.2.0', '6.8', '' ];
		yield 'a later one' => [ '8.4.1', '7.1.4', '' ];
		yield 'a distribution' => [ '8.2.35-1+deb12u1', '6.8.3', '' ];
		yield 'the next WordPress, not out yet' => [ '8.2.0', '6.8-beta2-59971', '' ];
		yield 'an old PHP' => [ '8.1.33', '7.1', 'PHP 8.2' ];
		yield 'an old WordPress' => [ '8.2.0', '6.7.2', 'WordPress 6.8' ];
		yield 'both' => [ '7.4.33', '5.0', 'PHP 8.2' ];
	}

	/**
	 * @param string $php       PHP's version.
	 * @param string $wordpress WordPress's version.
	 */
	#[DataProvider( 'versions' )]
	public function test_versions_are_compared( string $php, string $wordpress, string $missing ): void {
		$requirements = new Requirements( $php, $wordpress );
		self::assertSame( '' === $missing, $requirements->are_met() );
		if ( '' !== $missing ) {
			self::assertSame(
				"<div class=\"notice notice-error\"><p>Brolga is inactive because it needs {$missing} or newer. Update the site, or ask your host.</p></div>",
				$this->notice( $requirements, 'administrator' )
			);
			self::assertSame( '', $this->notice( $requirements, 'subscriber' ) );
		}
	}

	/**
	 * What somebody sees in wp-admin.
	 *
	 * @param Requirements $requirements What is compared.
	 * @param string       $role         Who looks.
	 */
	private function notice( Requirements $requirements, string $role ): string {
		remove_all_actions( 'admin_notices' );
		$requirements->register();
		$this->become( $role );
		ob_start();
		do_action( 'admin_notices' );
		return (string) ob_get_clean();
	}

	public function test_the_plugins_header_says_the_same(): void {
		$header = get_file_data(
			dirname( __DIR__, 3 ) . '/plugin/brolga.php',
			[
				'php'       => 'Requires PHP',
				'wordpress' => 'Requires at least',
			]
		);
		self::assertSame(
			[
				'php'       => Requirements::PHP,
				'wordpress' => Requirements::WORDPRESS,
			],
			$header
		);
	}
}
