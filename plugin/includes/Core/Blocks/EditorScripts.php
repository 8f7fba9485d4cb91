<?php
declare( strict_types=1 );

namespace Brolga\Core\Blocks;

use Brolga\Core\Page\Build;
use Brolga\Core\Page\Request;
use Brolga\Core\Support\Conditional;
use WP_Scripts;

/**
 * Registers the editor scripts when WordPress makes its list of scripts. Were
 * they registered with their blocks, that list of some two hundred would be made
 * for every posted form, REST call and cron run as well.
 *
 * @see PERF-16
 */
final class EditorScripts implements Conditional {

	/** Where the build has them: `brolga-editor`, `brolga-editor-blocks` and more of that name. */
	private const FOLDER = 'editor';

	/** WordPress' field for addresses is wider than the sidebar: ours (src/editor/url-field.tsx) fits. */
	private const URL_FIELD =
		'.brolga-url-field.block-editor-url-input,.brolga-url-field.block-editor-url-input '
			. 'input{inline-size:100%;min-inline-size:0}';

	public function __construct( private readonly Build $build ) {}

	/**
	 * Only a built plugin has scripts.
	 */
	public static function can_register(): bool {
		return Build::is_there();
	}

	/**
	 * Waits for the list; another plugin may have asked for it before.
	 */
	public function register(): void {
		add_action(
			'enqueue_block_editor_assets',
			static fn () => wp_add_inline_style( 'wp-block-editor', self::URL_FIELD )
		);
		if ( Request::is_for_page() ) {
			// An editor on a page of the site, as some plugins have it.
			add_action( 'enqueue_block_editor_assets', fn () => $this->add_to( wp_scripts() ), 1 );
			return;
		}
		add_action( 'wp_default_scripts', $this->add_to( ... ) );
		if ( did_action( 'wp_default_scripts' ) > 0 ) {
			$this->add_to( wp_scripts() );
		}
	}

	/**
	 * Adds the scripts with their translations; each block.json names that of the blocks.
	 *
	 * @param WP_Scripts $scripts The list.
	 */
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
