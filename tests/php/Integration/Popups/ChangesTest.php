<?php
/**
 * What follows when a popup is changed.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Popups;

use Brolga\Popups\Counts\PopupCountRepository;
use Brolga\Popups\Counts\PopupRecord;
use Brolga\Popups\Stored\Fields;
use Brolga\Tests\PopupTestCase;

/**
 * POPUP-35 POPUP-36
 */
final class ChangesTest extends PopupTestCase {

	/**
	 * How often all pages are dropped while something is done.
	 *
	 * @param callable(): mixed $what What is done, in a request of its own.
	 */
	private function drops( callable $what ): int {
		$this->fresh();
		$drops = 0;
		$count = static function ( array $addresses ) use ( &$drops ): void {
			self::assertSame( [], $addresses );
			++$drops;
		};
		add_action( 'brolga_drop_pages', $count );
		$what();
		remove_action( 'brolga_drop_pages', $count );
		return $drops;
	}

	/**
	 * POPUP-36: page caches are asked once a request, and only where visitors see a difference.
	 */
	public function test_page_caches_are_asked_to_drop_all_pages(): void {
		$popup = 0;
		self::assertSame( 0, $this->drops( function () use ( &$popup ): void {
			$popup = $this->popup( status: 'draft' );
		} ) );
		self::assertSame(
			0,
			$this->drops( static fn () => update_post_meta( $popup, 'trigger_event', 'trigger_on_exit' ) )
		);
		self::assertSame( 1, $this->drops( static fn () => wp_publish_post( $popup ) ) );
		self::assertSame(
			1,
			$this->drops( static fn () => wp_update_post( [ 'ID' => $popup, 'post_content' => 'New' ] ) )
		);
		self::assertSame( 1, $this->drops( static function () use ( $popup ): void {
			update_post_meta( $popup, 'trigger_event', 'trigger_on_load' );
			update_post_meta( $popup, 'trigger_delay_start', 5 );
		} ) );
		self::assertSame( 0, $this->drops( static fn () => update_post_meta( $popup, 'something_else', 'x' ) ) );
		self::assertSame( 1, $this->drops( static fn () => wp_trash_post( $popup ) ) );
		self::assertSame( 0, $this->drops( static fn () => wp_delete_post( $popup, true ) ) );
		self::assertSame( 0, $this->drops( fn () => $this->make_post() ) );
	}

	/**
	 * POPUP-35: a change shows on the next page.
	 */
	public function test_the_next_page_knows(): void {
		$popup = $this->popup( [ 'show' => 'linked' ] );
		self::assertSame( '', $this->visit() );
		update_post_meta( $popup, Fields::CONDITIONS, [ 'show' => 'site' ] );
		self::assertSame( [ $popup ], self::popups_in( $this->visit() ) );
		wp_update_post(
			[ 'ID' => $popup, 'post_content' => '<!-- wp:paragraph --><p>Autumn</p><!-- /wp:paragraph -->' ]
		);
		self::assertStringContainsString( 'Autumn', $this->visit() );
		wp_trash_post( $popup );
		self::assertSame( '', $this->visit() );
		wp_untrash_post( $popup );
		wp_publish_post( $popup );
		self::assertSame( [ $popup ], self::popups_in( $this->visit() ) );
	}

	/**
	 * POPUP-39: what was counted goes with the popup.
	 */
	public function test_counts_go_with_the_popup(): void {
		$counts = $this->built->get( PopupCountRepository::class );
		$popup  = $this->popup();
		$other  = $this->popup();
		$counts->add( $popup, PopupRecord::Shown, '2026-11-21' );
		$counts->add( $other, PopupRecord::Shown, '2026-11-21' );
		wp_delete_post( $popup, true );
		self::assertSame( [ $other ], array_keys( $counts->since( '2026-01-01' ) ) );
	}
}
