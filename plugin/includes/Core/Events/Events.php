<?php
declare( strict_types=1 );

namespace Brolga\Core\Events;

use Brolga\Core\Database\Transaction;
use Brolga\Core\Kernel\Container;
use Brolga\Core\Kernel\Parts;

/**
 * Dispatches events to the features' listeners inside the transaction that stores them, and to
 * WordPress after COMMIT. Also dispatches questions to the features that answer them.
 *
 * @see ARCH-3 ARCH-9
 */
final class Events {

	public function __construct(
		private readonly Parts $parts,
		private readonly Container $container,
		private readonly Transaction $transaction
	) {}

	/** Dispatches an event; must be called inside the transaction that stores it. */
	public function dispatch( Event $event ): void {
		foreach ( $this->parts->here( $this->parts->listeners[ $event::class ] ?? [] ) as $name ) {
			$this->container->get( $name )->listen( $event );
		}
		$this->transaction->after_commit( $event->announce( ... ) );
	}

	/**
	 * @template T of Question
	 * @param T $question
	 * @return T
	 */
	public function collect( Question $question ): Question {
		foreach ( $this->parts->here( $this->parts->answerers[ $question::class ] ?? [] ) as $name ) {
			$this->container->get( $name )->answer( $question );
		}
		return $question;
	}
}
