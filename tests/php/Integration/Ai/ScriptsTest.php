<?php
/**
 * Where scripts of drafts are loaded.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Ai;

use Brolga\Ai\Admin\AiSection;
use Brolga\Ai\Admin\EditorDrafts;
use Brolga\Ai\Admin\ReplyButton;
use Brolga\Ai\Admin\StartCard;
use Brolga\Plugin;
use Brolga\Tests\AiTestCase;
use Brolga\Tests\Support\AiProvider;
use Brolga\Tests\Support\Built;

/**
 * AI-1 AI-30
 */
final class ScriptsTest extends AiTestCase {

	private const SCRIPTS = [ 'brolga-ai-texts', 'brolga-ai-reply', 'brolga-editor-ai' ];

	protected function tearDown(): void {
		array_map( wp_dequeue_script( ... ), self::SCRIPTS );
		unset( $GLOBALS['current_screen'] );
		parent::tearDown();
	}

	protected function setUp(): void {
		parent::setUp();
		// As WordPress does in wp-admin: EditorScripts.
		wp_register_script( 'brolga-editor-ai', 'https://example.org/editor-ai.js', [], '1' );
	}

	/** @return list<string> Those of ours that a screen loads. */
	private function loaded( string $screen ): array {
		array_map( wp_dequeue_script( ... ), self::SCRIPTS );
		remove_all_actions( 'admin_enqueue_scripts' );
		remove_all_actions( 'enqueue_block_editor_assets' );
		$built = Built::around( $this->clock );
		foreach ( [ StartCard::class, ReplyButton::class, EditorDrafts::class ] as $class ) {
			$built->get( $class )->register();
		}
		set_current_screen( $screen );
		do_action( 'admin_enqueue_scripts', $screen );
		do_action( 'enqueue_block_editor_assets' );
		return array_values( array_filter( self::SCRIPTS, wp_script_is( ... ) ) );
	}

	public function test_a_screen_loads_its_script_with_a_model_alone(): void {
		$screens = [
			'brolga_page_brolga-start'  => [ 'brolga-ai-texts' ],
			'toplevel_page_brolga-leads' => [ 'brolga-ai-reply' ],
			'post'                       => [ 'brolga-editor-ai' ],
			'site-editor'                => [],
			'dashboard'                  => [],
		];
		self::assertSame( [], $this->loaded( 'toplevel_page_brolga-leads' ) );
		self::set( new AiSection(), [ 'draft_replies' => true ] );
		foreach ( $screens as $screen => $scripts ) {
			self::assertSame( $scripts, $this->loaded( $screen ), $screen );
		}
		AiProvider::disconnect();
		foreach ( array_keys( $screens ) as $screen ) {
			self::assertSame( [], $this->loaded( $screen ), $screen );
		}
	}

	public function test_pages_for_visitors_build_nothing_of_it(): void {
		$parts = Plugin::parts();
		$all   = [ $parts->modules, array_keys( $parts->waiting ), $parts->blocks, $parts->page_config ];
		foreach ( $all as $classes ) {
			self::assertSame(
				[],
				array_filter( $classes, static fn ( string $class ): bool => str_starts_with( $class, 'Brolga\\Ai\\' ) )
			);
		}
	}
}
