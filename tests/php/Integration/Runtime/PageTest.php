<?php
/**
 * What a page carries besides its content.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Runtime;

use Brolga\Core\Page\Build;
use Brolga\Core\Support\PluginFile;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_HTML_Tag_Processor;
use WP_Query;

/**
 * The JSON page config, the no-script mark and the shared modules.
 */
#[Group( 'once' )]
final class PageTest extends TestCase {

	private static function footer(): string {
		ob_start();
		do_action( 'wp_footer' );
		return (string) ob_get_clean();
	}

	/**
	 * The page config's values.
	 *
	 * @return array<string, mixed>
	 */
	private static function page_config(): array {
		self::assertSame(
			1,
			preg_match( '/<script type="application\/json" id="brolga-config">(.*?)<\/script>/s', self::footer(), $found )
		);
		$values = json_decode( $found[1] ?? '', true );
		self::assertIsArray( $values );
		/** @var array<string, mixed> $values */
		return $values;
	}

	/**
	 * SITE-9: the names that other scripts rely on.
	 */
	public function test_the_page_config_has_its_names(): void {
		$names = [
			'ajaxurl',
			'rest',
			'et_frontend_nonce',
			'et_ab_log_nonce',
			'ab_bounce_rate',
			'is_ab_testing_active',
			'is_shortcode_tracking',
			'unique_test_id',
			'ab_tests',
			'preview',
		];
		self::assertSame( [], array_diff( $names, array_keys( self::page_config() ) ) );
		self::assertFalse( self::page_config()['preview'] );
	}

	/**
	 * SITE-10: no text can end the script element.
	 */
	public function test_text_cannot_leave_the_page_config(): void {
		add_filter(
			'brolga_client_config',
			static fn ( array $values ): array => $values + [ 'mark' => '</script><img src=x>' ]
		);
		self::assertSame( '</script><img src=x>', self::page_config()['mark'] );
		self::assertStringNotContainsString( '<img src=x>', self::footer() );
	}

	/**
	 * SITE-13, SITE-25, SITE-26: what a preview is told, and what keeps its rules before any block's view runs.
	 */
	public function test_a_preview_has_rules_of_its_own(): void {
		$query = $GLOBALS['wp_query'];
		self::assertInstanceOf( WP_Query::class, $query );
		do_action_ref_array( 'wp', [ $GLOBALS['wp'] ] );
		self::assertNotContains( '@brolga/preview', wp_script_modules()->get_queue() );
		$query->is_preview = true;
		try {
			do_action_ref_array( 'wp', [ $GLOBALS['wp'] ] );
			do_blocks( '<!-- wp:brolga/countdown /--><!-- wp:brolga/scroll-top /-->' );
			$queue = wp_script_modules()->get_queue();
			foreach ( [ 'brolga-countdown-view-script-module', '@brolga/site' ] as $measures ) {
				self::assertLessThan(
					array_search( $measures, $queue, true ),
					array_search( '@brolga/preview', $queue, true )
				);
			}
			$page_config = self::page_config();
			self::assertTrue( $page_config['preview'] );
			self::assertSame(
				'This is a preview. Links and forms do not work here.',
				$page_config['preview_text'] ?? ''
			);
		} finally {
			$query->is_preview = false;
		}
	}

	/**
	 * SITE-1, SITE-21: the marks that the script takes off.
	 */
	public function test_the_body_is_marked_as_without_scripts_and_as_loading(): void {
		self::assertSame( [], array_diff( [ 'no-js', 'brolga-preload' ], get_body_class() ) );
	}

	/**
	 * SITE-4, SESSION-18: the site module is on every page, the runtime known once.
	 */
	public function test_the_site_module_is_on_every_page(): void {
		do_action( 'wp_enqueue_scripts' );
		ob_start();
		wp_script_modules()->print_import_map();
		wp_script_modules()->print_enqueued_script_modules();
		$html = (string) ob_get_clean();
		self::assertMatchesRegularExpression( '/"@brolga\\\\?\/runtime":"[^"]+build\\\\?\/runtime\\\\?\/index\.js/', $html );
		self::assertStringNotContainsString( 'runtime/index.js" type="module"', $html );
		self::assertMatchesRegularExpression(
			'/<script [^>]*src="[^"]+runtime\/site\.js[^"]*"/',
			$html . self::footer()
		);
	}

	/**
	 * SITE-2: a page names the modules that its own scripts fetch, and what those fetch, and no others.
	 */
	public function test_the_import_map_has_what_the_page_s_scripts_fetch(): void {
		$first = self::import_map( '' );
		self::assertContains( '@brolga/anchors', $first, 'The site module fetches it.' );
		self::assertSame( [], array_intersect( [ '@brolga/swiper', '@brolga/search', '@brolga/lightbox' ], $first ) );

		$second = self::import_map( '<!-- wp:brolga/header-search /--><!-- wp:brolga/slider --><!-- wp:brolga/slide /--><!-- /wp:brolga/slider -->' );
		self::assertSame( [], array_diff( [ '@brolga/swiper', '@brolga/search' ], $second ) );
		self::assertNotContains( '@brolga/lightbox', $second );
	}

