<?php
/**
 * What any block can do.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Effects;

use Brolga\Core\Support\SystemClock;
use Brolga\Effects\BlockEffects;
use Brolga\Tests\Support\Built;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_Block_Type_Registry;
use WP_HTML_Tag_Processor;

/**
 * Animations, links and stickiness as the server prints them.
 */
#[Group( 'once' )]
final class BlockEffectsTest extends TestCase {

	/**
	 * A group as it is printed.
	 *
	 * @param array<string, mixed> $attributes Its attributes.
	 */
	private static function group( array $attributes, string $inside = '<p>Ferns</p>' ): string {
		return do_blocks( sprintf(
			'<!-- wp:group %s --><div class="wp-block-group" style="opacity:.9;">%s</div><!-- /wp:group -->',
			wp_json_encode( $attributes ),
			$inside
		) );
	}

	/**
	 * An attribute of the first element.
	 *
	 * @param string $html Markup.
	 * @param string $name The attribute.
	 */
	private static function first( string $html, string $name ): string|true|null {
		$tags = new WP_HTML_Tag_Processor( $html );
		$tags->next_tag();
		return $tags->get_attribute( $name );
	}

	/**
	 * ANIM-1, ANIM-2: each setting is a custom property, with those of smaller devices.
	 */
	public function test_an_animation_is_told_to_the_styles(): void {
		$html = self::group(
			[
				'brolgaAnimation' => [
					'class'            => 'my-fern "bad',
					'style'            => 'slide-up',
					'style_phone'      => 'none',
					'repeat'           => 'infinite',
					'duration'         => 700,
					'delay_tablet'     => 120,
					'intensity'        => 40,
					'starting_opacity' => 25,
					'speed_curve'      => 'linear',
					'stagger'          => 80,
				],
			]
		);
		self::assertTrue( self::first( $html, 'data-brolga-animation' ) );
		self::assertSame(
			'opacity:.9;--brolga-animation-name:brolga-slide-up;--brolga-animation-name-phone:none;--brolga-animation-duration:700ms;--brolga-animation-delay-tablet:120ms;--brolga-animation-intensity:0.4;--brolga-animation-opacity-phone:1;--brolga-animation-opacity:0.25;--brolga-animation-curve:linear;--brolga-animation-count:infinite;--brolga-animation-stagger:80ms',
			self::first( $html, 'style' )
		);
		self::assertStringContainsString(
			'brolga-animated my-fern bad has-brolga-stagger',
			(string) self::first( $html, 'class' )
		);
		self::assertTrue( wp_style_is( 'brolga-effects', 'enqueued' ) );
	}

	/**
	 * ANIM-1: what is out of range is taken for the nearest, what is nonsense is left out.
	 */
	public function test_odd_settings_do_no_harm(): void {
		$html = self::group(
			[
				'brolgaAnimation' => [
					'style'            => 'fade',
					'duration'         => 1e99,
					'delay'            => -5,
					'intensity'        => 'much',
					'starting_opacity' => [ 5 ],
					'speed_curve'      => 'ease;color:red',
					'repeat'           => '"><script>',
				],
			]
		);
		self::assertSame( 'opacity:.9;--brolga-animation-name:brolga-fade;--brolga-animation-duration:10000ms;--brolga-animation-delay:0ms', self::first( $html, 'style' ) );
		self::assertStringNotContainsString( '<script', $html );
		foreach ( [ 'fade', 7, [ 'style' => 'none' ], [ 'style' => 'spin' ], [] ] as $nothing ) {
			self::assertNull(
				self::first( self::group( [ 'brolgaAnimation' => $nothing ] ), 'data-brolga-animation' )
			);
		}
	}

	/**
	 * Settings as nobody should have saved them.
	 *
	 * @return iterable<string, array{mixed}>
	 */
	public static function odd(): iterable {
		yield 'nothing' => [ null ];
		yield 'a word' => [ 'slide-up' ];
		yield 'a number' => [ -1 ];
		yield 'a list' => [ [ 'top', [ 'fade' ] ] ];
		yield 'lists in place of words' => [ array_fill_keys(
			[
				'style',
				'class',
				'repeat',
				'url',
				'target',
				'label',
				'rel',
				'position',
				'limit',
				'offset',
				'stagger',
				'duration',
			],
			[ 'x' ]
		) ];
		yield 'markup' => [
			[
				'style'    => 'fade',
				'class'    => '"><script>alert(1)</script>',
				'duration' => '1s;}</style><script>',
				'url'      => '/x/"><script>alert(2)</script>',
				'target'   => '"><script>',
				'label'    => str_repeat( '<script>alert(3)</script> “fern” 🌿 ', 300 ),
				'rel'      => '"><script>',
				'position' => 'top',
				'limit'    => '"><script>',
				'offset'   => '1px;background:url(//x)',
			],
		];
		yield 'numbers beyond all bounds' => [
			[
				'style'            => 'roll',
				'duration'         => '1e400',
				'delay'            => PHP_INT_MAX,
				'intensity'        => -1e300,
				'starting_opacity' => 1e300,
				'stagger'          => '999999999',
				'url'              => '#',
				'position'         => 'bottom',
				'offset'           => -1e300,
				'offset_phone'     => '1e400',
			],
		];
	}

	/**
	 * ANIM-1, LINK-1, STICKY-1: whatever is saved, the block is there, once, and its markup whole.
	 *
	 * @param mixed $saved In place of each of the settings.
	 */
	#[DataProvider( 'odd' )]
	public function test_whatever_is_saved_the_block_is_there( mixed $saved ): void {
		$html = self::group( array_fill_keys( [ 'brolgaAnimation', 'brolgaLink', 'brolgaSticky' ], $saved ) );
		self::assertSame( force_balance_tags( $html ), $html );
		self::assertSame( 1, substr_count( $html, '<p>Ferns</p>' ) );
		self::assertStringNotContainsString( '<script', $html );
		self::assertDoesNotMatchRegularExpression( '/inf|nan|e\+|url\(/i', (string) self::first( $html, 'style' ) );
	}

