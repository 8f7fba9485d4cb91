<?php
/**
 * What is kept of a popup's settings.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Popups;

use Brolga\Popups\Settings\DisplayConditions;
use Brolga\Popups\Settings\PopupType;
use Brolga\Popups\Stored\Fields;
use Brolga\Tests\PopupTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Response;

/**
 * POPUP-1 POPUP-12 POPUP-32
 */
final class SettingsTest extends PopupTestCase {

	/** The names that are stored, as the contract has them. */
	private const CONTRACT = [
		'remove_link',
		'close_clicking_back_button',
		'prevent_page_scrolling',
		'close_overlay_click',
		'clickable_under_overlay',
		'opening_animation',
		'closing_animation',
		'close_btn_outside',
		'hide_close_button',
		'closing_css_selector',
		'close_btn_position',
		'dnxte_disable_desktop',
		'dnxte_disable_tablet',
		'dnxte_disable_phone',
		'trigger_delay_start',
		'trigger_delay_end',
		'trigger_event',
		'onscroll_offset',
		'onscroll_offset_units',
		'oninactivity_delays',
		'popup_perodicity',
		'periodicity_cookie',
		'custom_selector',
	];

	private const OURS = [
		'brolga_position',
		'brolga_animation_ms',
		'brolga_pages_seen',
		'brolga_tab_label',
		'brolga_conditions',
		'brolga_mobile_exit',
		'brolga_suppress_after_conversion',
	];

	/**
	 * POPUP-12 POPUP-32: each under its own name, for the editor too, and with a default that fits.
	 */
	public function test_each_setting_is_registered_under_its_name(): void {
		// Pages do without; the editor asks by the REST API.
		rest_get_server();
		$names = [ ...self::CONTRACT, ...self::OURS ];
		sort( $names );
		$known = $this->built->get( Fields::class )->names();
		sort( $known );
		self::assertSame( $names, $known );
		$registered = get_registered_meta_keys( 'post', PopupType::POST_TYPE );
		foreach ( $names as $name ) {
			self::assertArrayHasKey( $name, $registered );
			self::assertTrue( $registered[ $name ]['single'] );
			$rest   = $registered[ $name ]['show_in_rest'];
			$schema = is_array( $rest ) ? $rest['schema'] ?? null : null;
			self::assertIsArray( $schema );
			self::assertTrue(
				rest_validate_value_from_schema( $registered[ $name ]['default'], $schema, $name ),
				$name
			);
		}
		self::assertArrayNotHasKey( 'trigger_event', get_registered_meta_keys( 'post', 'page' ) );
	}

	/**
	 * POPUP-16: what was stored in part, as the demo's popups are, the editor gets whole.
	 */
	public function test_the_editor_gets_the_conditions_whole(): void {
		$popup = $this->popup();
		self::db()->delete(
			self::db()->postmeta,
			[
				'post_id'  => $popup,
				'meta_key' => Fields::CONDITIONS, // phpcs:ignore WordPress.DB.SlowDBQuery -- One row.
			]
		);
		$part = [ 'show' => 'linked' ];
		self::db()->insert( self::db()->postmeta, [ 'post_id' => $popup, 'meta_key' => Fields::CONDITIONS, 'meta_value' => maybe_serialize( $part ) ] ); // phpcs:ignore WordPress.DB.SlowDBQuery -- One row.
		wp_cache_flush();
		wp_set_current_user( 1 );
		$data = $this->rest( 'GET', '/wp/v2/' . PopupType::POST_TYPE . '/' . $popup, [ 'context' => 'edit' ] )
			->get_data();
		$meta = is_array( $data ) ? $data['meta'] ?? null : null;
		self::assertIsArray( $meta );
		self::assertSame( DisplayConditions::of( $part )->stored, $meta[ Fields::CONDITIONS ] ?? null );
	}

	/**
	 * POPUP-60: the editor restores a revision with the settings that it is told of it.
	 */
	public function test_restoring_a_revision_keeps_the_settings(): void {
		$popup = $this->popup( metas: [ 'brolga_position' => 'bottom-left' ] );
		wp_update_post(
			[
				'ID'           => $popup,
				'post_content' => 'Later',
			]
		);
		wp_set_current_user( 1 );
		$path = '/wp/v2/' . PopupType::POST_TYPE . '/' . $popup;
		$read = fn ( string $path ): mixed => ( (array) $this->rest( 'GET', $path, [ 'context' => 'edit' ] )
			->get_data() )['meta'] ?? null;
		$now  = $read( $path );
		self::assertIsArray( $now );
		self::assertSame( 'bottom-left', $now['brolga_position'] );
		$revision = wp_save_post_revision( $popup ) ?? array_key_first( wp_get_post_revisions( $popup ) );
		self::assertIsInt( $revision );
		self::assertSame( $now, $read( "{$path}/revisions/{$revision}" ) );
	}

