<?php
/**
 * Links of emails, on a server and on a cluster.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Page;

use Brolga\Core\Database\Connection;
use Brolga\Core\Page\LinkPage;
use Brolga\Core\Page\LinkPages;
use Brolga\Tests\Support\AskedClusterDatabase;
use Brolga\Tests\TestCase;

/**
 * Who answers a link knows it from the first look, from the second, or not at all.
 */
final class LinkPagesTest extends TestCase {

	/** How often the link was looked for. */
	private int $looks = 0;

	private mixed $database = null;

	protected function setUp(): void {
		parent::setUp();
		$this->database = $GLOBALS['wpdb'];
	}

	protected function tearDown(): void {
		$GLOBALS['wpdb'] = $this->database;
		parent::tearDown();
	}

	/** NEWS-16: one server knows nothing older than what it has. */
	public function test_one_server_is_asked_once(): void {
		self::assertSame( 'Expired', $this->pages( 2 )->answer( [], false )?->title );
		self::assertSame( 1, $this->looks );
	}

	/** SCALE-4: a link that another node has just stored is found. */
	public function test_a_node_looks_again_among_the_latest(): void {
		$cluster = AskedClusterDatabase::join();
		self::assertSame( 'Found', $this->pages( 1 )->answer( [], true )?->title );
		self::assertSame( [ 1, 0 ], [ $this->looks, $cluster->latest ] );
		$this->looks = 0;
		self::assertSame( 'Found', $this->pages( 2 )->answer( [], true )?->title );
		self::assertSame( [ 2, 1 ], [ $this->looks, $cluster->latest ] );
	}

	/** SCALE-4: who still has none may come back, and is not told that it has expired. */
	public function test_an_unknown_link_may_be_tried_again(): void {
		AskedClusterDatabase::join();
		$page = $this->pages( 3 )->answer( [], false );
		self::assertSame( 404, $page?->status );
		self::assertStringContainsString( 'yet', $page->title );
		self::assertStringContainsString( 'try again in a moment', $page->text );
	}

	/** SCALE-4: a request for no link costs a cluster nothing. */
	public function test_other_requests_wait_for_nobody(): void {
		$cluster = AskedClusterDatabase::join();
		$pages   = new LinkPages( new Connection() );
		$pages->add( static fn (): ?LinkPage => null );
		self::assertNull( $pages->answer( [], false ) );
		self::assertSame( 0, $cluster->latest );
	}

	/**
	 * Pages whose link is known from a look on.
	 *
	 * @param int $from Which look finds it.
	 */
	private function pages( int $from ): LinkPages {
		$pages = new LinkPages( new Connection() );
		$pages->add( static fn (): ?LinkPage => null );
		$pages->add(
			fn (): LinkPage => ++$this->looks < $from
				? new LinkPage( 404, 'Expired', '' )
				: new LinkPage( 200, 'Found', '' )
		);
		return $pages;
	}
}
