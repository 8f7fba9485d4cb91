<?php
/**
 * The Popups screen's routes.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Popups;

use Brolga\Popups\Counts\PopupCountRepository;
use Brolga\Popups\Counts\PopupRecord;
use Brolga\Popups\Screen\PopupWords;
use Brolga\Popups\Settings\DisplayConditions;
use Brolga\Popups\Stored\Fields;
use Brolga\Popups\Triggers\PopupTriggers;
use Brolga\Tests\PopupTestCase;
use Brolga\Tests\Support\Posts;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * POPUP-43
 */
final class ScreenTest extends PopupTestCase {

	/**
	 * The list, as the screen gets it.
	 *
	 * @return array<int, array<string, mixed>> By popup.
	 */
	private function listed(): array {
		$data = $this->rest( 'GET', '/brolga/v1/popups' )->get_data();
		self::assertIsArray( $data );
		self::assertIsArray( $data['popups'] );
		/** @var array<int, array<string, mixed>> $lines */
		$lines = array_column( $data['popups'], null, 'id' );
		return $lines;
	}

	/**
	 * POPUP-43: what each is, where it opens, and what was counted in thirty days.
	 */
	public function test_popups_are_listed_with_what_they_bring(): void {
		$this->become( 'editor' );
		$popup  = $this->popup( [], [ 'trigger_event' => 'trigger_on_exit' ], title: 'Before you go & stay' );
		$draft  = $this->popup( status: 'draft', title: '' );
		$binned = $this->popup( status: 'trash' );
		$counts = $this->built->get( PopupCountRepository::class );
		$today  = gmdate( 'Y-m-d' );
		$counts->add( $popup, PopupRecord::Shown, $today, 40 );
		$counts->add( $popup, PopupRecord::Converted, $today, 2 );
		$counts->add( $popup, PopupRecord::Shown, '2020-01-01', 500 );
		$listed = $this->listed();
		self::assertArrayNotHasKey( $binned, $listed );
		self::assertSame(
			[
				'Before you go & stay',
				true,
				'When the visitor is about to leave',
				'Whole site',
				40,
				2,
				get_permalink( $popup ) . "#brolga-popup-{$popup}",
				true,
			],
			array_map(
				static fn ( string $name ): mixed => $listed[ $popup ][ $name ],
				[ 'name', 'on', 'trigger', 'where', 'shown', 'converted', 'view', 'may_switch' ]
			)
		);
		self::assertStringContainsString(
			"post={$popup}&action=edit",
			is_string( $listed[ $popup ]['edit'] ) ? $listed[ $popup ]['edit'] : ''
		);
		self::assertSame(
			[ '(no title)', false, 0 ],
			[ $listed[ $draft ]['name'], $listed[ $draft ]['on'], $listed[ $draft ]['shown'] ]
		);
		self::assertStringContainsString(
			'preview=true',
			is_string( $listed[ $draft ]['view'] ) ? $listed[ $draft ]['view'] : ''
		);
	}

	/**
	 * POPUP-43: off is a draft, on is published; what is no popup is not touched.
	 */
	public function test_a_popup_is_switched_on_and_off(): void {
		$popup = $this->popup();
		$page  = $this->make_post();
		$this->become( 'editor' );
		$off = $this->rest( 'POST', "/brolga/v1/popups/{$popup}", [ 'on' => false ] );
		self::assertSame( [ 200, 'draft' ], [ $off->get_status(), get_post_status( $popup ) ] );
		self::assertFalse( ( (array) $off->get_data() )['on'] ?? null );
		self::assertSame( '', $this->visit() );
		$this->rest( 'POST', "/brolga/v1/popups/{$popup}", [ 'on' => true ] );
		self::assertSame( [ $popup ], self::popups_in( $this->visit() ) );
		self::assertSame( 404, $this->rest( 'POST', "/brolga/v1/popups/{$page}", [ 'on' => false ] )->get_status() );
		self::assertSame( 'publish', get_post_status( $page ) );
		wp_trash_post( $popup );
		self::assertSame( 404, $this->rest( 'POST', "/brolga/v1/popups/{$popup}", [ 'on' => true ] )->get_status() );
		self::assertSame(
			400,
			$this->rest( 'POST', "/brolga/v1/popups/{$popup}", [ 'on' => 'yes please' ] )->get_status()
		);
	}