	/**
	 * What does not fit, and what counts in its place.
	 *
	 * @return iterable<string, array{string, mixed, string|int}>
	 */
	public static function misfits(): iterable {
		yield 'a wrong trigger' => [ 'trigger_event', 'trigger_on_full_moon', 'trigger_on_none' ];
		yield 'a list for a trigger' => [ 'trigger_event', [ 'trigger_on_load' ], 'trigger_on_none' ];
		yield 'a wrong animation' => [ 'opening_animation', 'explode', 'fade' ];
		yield 'a wrong place' => [ 'brolga_position', 'center" onload="x', 'center' ];
		yield 'a number that is huge' => [ 'trigger_delay_start', '99999999999999999999', 86400 ];
		yield 'a number below nothing' => [ 'oninactivity_delays', -5, 1 ];
		yield 'a number in words' => [ 'onscroll_offset', 'half', 50 ];
		yield 'infinity' => [ 'periodicity_cookie', '1e999', 8760 ];
		yield 'markup for a selector' => [ 'custom_selector', '<script>alert(1)</script>', '' ];
		yield 'a rule for a selector' => [ 'closing_css_selector', 'body{display:none}', '' ];
		yield 'a bracket too many' => [ 'custom_selector', 'a[href', '' ];
		yield 'a parenthesis too many' => [ 'custom_selector', ':not(.a', '' ];
		yield 'a switch that is a number' => [ 'remove_link', 1, 'off' ];
	}

	/**
	 * POPUP-32: what does not fit is not stored.
	 *
	 * @param string     $name  The setting.
	 * @param mixed      $value What somebody stores.
	 * @param string|int $used  What counts.
	 */
	#[DataProvider( 'misfits' )]
	public function test_what_does_not_fit_counts_for_nothing( string $name, mixed $value, string|int $used ): void {
		$popup = $this->popup( [], [ $name => $value ] );
		self::assertSame( $used, $this->used( $popup, $name ) );
		// What came into the database by another way counts as little.
		self::db()->delete( self::db()->postmeta, [ 'post_id' => $popup ] );
		self::db()->insert( self::db()->postmeta, [ 'post_id' => $popup, 'meta_key' => $name, 'meta_value' => maybe_serialize( $value ) ] ); // phpcs:ignore WordPress.DB.SlowDBQuery -- One row.
		wp_cache_flush();
		self::assertSame( $used, $this->used( $popup, $name ) );
	}

	/**
	 * What counts.
	 *
	 * @param string $name The setting.
	 * @phpstan-impure
	 */
	private function used( int $popup, string $name ): string|int|null {
		return $this->built->get( Fields::class )->of( $popup )->values[ $name ] ?? null;
	}

	/**
	 * POPUP-32: selectors that are some are kept as they are.
	 */
	public function test_selectors_are_kept(): void {
		foreach ( [ '.open', '#offer > a:not(.no)', 'a[href$="#offer"], button', '.md\\:open' ] as $selector ) {
			self::assertSame(
				$selector,
				$this->built
					->get( Fields::class )
					->of( $this->popup( [], [ 'custom_selector' => $selector ] ) )
					->text( 'custom_selector' )
			);
		}
	}

	/**
	 * POPUP-32: the editor is told what does not fit, and people who may not edit a popup set nothing.
	 */
	public function test_the_editor_is_refused_what_does_not_fit(): void {
		$popup = $this->popup();
		$path  = "/wp/v2/brolga_popup/{$popup}";
		$this->become( 'editor' );
		foreach ( [
			'trigger_event'       => 'x',
			'trigger_delay_start' => 1000000000,
			'custom_selector'     => '<b>',
			Fields::CONDITIONS    => [ 'show' => 'nowhere' ],
		] as $name => $value ) {
			self::assertSame(
				400,
				$this->rest( 'POST', $path, [ 'meta' => [ $name => $value ] ] )->get_status(),
				$name
			);
		}
		$answer = $this->rest(
			'POST',
			$path,
			[ 'meta' => [
				'trigger_event'       => 'trigger_on_load',
				'trigger_delay_start' => 3,
				Fields::CONDITIONS    => [ 'show' => 'chosen', 'posts' => [ 7 ] ],
			] ]
		);
		self::assertSame( 200, $answer->get_status() );
		$settings = $this->built->get( Fields::class )->of( $popup );
		self::assertSame( 'trigger_on_load', $settings->text( 'trigger_event' ) );
		self::assertSame( 3, $settings->number( 'trigger_delay_start' ) );
		self::assertSame( [ 7 ], $settings->conditions->stored['posts'] );
		$this->become( 'author' );
		self::assertSame(
			403,
			$this->rest( 'POST', $path, [ 'meta' => [ 'trigger_delay_start' => 9 ] ] )->get_status()
		);
		self::assertFalse( current_user_can( 'edit_post_meta', $popup, 'trigger_event' ) );
	}

