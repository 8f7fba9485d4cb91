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

	/** What the blocks' editor scripts share: `brolga-editor` and more of that name. */
	private const SHARED = 'editor';

	/** Where the build lists the blocks' own. */
	private const OF_BLOCKS = 'scripts.php';

	/** WordPress' field for addresses is wider than the sidebar: ours (src/editor/url-field.tsx) fits. */
	private const URL_FIELD =
		'.brolga-url-field.block-editor-url-input,.brolga-url-field.block-editor-url-input '
			. 'input{inline-size:100%;min-inline-size:0}';

	public function __construct( private readonly Build $build ) {}

	/**
	 * Only a built plugin has scripts.
	 */
	public function can_register(): bool {
		return $this->build->has( BlockTypes::MANIFEST );
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
	 * Adds the scripts, as WordPress would with each block.
	 *
	 * @param WP_Scripts $scripts The list.
	 */
	private function add_to( WP_Scripts $scripts ): void {
		foreach ( $this->build->assets( self::SHARED ) as $name => $asset ) {
			$this->add( $scripts, "brolga-{$name}", self::SHARED . "/{$name}", $asset );
			$scripts->add_data( "brolga-{$name}", 'group', 1 );
		}
		foreach ( $this->build->assets( 'blocks', self::OF_BLOCKS ) as $file => $asset ) {
			$this->add( $scripts, self::handle( 'brolga/' . dirname( $file ) ), "blocks/{$file}", $asset );
		}
	}

	/**
	 * Adds a script with its translations.
	 *
	 * @param WP_Scripts $scripts The list.
	 * @param string     $handle  Its name there.
	 * @param string     $file    Its path in the build, without its ending.
	 * @param array      $asset   What the build wrote down about it.
	 * @phpstan-param array{dependencies: list<non-empty-string>, version: string} $asset
	 */
	private function add( WP_Scripts $scripts, string $handle, string $file, array $asset ): void {
		$scripts->add( $handle, $this->build->url( "{$file}.js" ), $asset['dependencies'], $asset['version'] );
		$scripts->set_translations( $handle, 'brolga' );
	}

	/**
	 * The name that WordPress gives a block's editor script.
	 *
	 * @param non-falsy-string $name The block's.
	 */
	public static function handle( string $name ): string {
		return generate_block_asset_handle( $name, 'editorScript' );
	}
}
