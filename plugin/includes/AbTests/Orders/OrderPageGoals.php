<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Orders;

use Brolga\AbTests\Goals\RecordType;
use Brolga\Core\Events\Answerer;
use Brolga\Core\Events\Question;
use Brolga\Core\Support\LazyInject;
use Brolga\Shop\OrderPageAsked;
use Closure;

/**
 * Marks the goals of an order as recorded in the browser that shows its page: the answer to the
 * request that placed the order may have been lost, or the order was paid in another browser.
 *
 * @see AB-811
 */
final class OrderPageGoals implements Answerer {

	/** @param Closure(): OrderGoals $goals */
	public function __construct( #[LazyInject( OrderGoals::class )] private readonly Closure $goals ) {}

	public function answer( Question $question ): void {
		$origin = $question instanceof OrderPageAsked ? $question->origin : [];
		if ( ! isset( $origin[ OrderVariants::GOALS ] ) || ! ( $this->goals )()->counts_visitor() ) {
			return;
		}
		$memory = ( $this->goals )()->memory();
		foreach ( OrderTest::all( $origin ) as $one ) {
			if (
				null !== $one->goal
				&& $memory->has_record( $one->key )
				&& '' === $memory->record( $one->key, RecordType::ConGoal )
			) {
				( $this->goals )()->mark( $one->key, $one->goal->token, $memory );
			}
		}
	}
}
