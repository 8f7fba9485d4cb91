<?php
declare( strict_types=1 );

namespace Brolga\Core\Internals;

use Closure;
use ReflectionFunction;
use WP_Block_Supports;
use WP_Hook;

/**
 * Has WordPress wait with its own blocks, their styles and patterns where a form
 * is posted: most answers redirect or are the form alone, and print none. They are
 * there before the first that is not ours is printed, and before the page begins.
 *
 * Only where nobody else does anything meanwhile: code of others may count on
 * WordPress' blocks, and a lead must not be lost by that.
 *
 * Tested with WordPress 7.1. Saves 3.5 ms of each redirect, and of each form that is
 * its own answer.
 *
 * @see PERF-10 PERF-27
 */
final class LateBlocks {

	/** What WordPress does on `init` for pages and editors alone. */
	private const FOR_PAGES = [
		'_register_core_block_patterns_and_categories',
		'_register_theme_block_patterns',
		'register_core_block_style_handles',
		'register_core_block_types_from_metadata',
		self::SUPPORTS,
	];

	/** What gives all blocks that are there the attributes of what they support. */
	private const SUPPORTS = [ WP_Block_Supports::class, 'init' ];

	/** How the names of our blocks begin, which do not wait. */
	private const OURS = 'brolga/';

	/** How the names of the functions begin that register one block each. */
	private const OF_A_BLOCK = 'register_block_core_';

	/** The action on which they are at home. */
	private const HOME = 'init';

	/** The actions until the answer to a posted form begins. */
	private const MEANWHILE = [ self::HOME, 'wp_loaded' ];

	/**
	 * Those that wait, in their order.
	 *
	 * @var list<callable(): mixed>
	 */
	private array $waiting = [];

	/** Whether our blocks have what they support. */
	private bool $is_supported = false;

	/** The one of this request; null: nothing waits. */
	private static ?self $at_work = null;

	/**
	 * Has them come now, for who reads the lists of blocks or patterns itself.
	 */
	public static function come(): void {
		self::$at_work?->make_up();
	}

	/**
	 * Watches for the moment when all have hooked in what they have.
	 */
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

	/**
	 * Takes them off their action, until a block or a page is printed.
	 */
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

	/**
	 * Does what has waited, unless a block and all in it are ours.
	 *
	 * @param mixed $value A filter's, handed on.
	 * @param mixed $block As it was parsed.
	 */
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
	 * Whether a block and all in it are ours; text between blocks is nobody's.
	 *
	 * @param mixed $block As it was parsed.
	 */
	private static function is_ours( mixed $block ): bool {
		$name  = is_array( $block ) ? $block['blockName'] ?? '' : null;
		$inner = is_array( $block ) ? $block['innerBlocks'] ?? [] : null;
		return is_string( $name )
			&& ( '' === $name || str_starts_with( $name, self::OURS ) )
			&& is_array( $inner )
			&& array_filter( $inner, self::is_ours( ... ) ) === $inner;
	}

	/**
	 * Does what has waited.
	 *
	 * @param mixed $value A filter's, handed on.
	 */
	private function make_up( mixed $value = null ): mixed {
		// First: one of them may print a block.
		$waiting       = $this->waiting;
		$this->waiting = [];
		foreach ( $waiting as $function ) {
			$function();
		}
		return $value;
	}

	/**
	 * What is to happen on an action, with its priorities.
	 *
	 * @return iterable<array{int, mixed}>
	 */
	private static function hooked_into( string $action ): iterable {
		$hooks = $GLOBALS['wp_filter'] ?? null;
		$hook  = is_array( $hooks ) ? $hooks[ $action ] ?? null : null;
		foreach ( $hook instanceof WP_Hook ? $hook->callbacks : [] as $priority => $callbacks ) {
			foreach ( array_column( $callbacks, 'function' ) as $function ) {
				yield [ $priority, $function ];
			}
		}
	}

	/**
	 * Whether a function's file is in one of some folders.
	 *
	 * @param list<string> $folders  Absolute, with a slash at the end.
	 * @param mixed        $function What is hooked in.
	 */
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

	/**
	 * Where WordPress' code is, and ours.
	 *
	 * @return list<string>
	 */
	private static function known_folders(): array {
		$folders = [ ABSPATH . WPINC, ABSPATH . 'wp-admin', dirname( __DIR__, 3 ) ];
		if ( 'brolga' === get_template() ) {
			$folders[] = get_template_directory();
		}
		return array_map( static fn ( string $folder ): string => realpath( $folder ) . '/', $folders );
	}

	/**
	 * Whether a function of WordPress' is for pages and editors alone.
	 *
	 * @param mixed $callback What is hooked in.
	 * @phpstan-assert-if-true callable(): mixed $callback
	 */
	private static function is_for_pages( mixed $callback ): bool {
		return in_array( $callback, self::FOR_PAGES, true )
			|| ( is_string( $callback ) && str_starts_with( $callback, self::OF_A_BLOCK ) );
	}
}
