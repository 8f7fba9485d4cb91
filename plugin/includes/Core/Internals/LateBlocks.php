<?php
declare( strict_types=1 );

namespace Brolga\Core\Internals;

use Closure;
use ReflectionFunction;
use WP_Block_Supports;
use WP_Hook;

/**
 * Postpones the registration of WordPress's own blocks, block styles and patterns when a form is
 * posted: most responses redirect or print only the form. They are registered before a page or a
 * block of another origin is rendered.
 *
 * Only active while no other plugin or theme runs code in between: that code may rely on
 * WordPress's blocks, and an error would lose a lead. Tested with WordPress 7.1. Saves 3.5 ms for
 * each redirect and each response that is only a form.
 *
 * @see PERF-10 PERF-27
 */
final class LateBlocks {

	/** WordPress's callbacks on `init` that only pages and editors need. */
	private const FOR_PAGES = [
		'_register_core_block_patterns_and_categories',
		'_register_theme_block_patterns',
		'register_core_block_style_handles',
		'register_core_block_types_from_metadata',
		self::SUPPORTS,
	];

	private const SUPPORTS = [ WP_Block_Supports::class, 'init' ];

	private const OURS = 'brolga/';

	private const OF_A_BLOCK = 'register_block_core_';

	private const HOME = 'init';

	private const MEANWHILE = [ self::HOME, 'wp_loaded' ];

	/** @var list<callable(): mixed> */
	private array $waiting = [];

	private bool $is_supported = false;

	private static ?self $at_work = null;

	/** Runs the postponed callbacks now, for code that reads the block or pattern registry directly. */
	public static function come(): void {
		self::$at_work?->make_up();
	}

	public function register(): void {
		if ( ! Internals::may_use( 'LateBlocks' ) ) {
			return;
		}
		add_action( 'after_setup_theme', $this->take( ... ), PHP_INT_MAX );
		add_filter( 'pre_render_block', $this->make_up_for( ... ), PHP_INT_MIN, 2 );
		add_filter( 'pre_get_block_template', $this->make_up( ... ), PHP_INT_MIN );
		add_filter( 'pre_get_block_templates', $this->make_up( ... ), PHP_INT_MIN );
		add_action( 'wp_loaded', $this->make_up( ... ), PHP_INT_MAX );
	}

	/** Takes the callbacks off `init`, unless other code hooks into the actions up to the response. */
	private function take(): void {
		$known = self::known_folders();
		foreach ( self::MEANWHILE as $action ) {
			foreach ( self::hooked_into( $action ) as [ , $function ] ) {
				if ( ! self::is_from( $known, $function ) ) {
					return;
				}
			}
		}
		foreach ( self::hooked_into( self::HOME ) as [ $priority, $function ] ) {
			if ( self::is_for_pages( $function ) ) {
				remove_action( self::HOME, $function, $priority );
				$this->waiting[] = $function;
			}
		}
		self::$at_work = $this;
	}

	/** Runs the postponed callbacks before a block, unless it and all its inner blocks are Brolga's. */
	private function make_up_for( mixed $value, mixed $block ): mixed {
		if ( ! self::is_ours( $block ) ) {
			return $this->make_up( $value );
		}
		if ( ! $this->is_supported && in_array( self::SUPPORTS, $this->waiting, true ) ) {
			$this->is_supported = true;
			WP_Block_Supports::init();
		}
		return $value;
	}

	/**
	 * Whether a parsed block and all its inner blocks are Brolga's. Text between blocks, which has
	 * no block name, counts as Brolga's.
	 */
	private static function is_ours( mixed $block ): bool {
		$name  = is_array( $block ) ? $block['blockName'] ?? '' : null;
		$inner = is_array( $block ) ? $block['innerBlocks'] ?? [] : null;
		return is_string( $name )
			&& ( '' === $name || str_starts_with( $name, self::OURS ) )
			&& is_array( $inner )
			&& array_filter( $inner, self::is_ours( ... ) ) === $inner;
	}

	private function make_up( mixed $value = null ): mixed {
		// Emptied first, because a function may print a block.
		$waiting       = $this->waiting;
		$this->waiting = [];
		foreach ( $waiting as $function ) {
			$function();
		}
		return $value;
	}

	/** @return iterable<array{int, mixed}> */
	private static function hooked_into( string $action ): iterable {
		$hooks = $GLOBALS['wp_filter'] ?? null;
		$hook  = is_array( $hooks ) ? $hooks[ $action ] ?? null : null;
		foreach ( $hook instanceof WP_Hook ? $hook->callbacks : [] as $priority => $callbacks ) {
			foreach ( array_column( $callbacks, 'function' ) as $function ) {
				yield [ $priority, $function ];
			}
		}
	}

	/** @param list<string> $folders */
	private static function is_from( array $folders, mixed $function ): bool {
		if ( ! is_callable( $function ) ) {
			return false;
		}
		$file = ( new ReflectionFunction( Closure::fromCallable( $function ) ) )->getFileName();
		foreach ( $folders as $folder ) {
			if ( is_string( $file ) && str_starts_with( $file, $folder ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return list<string> */
	private static function known_folders(): array {
		$folders = [ ABSPATH . WPINC, ABSPATH . 'wp-admin', dirname( __DIR__, 3 ) ];
		if ( 'brolga' === get_template() ) {
			$folders[] = get_template_directory();
		}
		return array_map( static fn ( string $folder ): string => realpath( $folder ) . '/', $folders );
	}

	/** @phpstan-assert-if-true callable(): mixed $callback */
	private static function is_for_pages( mixed $callback ): bool {
		return in_array( $callback, self::FOR_PAGES, true )
			|| ( is_string( $callback ) && str_starts_with( $callback, self::OF_A_BLOCK ) );
	}
}
