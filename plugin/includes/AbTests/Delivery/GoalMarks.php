<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Delivery;

use Brolga\AbTests\Registry\PageTests;
use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Registry\TestRepository;
use Brolga\Core\Blocks\BlockRendering;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Module;
use Closure;
use InvalidArgumentException;
use WP_HTML_Tag_Processor;

/**
 * Marks the element of a block that an owner chose as the goal of a test; core blocks work, too.
 * The test may be on another page.
 *
 * @see AB-2 AB-31 AB-43
 */
final class GoalMarks implements Module {

	/** Block attributes: the test's key, and the goal's own ID. */
	private const TEST = 'brolgaGoal';
	private const ID   = 'brolgaGoalId';

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
		$this->rendering->allow( [ self::TEST, self::ID ], 'string' );
		$this->rendering->change( self::TEST, $this->mark( ... ) );
	}

	/** @param array<array-key, mixed> $attributes */
	private function mark( string $html, array $attributes ): string {
		$test = $attributes[ self::TEST ] ?? null;
		if ( ! is_string( $test ) ) {
			return $html;
		}
		try {
			$key = TestKey::parse( $test );
		} catch ( InvalidArgumentException ) {
			return $html;
		}
		$id     = $attributes[ self::ID ] ?? '';
		$marked = self::put( $html, $key, is_string( $id ) ? $id : '' );
		// If no element was marked, the goal cannot be reached on this page.
		if ( str_contains( $marked, Constants::AB_GOAL_CLASS ) ) {
			$this->tell( $key );
		}
		return $marked;
	}

	/** Marks the first element as the goal of a test, in addition to tests it is already the goal of. */
	public static function put( string $html, TestKey $key, string $id ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		if ( ! $tags->next_tag() ) {
			return $html;
		}
		$is_one = true === $tags->has_class( Constants::AB_GOAL_CLASS );
		$before = $is_one ? $tags->get_attribute( 'data-brolga-test' ) : null;
		$keys   = is_string( $before ) ? explode( ' ', $before ) : [];
		$tags->add_class( Constants::AB_GOAL_CLASS );
		$tags->set_attribute(
			'data-brolga-test',
			implode( ' ', array_unique( [ ...$keys, $key->format() ] ) )
		);
		if ( [] === $keys ) {
			$tags->set_attribute( 'data-brolga-goal', (string) preg_replace( '/[^\w-]/', '', $id ) );
		}
		return $tags->get_updated_html();
	}

	private function tell( TestKey $key ): void {
		try {
			$test = ( $this->registry )()->running( $key );
		} catch ( StorageUnavailable ) {
			return;
		}
		if ( null !== $test ) {
			( $this->page )()->add_goal( $test );
		}
	}
}
