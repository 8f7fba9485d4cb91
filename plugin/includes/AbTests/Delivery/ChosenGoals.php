<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Delivery;

use Brolga\AbTests\Registry\PageTests;
use Brolga\AbTests\Registry\Test;
use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Registry\TestRepository;
use Brolga\Core\Blocks\BlockRendering;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Support\Html;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Module;
use Closure;
use InvalidArgumentException;

/**
 * Marks the pages and forms that an owner chose from a list as the goals of tests: prints the
 * tracking element on a page, and adds the goal attributes to a form.
 *
 * @see AB-13 AB-170 AB-171
 */
final class ChosenGoals implements Module {

	/** @var list<Test> Tests that have a visit to this page as their goal. */
	private array $visited = [];

	/**
	 * @param Closure(): TestRepository $registry
	 * @param Closure(): PageTests $page
	 */
	public function __construct(
		private readonly BlockRendering $rendering,
		#[LazyInject( TestRepository::class )] private readonly Closure $registry,
		#[LazyInject( PageTests::class )] private readonly Closure $page
	) {}

	public function register(): void {
		$this->rendering->change( 'uid', $this->mark_form( ... ) );
		add_action( 'wp', $this->look( ... ) );
		// Before the page configuration, which says whether this page tracks.
		add_action( 'wp_footer', $this->print( ... ), 0 );
	}

	private function look(): void {
		if ( is_admin() || is_feed() ) {
			return;
		}
		$this->visited = $this->running( 'pages', (string) self::shown() );
		foreach ( $this->visited as $test ) {
			( $this->page )()->track( $test );
		}
	}

	private function print(): void {
		foreach ( $this->visited as $test ) {
			Html::put( SplitTrack::of( $test->key ) );
		}
	}

	/** @param array<array-key, mixed> $attributes */
	private function mark_form( string $html, array $attributes ): string {
		$uid = $attributes['uid'] ?? null;
		if ( ! is_string( $uid ) ) {
			return $html;
		}
		foreach ( $this->running( 'forms', $uid ) as $test ) {
			$html = GoalMarks::put( $html, $test->key, $uid );
			( $this->page )()->add_goal( $test );
		}
		return $html;
	}

	/** Returns the ID of the current page, or of the shop page on the product archive; 0 if none. */
	private static function shown(): int {
		if ( is_post_type_archive( 'product' ) ) {
			$shop = get_option( 'woocommerce_shop_page_id' );
			return is_numeric( $shop ) ? (int) $shop : 0;
		}
		return is_singular() || is_home() ? get_queried_object_id() : 0;
	}

	/**
	 * @param 'pages'|'forms' $kind
	 * @return list<Test>
	 */
	private function running( string $kind, string $name ): array {
		$tests = [];
		try {
			$registry = ( $this->registry )();
			foreach ( $registry->goal_places()[ $kind ][ $name ] ?? [] as $key ) {
				$tests[] = $registry->running( TestKey::parse( $key ) );
			}
		} catch ( StorageUnavailable | InvalidArgumentException ) {
			return [];
		}
		return array_values( array_filter( $tests ) );
	}
}
