<?php
declare( strict_types=1 );

namespace Brolga\Core\Blocks;

use Brolga\Core\Internals\LateBlocks;
use Brolga\Core\Page\Build;
use Brolga\Core\Page\RequestKind;
use Brolga\Core\Support\Conditional;
use Closure;
use WP_Block_Type_Registry;
use WP_Styles;

/**
 * Registers all built blocks from one manifest, so that no block.json is read at run time. On
 * pages for visitors, blocks are registered with what rendering needs only; titles, examples and
 * editor styles, which take more than half of the time, are for wp-admin and the REST API.
 *
 * @see PERF-9
 */
final class BlockTypes implements Conditional {

	public const MANIFEST = 'blocks/blocks-manifest.php';

	/** The properties of block.json that rendering needs, with the names that WP_Block_Type uses. */
	private const TO_PRINT = [
		'apiVersion'      => 'api_version',
		'attributes'      => 'attributes',
		'providesContext' => 'provides_context',
		'usesContext'     => 'uses_context',
		'selectors'       => 'selectors',
		'supports'        => 'supports',
		'parent'          => 'parent',
		'ancestor'        => 'ancestor',
		'allowedBlocks'   => 'allowed_blocks',
	];

	private const FILE = 'file:./';

	/** @var array<string, array{api_version: string}> Parsed settings of the plugin's blocks, by name. */
	private array $read = [];

	public function __construct(
		private readonly Build $build,
		private readonly Views $views
	) {}

	public static function can_register(): bool {
		return Build::is_there();
	}

	public function register(): void {
		add_action( 'init', $this->register_blocks( ... ) );
		// Last, to keep what other plugins change.
		add_filter( 'block_type_metadata_settings', $this->keep( ... ), PHP_INT_MAX, 2 );
		if ( RequestKind::is_for_page() ) {
			// Requests for a page may call the REST API internally or contain an editor.
			add_action( 'rest_api_init', $this->register_again( ... ), 1 );
			add_action( 'enqueue_block_editor_assets', $this->register_again( ... ), 0 );
		}
		if ( RequestKind::is_posted_form() ) {
			( new LateBlocks() )->register();
		}
		add_filter( 'block_categories_all', $this->add_category( ... ) );
	}

	private function register_blocks(): void {
		if ( RequestKind::is_for_page() ) {
			$this->register_for_page();
		} else {
			$this->register_whole();
		}
	}

	private function register_whole(): void {
		// First, so that WordPress finds them registered and does not look for a file of each.
		$this->views->register_all();
		$manifest = $this->build->path( self::MANIFEST );
		$this->strictly(
			static fn () => wp_register_block_types_from_metadata_collection( dirname( $manifest ), $manifest )
		);
		if ( is_rtl() ) {
			self::mirror();
		}
	}

	private function register_again(): void {
		foreach ( $this->manifest() as $metadata ) {
			unregister_block_type( $metadata['name'] );
		}
		$this->register_whole();
	}

