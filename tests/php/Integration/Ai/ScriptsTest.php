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
use Brolga\Ai\Admin\MediaButton;
use Brolga\Ai\Admin\ReplyButton;
use Brolga\Ai\Admin\StartCard;
use Brolga\Plugin;
use Brolga\Tests\AiTestCase;
use Brolga\Tests\Support\AiProvider;
use Brolga\Tests\Support\Built;

/**
 * AI-1 AI-30 AI-32 AI-40
 */
final class ScriptsTest extends AiTestCase {

	private const SCRIPTS = [ 'brolga-ai-texts', 'brolga-ai-reply', 'brolga-ai-media', ...self::EDITOR ];

	private const EDITOR = [ 'brolga-editor-ai', 'brolga-editor-ai-section', 'brolga-editor-ai-alt' ];

	protected function tearDown(): void {
		array_map( wp_dequeue_script( ... ), self::SCRIPTS );
		unset( $GLOBALS['current_screen'] );
		parent::tearDown();
	}

	protected function setUp(): void {
		parent::setUp();
		// As WordPress does in wp-admin: EditorScripts.
		foreach ( self::EDITOR as $script ) {
			wp_register_script( $script, 'https://example.org/editor-ai.js', [], '1' );
		}
	}

	/** @return list<string> Those of ours that a screen loads. */
	private function loaded( string $screen ): array {
		array_map( wp_dequeue_script( ... ), self::SCRIPTS );
		remove_all_actions( 'admin_enqueue_scripts' );
		remove_all_actions( 'enqueue_block_editor_assets' );
		remove_all_actions( 'wp_enqueue_media' );
		$built = Built::around( $this->clock );
		foreach ( [ StartCard::class, ReplyButton::class, EditorDrafts::class, MediaButton::class ] as $class ) {
			$built->get( $class )->register();
		}
		set_current_screen( $screen );
		do_action( 'admin_enqueue_scripts', $screen );
		if ( 'attachment' !== $screen ) {
			do_action( 'enqueue_block_editor_assets' );
		}
		if ( 'upload' === $screen ) {
			do_action( 'wp_enqueue_media' );
		}
		return array_values( array_filter( self::SCRIPTS, wp_script_is( ... ) ) );
	}

	public function test_a_screen_loads_its_script_with_a_model_alone(): void {
		$screens = [
			'brolga_page_brolga-start'  => [ 'brolga-ai-texts' ],
			'toplevel_page_brolga-leads' => [ 'brolga-ai-reply' ],
			'post'                       => [ 'brolga-editor-ai', 'brolga-editor-ai-section' ],
			'upload'                     => [],
			'attachment'                 => [],
			'site-editor'                => [],
			'dashboard'                  => [],
		];
		self::assertSame( [], $this->loaded( 'toplevel_page_brolga-leads' ) );
		self::set( new AiSection(), [ 'draft_replies' => true ] );
		foreach ( $screens as $screen => $scripts ) {
			self::assertSame( $scripts, $this->loaded( $screen ), $screen );
		}
		AiProvider::connect( sees: true );
		self::assertSame( self::EDITOR, $this->loaded( 'post' ) );
		self::assertSame( [ 'brolga-ai-media' ], $this->loaded( 'upload' ) );
		self::assertSame( [ 'brolga-ai-media' ], $this->loaded( 'attachment' ) );
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
