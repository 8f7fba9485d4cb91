<?php
declare( strict_types=1 );

namespace Brolga\Core\Caches;

use Brolga\Core\Events\Events;
use Throwable;

/**
 * Asks page caches to drop pages. Those that plugins bring have a call of their
 * own for one page and one for all; what is not there is not called. Caches that
 * offer none for one page drop a page that is saved by themselves. All others
 * are told by an event.
 *
 * @see FORM-54 CACHE-1
 */
final class PageCaches {

	/**
	 * Functions: one that takes a post's id, one for all pages.
	 *
	 * @var array<string, array{string, string}>
	 */
	private const FUNCTIONS = [
		'WP Rocket'        => [ 'rocket_clean_post', 'rocket_clean_domain' ],
		'W3 Total Cache'   => [ 'w3tc_flush_post', 'w3tc_flush_posts' ],
		'WP Super Cache'   => [ 'wp_cache_post_change', 'wp_cache_clear_cache' ],
		'WP Fastest Cache' => [ 'wpfc_clear_post_cache_by_id', 'wpfc_clear_all_cache' ],
		'WP-Optimize'      => [ 'WPO_Page_Cache::delete_single_post_cache', 'wpo_cache_flush' ],
		'WP Engine'        => [ 'WpeCommon::purge_varnish_cache', 'WpeCommon::purge_varnish_cache' ],
		'SiteGround'       => [ '', 'sg_cachepress_purge_everything' ],
	];

	/**
	 * Actions: one that takes a post's id, one for all pages.
	 *
	 * @var array<string, array{string, string}>
	 */
	private const ACTIONS = [
		'LiteSpeed'     => [ 'litespeed_purge_post', 'litespeed_purge_all' ],
		'Cache Enabler' => [ 'cache_enabler_clear_page_cache_by_post', 'cache_enabler_clear_complete_cache' ],
		'Hummingbird'   => [ 'wphb_clear_page_cache', 'wphb_clear_page_cache' ],
		'Breeze'        => [ '', 'breeze_clear_all_cache' ],
		'Nginx Helper'  => [ '', 'rt_nginx_helper_purge_all' ],
	];

	/** Functions that take the address of a page. */
	private const BY_ADDRESS = [ 'sg_cachepress_purge_cache' ];

	public function __construct( private readonly Events $events ) {}

	/**
	 * Whether pages may come out of a cache.
	 *
	 * @see CACHE-3
	 */
	public static function are_there(): bool {
		return [] !== self::present()
			|| null !== FrontCache::configured()
			|| FrontCache::is_told()
			|| defined( 'WP_CACHE' ) && (bool) constant( 'WP_CACHE' );
	}

	/**
	 * The names of those that are there.
	 *
	 * @return list<string>
	 */
	public static function present(): array {
		$callable  = array_filter( self::FUNCTIONS, static fn ( array $calls ): bool => self::is_there( $calls[1] ) );
		$listening = array_filter(
			self::ACTIONS,
			static fn ( array $actions ): bool => false !== has_action( $actions[1] )
		);
		return array_values( array_filter(
			[ ...array_keys( [ ...$callable, ...$listening ] ), FrontCache::configured()?->label() ],
			is_string( ... )
		) );
	}

	/**
	 * Drops the page of a post.
	 *
	 * @param int    $id      The post.
	 * @param string ...$keys Keys of other pages that show what has changed, for caches that know keys.
	 */
	public function drop_post( int $id, string ...$keys ): void {
		$address = (string) get_permalink( $id );
		foreach ( self::FUNCTIONS as [ $one ] ) {
			self::call( $one, $id );
		}
		foreach ( self::BY_ADDRESS as $one ) {
			self::call( $one, $address );
		}
		foreach ( self::ACTIONS as [ $one ] ) {
			self::tell( $one, $id );
		}
		$keys = [ PageKeys::post( $id ), ...array_values( $keys ) ];
		$this->events->tell( new PagesChanged( Change::of( $keys, [ $address ] ), [ $address ] ) );
	}

	/**
	 * Drops all pages: nobody knows which of them show what was changed.
	 *
	 * @param string ...$keys Keys of those that do, for caches that know keys; none: all pages.
	 */
	public function drop_all( string ...$keys ): void {
		foreach ( self::FUNCTIONS as [ , $all ] ) {
			self::call( $all );
		}
		foreach ( self::ACTIONS as [ , $all ] ) {
			self::tell( $all );
		}
		$keys = array_values( $keys );
		$this->events->tell( new PagesChanged( [] === $keys ? Change::everywhere() : Change::of( $keys ), [] ) );
	}

	/**
	 * Calls a function of another plugin, where there is one.
	 *
	 * @param string     $name       Its name; may be empty.
	 * @param int|string ...$details What it is told.
	 */
	private static function call( string $name, int|string ...$details ): void {
		if ( is_callable( $name ) ) {
			self::safely( static fn (): mixed => $name( ...$details ) );
		}
	}

	/**
	 * Whether another plugin has a function.
	 */
	private static function is_there( string $name ): bool {
		return is_callable( $name );
	}

	/**
	 * Does an action that another plugin listens to.
	 *
	 * @param string     $name       Its name; may be empty.
	 * @param int|string ...$details What it is told.
	 */
	private static function tell( string $name, int|string ...$details ): void {
		if ( '' !== $name && has_action( $name ) ) {
			self::safely(
				static function () use ( $name, $details ): void {
					do_action_ref_array( $name, $details );
				}
			);
		}
	}

	/**
	 * Does what other people's code may fail at: the owner's page is saved, and
	 * must not look as if it were not.
	 *
	 * @param callable(): mixed $work What to do.
	 */
	private static function safely( callable $work ): void {
		try {
			$work();
		} catch ( Throwable $failure ) {
			self::note( $failure );
		}
	}

	/**
	 * Writes down what a page cache failed at.
	 */
	public static function note( Throwable $failure ): void {
		wp_trigger_error( self::class, 'A page cache failed: ' . $failure->getMessage(), E_USER_NOTICE );
	}
}