	/**
	 * Registers blocks for rendering only. Applies WordPress' filters as register_block_type_from_metadata()
	 * would; where a plugin changes a block's metadata, WordPress' own function registers that block.
	 */
	private function register_for_page(): void {
		$styles = wp_styles();
		foreach ( $this->manifest() as $folder => $metadata ) {
			$metadata['file'] = $this->build->path( "blocks/{$folder}/block.json" );
			if ( apply_filters( 'block_type_metadata', $metadata ) !== $metadata ) { // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own, asked as WordPress does.
				$this->views->register( $metadata['name'] );
				$this->strictly( static fn () => register_block_type_from_metadata( $metadata['file'] ) );
				continue;
			}
			$settings = [ 'render_callback' => $this->printer(
				$metadata['name'],
				$this->build->path( "blocks/{$folder}/render.php" )
			) ];
			foreach ( self::TO_PRINT as $key => $name ) {
				if ( isset( $metadata[ $key ] ) ) {
					$settings[ $name ] = $metadata[ $key ];
				}
			}
			if ( isset( $metadata['style'] ) ) {
				$settings['style_handles'] = [ $this->add_style( $styles, $folder, $metadata ) ];
			}
			if ( isset( $metadata['viewScriptModule'] ) ) {
				$settings['view_script_module_ids'] = [ Views::id( $metadata['name'] ) ];
			}
			/** @var array{api_version: string} $filtered */
			$filtered = apply_filters( 'block_type_metadata_settings', $settings, $metadata ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own, asked as WordPress does.
			register_block_type( new StrictBlockType( $metadata['name'], $filtered ) );
		}
	}

	/**
	 * Has WordPress register blocks, then replaces them by StrictBlockType objects with the same settings.
	 *
	 * @param Closure(): mixed $register
	 */
	private function strictly( Closure $register ): void {
		$this->read = [];
		$register();
		foreach ( $this->read as $name => $settings ) {
			unregister_block_type( $name );
			register_block_type( new StrictBlockType( $name, $settings ) );
		}
	}

	private function keep( mixed $settings, mixed $metadata ): mixed {
		$name = is_array( $metadata ) ? $metadata['name'] ?? null : null;
		if ( is_string( $name ) && str_starts_with( $name, 'brolga/' ) ) {
			/** @var array{api_version: string} $settings */
			$this->read[ $name ] = $settings;
		}
		return $settings;
	}

	/** @return array<string, array{name: non-falsy-string, style?: string, version?: string, ...}> */
	private function manifest(): array {
		/** @var array<string, array{name: non-falsy-string, style?: string, version?: string, ...}> $manifest */
		$manifest = require $this->build->path( self::MANIFEST );
		return $manifest;
	}

	/**
	 * Returns a render callback that includes a block's render.php with the variables $attributes, $content and
	 * $block. Registers the block's view script only then, so that a page knows only the scripts of its blocks.
	 *
	 * @param non-falsy-string $name
	 * @return Closure( mixed... ): string
	 */
	private function printer( string $name, string $file ): Closure {
		$views = $this->views;
		return static function ( mixed ...$given ) use ( $views, $name, $file ): string {
			$views->register( $name );
			[ $attributes, $content, $block ] = $given;
			ob_start();
			require $file;
			return (string) ob_get_clean();
		};
	}

	/** @phpstan-param array{name: non-falsy-string, style?: string, version?: string, ...} $metadata */
	private function add_style( WP_Styles $styles, string $folder, array $metadata ): string {
		$handle = generate_block_asset_handle( $metadata['name'], 'style' );
		$file   = "blocks/{$folder}/" . substr( $metadata['style'] ?? '', strlen( self::FILE ) );
		$styles->add( $handle, $this->build->url( $file ), [], $metadata['version'] ?? false );
		if ( is_rtl() ) {
			$styles->add_data( $handle, 'rtl', 'replace' );
			$styles->add_data( $handle, 'suffix', '' );
			$file = substr( $file, 0, -strlen( '.css' ) ) . '-rtl.css';
		}
		$styles->add_data( $handle, 'path', $this->build->path( $file ) );
		return $handle;
	}

	/**
	 * Makes right-to-left style sheets load. WordPress looks for `-rtl` before the suffix `.min`,
	 * which only core's file names have; without this it would load the left-to-right ones.
	 *
	 * @see I18N-13
	 */
	private static function mirror(): void {
		foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $block ) {
			if ( ! str_starts_with( $name, 'brolga/' ) ) {
				continue;
			}
			foreach ( [
				...$block->style_handles,
				...$block->editor_style_handles,
				...$block->view_style_handles,
			] as $handle ) {
				wp_style_add_data( $handle, 'suffix', '' );
			}
		}
	}

	/**
	 * @param list<array{slug: string, title: string, icon?: string|null}> $categories
	 * @return list<array{slug: string, title: string, icon?: string|null}>
	 */
	private function add_category( array $categories ): array {
		$design = array_search( 'design', array_column( $categories, 'slug' ), true );
		$ours   = [
			'slug'  => 'brolga',
			'title' => __( 'Brolga', 'brolga' ),
			'icon'  => null,
		];
		array_splice( $categories, is_int( $design ) ? $design + 1 : count( $categories ), 0, [ $ours ] );
		return array_values( $categories );
	}
}