	/**
	 * LINK-1, LINK-2, LINK-3: a real link that is named, at the block's end.
	 */
	public function test_a_block_is_a_link(): void {
		$html = self::group(
			[
				'brolgaLink' => [
					'url'    => 'https://example.com/a?b=1&c=2',
					'target' => '_blank',
					'class'  => 'card-link',
					'rel'    => 'nofollow "x',
				],
			],
			'<h3>Tree <em>ferns</em></h3><p><a href="/inside/">Inside</a></p>'
		);
		self::assertTrue( self::first( $html, 'data-brolga-link' ) );
		self::assertStringEndsWith( '<a class="brolga-link card-link" target="_blank" rel="noopener nofollow x" href="https://example.com/a?b=1&#038;c=2"><span class="brolga-link__name">Tree ferns (opens in a new tab)</span></a></div>', trim( $html ) );
		self::assertStringContainsString( '<a href="/inside/">Inside</a>', $html );
	}

	/**
	 * LINK-5: the owner's name goes first, then the text's beginning.
	 */
	public function test_a_link_has_a_name(): void {
		self::assertStringContainsString(
			'>Our &lt;b&gt;ferns</span>',
			self::group( [ 'brolgaLink' => [ 'url' => '/ferns/', 'label' => 'Our <b>ferns' ] ] )
		);
		self::assertStringContainsString( '>Ferns</span>', self::group( [ 'brolgaLink' => [ 'url' => '/ferns/' ] ] ) );
		self::assertStringContainsString(
			'>Read more</span>',
			self::group( [ 'brolgaLink' => [ 'url' => '/ferns/' ] ], '<hr>' )
		);
	}

	/**
	 * Addresses that are none.
	 *
	 * @return iterable<string, array{mixed}>
	 */
	public static function refused(): iterable {
		yield 'a script' => [ 'javascript:alert(1)' ];
		yield 'a script in disguise' => [ " java\tscript:alert(1)" ];
		yield 'data' => [ 'data:text/html,<script>alert(1)</script>' ];
		yield 'nothing' => [ '' ];
		yield 'a list' => [ [ 'https://example.com' ] ];
	}

	/**
	 * LINK-4.
	 *
	 * @param mixed $url As it was saved.
	 */
	#[DataProvider( 'refused' )]
	public function test_an_address_of_a_script_is_refused( mixed $url ): void {
		$html = self::group( [ 'brolgaLink' => [ 'url' => $url ] ] );
		self::assertStringNotContainsString( 'brolga-link', $html );
	}

	/**
	 * LINK-3: an element that may hold no link gets none.
	 */
	public function test_a_list_is_no_link(): void {
		$list = do_blocks( '<!-- wp:list {"brolgaLink":{"url":"/ferns/"}} --><ul class="wp-block-list"><!-- wp:list-item --><li>One</li><!-- /wp:list-item --></ul><!-- /wp:list -->' );
		self::assertStringNotContainsString( 'brolga-link', $list );
	}

	/**
	 * STICKY-1, STICKY-2, STICKY-3: an edge for each device, a limit, a distance.
	 */
	public function test_a_block_sticks(): void {
		$html = self::group(
			[
				'brolgaSticky' => [
					'position'        => 'top',
					'position_phone'  => 'none',
					'limit'           => 'section',
					'offset'          => 24,
					'offset_tablet'   => 9999,
				],
			]
		);
		self::assertSame( 'section', self::first( $html, 'data-brolga-sticky' ) );
		self::assertStringContainsString(
			'brolga-sticky is-desktop-top is-tablet-top is-phone-none',
			(string) self::first( $html, 'class' )
		);
		self::assertStringContainsString(
			'--brolga-sticky-offset:24px;--brolga-sticky-offset-tablet:500px',
			(string) self::first( $html, 'style' )
		);
		self::assertStringContainsString(
			'is-desktop-top is-tablet-bottom is-phone-bottom',
			(string) self::first(
				self::group( [ 'brolgaSticky' => [ 'position' => 'top', 'position_tablet' => 'bottom' ] ] ),
				'class'
			),
			'Phones do as tablets do.'
		);
		self::assertSame(
			'column',
			self::first(
				self::group( [ 'brolgaSticky' => [ 'position' => 'bottom', 'limit' => '<b>' ] ] ),
				'data-brolga-sticky'
			)
		);
		self::assertNull(
			self::first( self::group( [ 'brolgaSticky' => [ 'position' => 'left' ] ] ), 'data-brolga-sticky' )
		);
	}

	/**
	 * ANIM-1, LINK-1, STICKY-1: blocks that the server prints for the editor keep the settings, too.
	 */
	public function test_every_block_knows_the_settings(): void {
		$_SERVER['REQUEST_URI'] = '/wp-json/wp/v2/block-renderer/core/group';
		Built::around( new SystemClock() )->get( BlockEffects::class )->register();
		register_block_type( 'brolga-test/late', [ 'attributes' => [ 'own' => [ 'type' => 'string' ] ] ] );
		$attributes = WP_Block_Type_Registry::get_instance()->get_registered( 'brolga-test/late' )->attributes ?? [];
		unregister_block_type( 'brolga-test/late' );
		self::assertSame(
			[],
			array_diff( [ 'own', 'brolgaAnimation', 'brolgaLink', 'brolgaSticky' ], array_keys( $attributes ) )
		);
	}
}