	/**
	 * SITE-2: modules fetch each other in no circle, which WordPress would follow for ever.
	 */
	public function test_no_modules_fetch_each_other(): void {
		$build   = new Build( new PluginFile( dirname( __DIR__, 4 ) . '/plugin/brolga.php' ) );
		$imports = [];
		foreach ( array_keys( $build->assets( 'modules' ) ) as $name ) {
			$imports[ "@brolga/{$name}" ] = array_map(
				static fn ( string|array $import ): string => is_array( $import ) ? $import['id'] : $import,
				$build->imports( 'modules', $name )
			);
		}
		self::assertArrayHasKey( '@brolga/http', $imports );
		// Whoever imports nothing that is left goes; a circle stays.
		do {
			$before  = count( $imports );
			$left    = array_keys( $imports );
			$imports = array_filter(
				$imports,
				static fn ( array $ids ): bool => [] !== array_intersect( $ids, $left )
			);
		} while ( count( $imports ) < $before );
		self::assertSame( [], $imports );
	}

	/**
	 * The modules that a page's import map names.
	 *
	 * @param string $content The page's blocks.
	 * @return list<string>
	 */
	private static function import_map( string $content ): array {
		do_blocks( $content );
		do_action( 'wp_enqueue_scripts' );
		ob_start();
		wp_script_modules()->print_import_map();
		preg_match_all( '/"(@brolga\\\\?\/[a-z-]+)":/', (string) ob_get_clean(), $found );
		return str_replace( '\\/', '/', $found[1] );
	}

	/**
	 * PERF-22: text, styles and images of a page come before the views of its blocks.
	 */
	public function test_views_let_the_page_go_first(): void {
		do_blocks( '<!-- wp:brolga/countdown /-->' );
		do_action( 'wp_enqueue_scripts' );
		ob_start();
		wp_script_modules()->print_enqueued_script_modules();
		$scripts = new WP_HTML_Tag_Processor( (string) ob_get_clean() . self::footer() );
		$views   = 0;
		while ( $scripts->next_tag( [ 'tag_name' => 'script' ] ) ) {
			if ( str_contains( (string) $scripts->get_attribute( 'src' ), 'build/blocks/' ) ) {
				++$views;
				self::assertSame( 'low', $scripts->get_attribute( 'fetchpriority' ) );
			}
		}
		self::assertSame( 1, $views );
	}

	/**
	 * PERF-22: so does what a page has beside its views, with all that it imports.
	 */
	public function test_modules_of_the_page_let_it_go_first(): void {
		wp_enqueue_script_module( '@brolga/pager' );
		ob_start();
		wp_script_modules()->print_enqueued_script_modules();
		wp_script_modules()->print_script_module_preloads();
		$tags    = new WP_HTML_Tag_Processor( (string) ob_get_clean() . self::footer() );
		$printed = [];
		while ( $tags->next_tag() ) {
			$address = (string) ( $tags->get_attribute( 'src' ) ?? $tags->get_attribute( 'href' ) );
			if ( 1 === preg_match( '~build/modules/([a-z]+)\.js~', $address, $name ) ) {
				$printed[ $name[1] ] = $tags->get_attribute( 'fetchpriority' );
			}
		}
		self::assertSame( [ 'pager' => 'low', 'hash' => 'low', 'http' => 'low' ], $printed );
	}

	/**
	 * SITE-11: what stands in a page is data; a strict policy need not allow it.
	 */
	public function test_no_inline_script_can_run(): void {
		do_action( 'wp_enqueue_scripts' );
		ob_start();
		do_action( 'wp_head' );
		$scripts = new WP_HTML_Tag_Processor( ob_get_clean() . self::footer() );
		$types   = [];
		while ( $scripts->next_tag( [ 'tag_name' => 'script' ] ) ) {
			if ( null === $scripts->get_attribute( 'src' ) ) {
				$types[] = $scripts->get_attribute( 'type' );
			}
		}
		self::assertContains( 'application/json', $types );
		self::assertSame(
			[],
			array_diff( $types, [ 'application/json', 'application/ld+json', 'importmap', 'speculationrules' ] )
		);
	}

	/**
	 * Translations are sent where the site does not speak English, and only there.
	 */
	public function test_translations_are_sent_where_needed(): void {
		self::assertArrayNotHasKey( 'messages', self::page_config() );
		add_filter( 'determine_locale', static fn (): string => 'de_DE' );
		self::assertArrayHasKey( 'messages', self::page_config() );
	}
}
