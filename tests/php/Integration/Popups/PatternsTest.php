<?php
/**
 * Designs of popups.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Popups;

use Brolga\Core\Settings\SectionValues;
use Brolga\Core\Settings\Vault;
use Brolga\Popups\PopupPolicy;
use Brolga\Popups\PopupsSection;
use Brolga\Popups\Settings\PopupType;
use Brolga\Tests\PopupTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Block_Patterns_Registry;

/**
 * POPUP-42
 */
final class PatternsTest extends PopupTestCase {

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function designs(): iterable {
		foreach ( [ 'bar', 'corner', 'modal', 'fullscreen', 'slide-in', 'notice' ] as $name ) {
			yield $name => [ $name ];
		}
	}

	/**
	 * POPUP-42: a new popup offers each; its blocks say which design they are, and no colour.
	 *
	 * @param string $name The design.
	 */
	#[DataProvider( 'designs' )]
	public function test_a_design_is_offered( string $name ): void {
		$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( "brolga/popup-{$name}" );
		self::assertIsArray( $pattern );
		self::assertSame( [ 'brolga_popup' ], $pattern['postTypes'] );
		self::assertSame( [ 'core/post-content' ], $pattern['blockTypes'] );
		self::assertIsString( $pattern['content'] );
		$blocks = array_values( array_filter(
			parse_blocks( trim( $pattern['content'] ) ),
			static fn ( array $block ): bool => null !== $block['blockName']
		) );
		self::assertCount( 1, $blocks );
		self::assertStringContainsString(
			"\"patternName\":\"brolga\\/popup-{$name}\"",
			(string) wp_json_encode( $blocks[0]['attrs'] )
		);
		self::assertDoesNotMatchRegularExpression(
			'/#[0-9a-f]{3,8}\b|rgba?\(|[bB]ackground|textColor/',
			$pattern['content']
		);
		$html = do_blocks( $pattern['content'] );
		self::assertStringContainsString( '<', $html );
		self::assertStringNotContainsString( 'This block', $html );
	}

	/**
	 * PRIV-4: the policy tells of popups where there are some.
	 */
	public function test_the_policy_tells_of_popups(): void {
		self::assertSame( [], $this->built->get( PopupPolicy::class )->policy() );
		$this->popup();
		self::assertStringContainsString(
			'Cookies remember which ones you closed',
			implode( ' ', $this->built->get( PopupPolicy::class )->policy() )
		);
	}

	/**
	 * POPUP-32: the site's own selector is one.
	 */
	public function test_the_sites_selector_is_checked(): void {
		$problems = static fn ( string $selector ): array => ( new PopupsSection() )->problems(
			( new SectionValues( new PopupsSection(), [], new Vault() ) )
				->with( [ 'custom_css_selector' => $selector ] )
		);
		self::assertSame( [], $problems( '.open-popup' ) );
		self::assertSame( [], $problems( '' ) );
		self::assertSame( [ 'custom_css_selector' ], array_keys( $problems( '<b>' ) ) );
		self::assertSame( [ 'custom_css_selector' ], array_keys( $problems( 'a[href' ) ) );
	}

	/**
	 * POPUP-42: an image of a design has room around it, in the editor of popups alone.
	 */
	public function test_images_of_designs_have_room(): void {
		foreach ( [ 'page' => false, PopupType::POST_TYPE => true ] as $type => $has_room ) {
			set_current_screen( "edit-{$type}" );
			wp_dequeue_style( 'brolga-popup-previews' );
			do_action( 'enqueue_block_assets' );
			self::assertSame( $has_room, wp_style_is( 'brolga-popup-previews' ), $type );
		}
		self::assertMatchesRegularExpression(
			'/block-preview__content-iframe .*min-height/',
			(string) wp_json_encode( wp_styles()->get_data( 'brolga-popup-previews', 'after' ) )
		);
	}
}
