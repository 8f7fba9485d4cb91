<?php
/**
 * What the plugin costs a page that does not use it.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Lifecycle;

use Brolga\Tests\Support\FreshSite;
use PHPUnit\Framework\TestCase;

/**
 * PERF-8
 */
final class QueriesTest extends TestCase {

	/**
	 * PERF-8: the same page of the same site, with the plugin and without.
	 */
	public function test_a_page_without_our_blocks_asks_the_database_nothing_more(): void {
		$site = new FreshSite();
		try {
			$site->step( 'visit' );
			$without = $site->step( 'visit' );
			self::assertTrue( $without['title'] );
			self::assertGreaterThan( 5, $without['queries'] );

			$site->step( 'activate' );
			// The first page after an activation fills WordPress' own caches.
			$site->step( 'visit' );
			self::assertSame( $without, $site->step( 'visit' ) );
		} finally {
			$site->remove();
		}
	}
}
