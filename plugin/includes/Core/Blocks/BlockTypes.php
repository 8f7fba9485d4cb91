<?php
declare( strict_types=1 );

namespace Brolga\Core\Blocks;

use Brolga\Core\Internals\LateBlocks;
use Brolga\Core\Page\Build;
use Brolga\Core\Page\Request;
use Brolga\Core\Support\Conditional;
use Closure;
use WP_Block_Type_Registry;
use WP_Styles;

/**
 * Registers every built block from one manifest, so that no block.json is read
 * at run time. A page for visitors gets what it takes to print the blocks; the
 * editor's names, examples and styles, which cost more than half of the time,
 * are for wp-admin and the REST API.
 *
 * @see PERF-9
 */
final class BlockTypes implements Conditional {

	/** Where the build lists its blocks. */
	public const MANIFEST = 'blocks/blocks-manifest.php';

	/** What printing takes of a block.json, and what WordPress calls it. */
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

	/** What a block.json says before the name of a file. */
	private const FILE = 'file:./';

	/**
	 * Settings of our blocks as WordPress has read them, by name.
	 *
	 * @var array<string, array{api_version: string}>
	 */
	private array $read = [];

	public function __construct(
		private readonly Build $build,
		private readonly Views $views
	) {}

	/**
	 * Only a built plugin has blocks.
	 */
	public static function can_register(): bool {
		return Build::is_there();
	}

	/**
	 * Registers the blocks and their category.
	 */
	public function register(): void {
		add_action( 'init', $this->register_blocks( ... ) );
		// Last: what others change about a block stays.
		add_filter( 'block_type_metadata_settings', $this->keep( ... ), PHP_INT_MAX, 2 );
		if ( Request::is_for_page() ) {
			// A page may yet ask the REST API, or have an editor as some plugins do.
			add_action( 'rest_api_init', $this->register_again( ... ), 1 );
			add_action( 'enqueue_block_editor_assets', $this->register_again( ... ), 0 );
		}
		if ( Request::is_posted_form() ) {
			( new LateBlocks() )->register();
		}
		add_filter( 'block_categories_all', $this->add_category( ... ) );
	}

	/**
	 * Registers the blocks of the manifest.
	 */
	private function register_blocks(): void {
		if ( Request::is_for_page() ) {
			$this->register_for_page();
		} else {
			$this->register_whole();
		}
	}

	/**
	 * Registers blocks with all that is known of them, as WordPress does.
	 */
	private function register_whole(): void {
		// First: WordPress, which would look for a file about each, finds them there.
		$this->views->register_all();
		$manifest = $this->build->path( self::MANIFEST );
		$this->strictly(
			static fn () => wp_register_block_types_from_metadata_collection( dirname( $manifest ), $manifest )
		);
		if ( is_rtl() ) {
			self::mirror();
		}
	}

	/**
	 * Puts whole blocks in the place of those that could only be printed.
	 */
	private function register_again(): void {
		foreach ( $this->manifest() as $metadata ) {
			unregister_block_type( $metadata['name'] );
		}
		$this->register_whole();
	}

	/**
	 * Registers blocks for being printed. Other plugins are asked as WordPress asks them;
	 * where they change what a block.json says, WordPress reads it.
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
	 * Has blocks registered by WordPress, which reads their files, and puts strict
	 * ones of the same settings in their place.
	 *
	 * @param Closure(): mixed $register Registers them.
	 */
	private function strictly( Closure $register ): void {
		$this->read = [];
		$register();
		foreach ( $this->read as $name => $settings ) {
			unregister_block_type( $name );
			register_block_type( new StrictBlockType( $name, $settings ) );
		}
	}

	/**
	 * Keeps what WordPress has read about a block of ours.
	 *
	 * @param mixed $settings What it registers the block with, handed on.
	 * @param mixed $metadata What block.json says.
	 */
	private function keep( mixed $settings, mixed $metadata ): mixed {
		$name = is_array( $metadata ) ? $metadata['name'] ?? null : null;
		if ( is_string( $name ) && str_starts_with( $name, 'brolga/' ) ) {
			/** @var array{api_version: string} $settings */
			$this->read[ $name ] = $settings;
		}
		return $settings;
	}

	/**
	 * What every block.json says, by its folder in the build.
	 *
	 * @return array<string, array{name: non-falsy-string, style?: string, version?: string, ...}>
	 */
	private function manifest(): array {
		/** @var array<string, array{name: non-falsy-string, style?: string, version?: string, ...}> $manifest */
		$manifest = require $this->build->path( self::MANIFEST );
		return $manifest;
	}

	/**
	 * Prints a block by its file, with the names of what it is given. The page learns
	 * of its view by then, and of no other.
	 *
	 * @param non-falsy-string $name The block's.
	 * @param string           $file Full path of its render.php.
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

	/**
	 * Adds a block's styles to WordPress' list, under the name that WordPress gives them.
	 *
	 * @param WP_Styles $styles   The list.
	 * @param string    $folder   The block's, in the build.
	 * @param array     $metadata Its block.json.
	 * @phpstan-param array{name: non-falsy-string, style?: string, version?: string, ...} $metadata
	 */
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
	 * Has the styles for pages from right to left loaded. WordPress knows that
	 * they are there, but looks for them behind `.min`, which only its own files
	 * have in their names: it would load the others.
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
	 * Adds the inserter's category.
	 *
	 * @param list<array{slug: string, title: string, icon?: string|null}> $categories Core's.
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
