<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Delivery;

use Brolga\AbTests\Goals\GoalKinds;
use Brolga\AbTests\Records\FastEndpoint;
use Brolga\AbTests\Registry\AbTestsSection;
use Brolga\AbTests\Registry\PageTests;
use Brolga\AbTests\Registry\Test;
use Brolga\Core\Page\PageConfig;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\LazyInject;
use Closure;

/**
 * The data about tests for a page's scripts. Sites without tests print the same fields, because
 * third-party scripts expect them.
 *
 * @see AB-1 AB-29
 */
final class TestData implements PageConfig {

	/**
	 * @param Closure(): GoalKinds $goals
	 * @param Closure(): FastEndpoint $fast
	 */
	public function __construct(
		private readonly PageTests $tests,
		#[LazyInject( FastEndpoint::class )] private readonly Closure $fast,
		private readonly Settings $settings,
		#[LazyInject( GoalKinds::class )] private readonly Closure $goals
	) {}

	/** @return array<string, mixed> */
	public function page_config(): array {
		$settings = $this->settings->of( new AbTestsSection() );
		$tests    = $this->tests->reachable();
		$events   = [] === $tests ? '' : ( $this->fast )()->address();
		return [
			'ab_bounce_rate'        => $settings->number( 'bounce_rate' ),
			// A page that has only a goal counts for visitors who have seen the test.
			'is_ab_testing_active'  => [] !== $this->tests->all(),
			'is_shortcode_tracking' => $settings->flag( 'shortcode_tracking' ) || $this->tests->is_tracking(),
			'unique_test_id'        => $settings->text( 'unique_test_id' ),
			'ab_tests'              => array_map( $this->test( ... ), $tests ),
		] + ( '' === $events ? [] : [ 'events' => $events ] );
	}

	/** @return array{post_id: int, test_id: int|string, goal: string, on?: string, anywhere?: true} */
	private function test( Test $test ): array {
		$key  = $test->key;
		$goal = ( $this->goals )()->definition( $test->goal );
		return [
			'post_id' => $key->post,
			// The seed contains the ID of the post, and the number only for further tests of that post.
			'test_id' => 1 === $key->number ? $key->post : $key->format(),
			'goal'    => $test->goal->value,
		]
			+ ( null === $goal?->events ? [] : [ 'on' => implode( ' ', $goal->events ) ] )
			+ ( false === $goal?->is_marked && [] !== ( $goal->events ?? [] ) ? [ 'anywhere' => true ] : [] );
	}
}
