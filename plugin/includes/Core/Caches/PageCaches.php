<?php
declare( strict_types=1 );

namespace Brolga\Core\Caches;

use Brolga\Core\Events\Events;
use Throwable;

/**
 * Purges page caches. Cache plugins are called by their own functions or actions, if present; those without a
 * call for one page purge a saved page themselves. All other caches are reached by the event PagesChanged.
 *
 * @see FORM-54 CACHE-1
 */
final class PageCaches {

	/** @var array<string, array{string, string}> Cache plugins' functions: with a post ID, and for all pages. */
	private const FUNCTIONS = [
		'WP Rocket'        => [ 'rocket_clean_post', 'rocket_clean_domain' ],
		'W3 Total Cache'   => [ 'w3tc_flush_post', 'w3tc_flush_posts' ],
		'WP Super Cache'   => [ 'wp_cache_post_change', 'wp_cache_clear_cache' ],
		'WP Fastest Cache' => [ 'wpfc_clear_post_cache_by_id', 'wpfc_clear_all_cache' ],
		'WP-Optimize'      => [ 'WPO_Page_Cache::delete_single_post_cache', 'wpo_cache_flush' ],
		'WP Engine'        => [ 'WpeCommon::purge_varnish_cache', 'WpeCommon::purge_varnish_cache' ],
		'SiteGround'       => [ '', 'sg_cachepress_purge_everything' ],
	];

	/** @var array<string, array{string, string}> Cache plugins' actions: with a post ID, and for all pages. */
	private const ACTIONS = [
		'LiteSpeed'     => [ 'litespeed_purge_post', 'litespeed_purge_all' ],
		'Cache Enabler' => [ 'cache_enabler_clear_page_cache_by_post', 'cache_enabler_clear_complete_cache' ],
		'Hummingbird'   => [ 'wphb_clear_page_cache', 'wphb_clear_page_cache' ],
		'Breeze'        => [ '', 'breeze_clear_all_cache' ],
		'Nginx Helper'  => [ '', 'rt_nginx_helper_purge_all' ],
	];

	private const BY_ADDRESS = [ 'sg_cachepress_purge_cache' ];

	public function __construct( private readonly Events $events ) {}

	/** @see CACHE-3 */
	public static function are_there(): bool {
		return [] !== self::present()
			|| null !== FrontCache::configured()
			|| FrontCache::is_told()
			|| defined( 'WP_CACHE' ) && (bool) constant( 'WP_CACHE' );
	}

	/** @return list<string> */
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

	/** @param string ...$keys Keys of other pages that show the change, for caches that support keys. */
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
		$this->events->dispatch( new PagesChanged( Change::of( $keys, [ $address ] ), [ $address ] ) );
	}

	/** @param string ...$keys Keys of the affected pages, for caches that support keys; none for all. */
	public function drop_all( string ...$keys ): void {
		foreach ( self::FUNCTIONS as [ , $all ] ) {
			self::call( $all );
		}
		foreach ( self::ACTIONS as [ , $all ] ) {
			self::tell( $all );
		}
		$keys = array_values( $keys );
		$this->events->dispatch( new PagesChanged( [] === $keys ? Change::everywhere() : Change::of( $keys ), [] ) );
	}

	private static function call( string $name, int|string ...$details ): void {
		if ( is_callable( $name ) ) {
			self::safely( static fn (): mixed => $name( ...$details ) );
		}
	}

	private static function is_there( string $name ): bool {
		return is_callable( $name );
	}

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
	 * Catches other plugins' exceptions: a saved page must not appear to have failed.
	 *
	 * @param callable(): mixed $work
	 */
	private static function safely( callable $work ): void {
		try {
			$work();
		} catch ( Throwable $failure ) {
			self::note( $failure );
		}
	}

	public static function note( Throwable $failure ): void {
		wp_trigger_error( self::class, 'A page cache failed: ' . $failure->getMessage(), E_USER_NOTICE );
	}
}