	/**
	 * POPUP-50: visitors are not told by the REST API when and to whom a popup opens.
	 */
	public function test_only_editors_read_the_settings(): void {
		$path = '/wp/v2/brolga_popup/'
			. $this->popup( [], [ 'trigger_event' => 'trigger_on_exit', 'custom_selector' => '.open' ] );
		$meta = function ( WP_REST_Response $answer ): array {
			$data = $answer->get_data();
			self::assertSame( 200, $answer->get_status() );
			self::assertIsArray( $data );
			return array_intersect_key(
				(array) ( $data['meta'] ?? [] ),
				array_flip( $this->built->get( Fields::class )->names() )
			);
		};
		self::assertSame( [], $meta( $this->rest( 'GET', $path ) ) );
		self::assertSame( 401, $this->rest( 'GET', $path, [ 'context' => 'edit' ] )->get_status() );
		$this->become( 'editor' );
		self::assertSame(
			'trigger_on_exit',
			$meta( $this->rest( 'GET', $path, [ 'context' => 'edit' ] ) )['trigger_event'] ?? null
		);
	}

	/**
	 * POPUP-15 POPUP-32: of conditions only what fits is kept.
	 */
	public function test_conditions_are_cleaned(): void {
		$stored = DisplayConditions::of(
			[
				'show'     => 'everywhere',
				'posts'    => [ '4', 4, -1, 'x', [ 2 ] ],
				'types'    => [ 'page', 'no such type!', 'page' ],
				'user'     => 'root',
				'referrer' => [ 'google.', '<script>', "a\nb", 7 ],
				'device'   => [ 'phone', 'watch' ],
				'cart'     => 'stolen',
				'starts'   => '2026-13-45T99:99',
				'ends'     => '2026-12-24T18:00',
				'more'     => 'x',
			]
		)->stored;
		self::assertSame(
			[
				'show'     => 'site',
				'front'    => false,
				'posts'    => [ 4 ],
				'types'    => [ 'page' ],
				'terms'    => [],
				'exclude'  => [],
				'user'     => 'any',
				'referrer' => [ 'google.' ],
				'device'   => [ 'phone' ],
				'cart'     => 'any',
				'starts'   => '',
				'ends'     => '2026-12-24T18:00',
			],
			$stored
		);
		self::assertSame( DisplayConditions::of( [] )->stored, DisplayConditions::of( 'rubbish' )->stored );
	}

	/**
	 * Ways out, and whether the button has to stay.
	 *
	 * @return iterable<string, array{array<string, string>, bool}>
	 */
	public static function ways_out(): iterable {
		yield 'the button' => [ [], true ];
		yield 'hidden, the page around it closes' => [ [ 'hide_close_button' => 'on' ], false ];
		yield 'hidden, nothing else closes' => [
			[ 'hide_close_button' => 'on', 'close_overlay_click' => 'off' ],
			true,
		];
		yield 'hidden, the whole screen is covered' => [
			[ 'hide_close_button' => 'on', 'brolga_position' => 'fullscreen' ],
			true,
		];
		yield 'hidden, the page stays usable' => [
			[ 'hide_close_button' => 'on', 'clickable_under_overlay' => 'on' ],
			true,
		];
		yield 'hidden, a selector closes' => [
			[ 'hide_close_button' => 'on', 'close_overlay_click' => 'off', 'closing_css_selector' => '.done' ],
			false,
		];
	}

	/**
	 * POPUP-33: a popup can always be closed without a keyboard.
	 *
	 * @param array<string, string> $metas    Its settings.
	 * @param bool                  $expected Whether it has the button.
	 */
	#[DataProvider( 'ways_out' )]
	public function test_there_is_always_a_way_out( array $metas, bool $expected ): void {
		$popup = $this->popup( [ 'show' => 'site' ], $metas );
		self::assertSame( $expected, $this->built->get( Fields::class )->of( $popup )->has_close_button() );
		self::assertSame( $expected, str_contains( $this->visit(), 'data-brolga-popup-close' ) );
	}
}