	/**
	 * POPUP-43: who manages popups but may not publish them switches nothing.
	 */
	public function test_switching_takes_the_right_to_publish(): void {
		$popup = $this->popup();
		$this->become( 'editor' );
		wp_get_current_user()->add_cap( 'publish_pages', false );
		self::assertFalse( $this->listed()[ $popup ]['may_switch'] );
		self::assertSame( 403, $this->rest( 'POST', "/brolga/v1/popups/{$popup}", [ 'on' => false ] )->get_status() );
		self::assertSame( 'publish', get_post_status( $popup ) );
	}

	/**
	 * Settings, and how they are told.
	 *
	 * @return iterable<string, array{array<string, string|int>, string}>
	 */
	public static function triggers(): iterable {
		yield 'a click' => [ [], 'When clicked' ];
		yield 'at once' => [ [ 'trigger_event' => 'trigger_on_load' ], 'When the page has loaded' ];
		yield 'one second' => [
			[ 'trigger_event' => 'trigger_on_load', 'trigger_delay_start' => 1 ],
			'1 second after the page has loaded',
		];
		yield 'per cent' => [
			[ 'trigger_event' => 'trigger_on_scroll', 'onscroll_offset' => 500 ],
			'After scrolling 100% of the page',
		];
		yield 'pixels' => [
			[ 'trigger_event' => 'trigger_on_scroll', 'onscroll_offset' => 1500, 'onscroll_offset_units' => 'px' ],
			'After scrolling 1,500 pixels',
		];
		yield 'leaving' => [ [ 'trigger_event' => 'trigger_on_exit' ], 'When the visitor is about to leave' ];
		yield 'idle' => [
			[ 'trigger_event' => 'trigger_on_inactivity', 'oninactivity_delays' => 20 ],
			'After 20 seconds without activity',
		];
	}

	/**
	 * POPUP-43: when it opens, in words.
	 *
	 * @param array<string, string|int> $metas Its settings.
	 * @param string                    $words How that is told.
	 */
	#[DataProvider( 'triggers' )]
	public function test_triggers_are_told_in_words( array $metas, string $words ): void {
		$settings = $this->built->get( Fields::class )->of( $this->popup( [], $metas ) );
		$trigger = $this->built->get( PopupTriggers::class )->of( $settings );
		self::assertSame( $words, $trigger->summary( $settings->values ) );
	}

	/**
	 * POPUP-43: where it opens, in words; pages that are gone are not named.
	 */
	public function test_places_are_told_in_words(): void {
		$where = static fn ( string $show, mixed ...$more ): string => PopupWords::where(
			DisplayConditions::of( [ 'show' => $show ] + $more )
		);
		$about = $this->make_post( title: 'About us' );
		$gone  = $this->make_post( '', 'draft' );
		$term  = Posts::term( 'category', 'Trees' );
		self::assertSame( 'Whole site', $where( 'site' ) );
		self::assertSame( 'Whole site, with exceptions', $where( 'site', exclude: [ $about ] ) );
		self::assertSame( 'Only from links', $where( 'linked' ) );
		self::assertSame( 'Nowhere yet', $where( 'chosen', posts: [ $gone, 99999999 ] ) );
		self::assertSame( 'Homepage and About us', $where( 'chosen', front: true, posts: [ $about ] ) );
		self::assertSame(
			'Homepage, Posts, Trees and 1 more',
			$where( 'chosen', front: true, types: [ 'post' ], terms: [ $term ], posts: [ $about ] )
		);
	}
}
