<?php
declare( strict_types=1 );

namespace Brolga\Core\Internals;

use WP_Block_Patterns_Registry;
use WP_Block_Supports;
use WP_Block_Type_Registry;
use WP_Hook;

/**
 * Has WordPress wait with its own blocks, their styles and patterns where a form
 * is posted: most answers redirect and print none. They are there before the first
 * block is printed, and before the page begins; what others meanwhile wanted to be
 * rid of goes then.
 *
 * Tested with WordPress 7.1. Saves 3.5 ms of each redirect. Where the Gutenberg
 * plugin puts its own blocks in the place of these, they do not wait.
 *
 * @see PERF-27
 */
final class LateBlocks {

	/** What WordPress does on `init` for pages and editors alone. */
	private const FOR_PAGES = [
		'_register_core_block_patterns_and_categories',
		'_register_theme_block_patterns',
		'register_core_block_style_handles',
		'register_core_block_types_from_metadata',
		[ WP_Block_Supports::class, 'init' ],
	];

	/** How the names of the functions begin that register one block each. */
	private const OF_A_BLOCK = 'register_block_core_';

	/** The action on which they are at home. */
	private const HOME = 'init';

	/** What complains of a name that is not there yet. */
	private const UNREGISTER = [ 'WP_Block_Type_Registry::unregister', 'WP_Block_Patterns_Registry::unregister' ];

	/**
	 * Those that wait, in their order.
	 *
	 * @var list<callable(): mixed>
	 */
	private array $waiting = [];

	/**
	 * Names of blocks and patterns that somebody wanted to be rid of before they were there.
	 *
	 * @var list<string>
	 */
	private array $unwanted = [];

	/** Whether they have yet to come. */
	private bool $is_early = false;

	/** The one of this request; null: nothing waits. */
	private static ?self $at_work = null;

	/**
	 * Has them come now, for who reads the lists of blocks or patterns itself.
	 */
	public static function come(): void {
		self::$at_work?->make_up();
	}

	/**
	 * Watches for the moment when WordPress and the theme have hooked in all they have.
	 */
	public function register(): void {
		if ( ! Internals::may_use( 'LateBlocks' ) ) {
			return;
		}
		add_action( 'after_setup_theme', $this->take( ... ), PHP_INT_MAX );
		add_action( 'doing_it_wrong_run', $this->note( ... ), 10, 2 );
		add_filter(
			'doing_it_wrong_trigger_error',
			fn ( mixed $tell, mixed $by ): mixed => $this->knows( $by ) ? false : $tell,
			10,
			2
		);
		add_filter( 'pre_render_block', $this->make_up( ... ), PHP_INT_MIN );
		add_filter( 'pre_get_block_template', $this->make_up( ... ), PHP_INT_MIN );
		add_filter( 'pre_get_block_templates', $this->make_up( ... ), PHP_INT_MIN );
		add_action( 'wp_loaded', $this->make_up( ... ), PHP_INT_MAX );
	}

	/**
	 * Takes them off their action, until a block or a page is printed.
	 */
	private function take(): void {
		$hooks = $GLOBALS['wp_filter'] ?? null;
		$hook  = is_array( $hooks ) ? $hooks[ self::HOME ] ?? null : null;
		if ( defined( 'GUTENBERG_VERSION' ) || ! $hook instanceof WP_Hook ) {
			return;
		}
		foreach ( $hook->callbacks as $priority => $callbacks ) {
			foreach ( array_column( $callbacks, 'function' ) as $function ) {
				if ( self::is_for_pages( $function ) ) {
					remove_action( self::HOME, $function, $priority );
					$this->waiting[] = $function;
				}
			}
		}
		$this->is_early = [] !== $this->waiting;
		self::$at_work  = $this;
	}

	/**
	 * Notes what is to go once it is there.
	 *
	 * @param mixed $function Who complains.
	 * @param mixed $message  With the name, in any language.
	 */
	private function note( mixed $function, mixed $message ): void {
		if (
			$this->knows( $function )
			&& 1 === preg_match( '~[a-z0-9_-]+/[a-z0-9_/-]+~i', is_string( $message ) ? $message : '', $name )
		) {
			$this->unwanted[] = $name[0];
		}
	}

	/**
	 * Whether a complaint is ours to see to, and nobody's mistake.
	 *
	 * @param mixed $function Who complains.
	 */
	private function knows( mixed $function ): bool {
		return $this->is_early && in_array( $function, self::UNREGISTER, true );
	}

	/**
	 * Does what has waited.
	 *
	 * @param mixed $value A filter's, handed on.
	 */
	private function make_up( mixed $value = null ): mixed {
		if ( ! $this->is_early ) {
			return $value;
		}
		// First: one of them may print a block.
		$this->is_early = false;
		foreach ( $this->waiting as $function ) {
			$function();
		}
		foreach ( $this->unwanted as $name ) {
			if ( WP_Block_Type_Registry::get_instance()->is_registered( $name ) ) {
				unregister_block_type( $name );
			}
			if ( WP_Block_Patterns_Registry::get_instance()->is_registered( $name ) ) {
				unregister_block_pattern( $name );
			}
		}
		return $value;
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
