<?php
declare( strict_types=1 );

namespace Brolga\Core\Blocks;

use Brolga\Core\Page\Build;
use Brolga\Core\Page\RequestKind;
use Brolga\Core\Support\Conditional;
use WP_Scripts;

/**
 * Registers the editor scripts when WordPress builds its list of scripts. If they were registered
 * with the blocks, every form submission, REST request and cron run would have to build that list
 * of some two hundred scripts.
 *
 * @see PERF-16
 */
final class EditorScripts implements Conditional {

	private const FOLDER = 'editor';

	/** Makes WordPress' URL field (src/editor/url-field.tsx) fit the sidebar, for which it is too wide. */
	private const URL_FIELD =
		'.brolga-url-field.block-editor-url-input,.brolga-url-field.block-editor-url-input '
			. 'input{inline-size:100%;min-inline-size:0}';

	public function __construct( private readonly Build $build ) {}

	public static function can_register(): bool {
		return Build::is_there();
	}

	/** Also covers the case that another plugin has made WordPress build the list before. */
	public function register(): void {
		add_action(
			'enqueue_block_editor_assets',
			static fn () => wp_add_inline_style( 'wp-block-editor', self::URL_FIELD )
		);
		if ( RequestKind::is_for_page() ) {
			// Some plugins show an editor on public pages.
			add_action( 'enqueue_block_editor_assets', fn () => $this->add_to( wp_scripts() ), 1 );
			return;
		}
		add_action( 'wp_default_scripts', $this->add_to( ... ) );
		if ( did_action( 'wp_default_scripts' ) > 0 ) {
			$this->add_to( wp_scripts() );
		}
	}

	private function add_to( WP_Scripts $scripts ): void {
		foreach ( $this->build->assets( self::FOLDER ) as $name => $asset ) {
			$handle = "brolga-{$name}";
			$scripts->add(
				$handle,
				$this->build->url( self::FOLDER . "/{$name}.js" ),
				$asset['dependencies'],
				$asset['version']
			);
			$scripts->set_translations( $handle, 'brolga' );
			$scripts->add_data( $handle, 'group', 1 );
		}
	}
}
