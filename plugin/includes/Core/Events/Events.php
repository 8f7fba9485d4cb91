<?php
declare( strict_types=1 );

namespace Brolga\Core\Events;

use Brolga\Core\Database\Transaction;
use Brolga\Core\Kernel\Container;
use Brolga\Core\Kernel\Parts;

/**
 * Tells an event to the listeners that features name, inside of the transaction
 * that stores it, and to WordPress once the transaction has ended well. Asks a
 * question of those who answer it.
 *
 * @see ARCH-3 ARCH-9
 */
final class Events {

	public function __construct(
		private readonly Parts $parts,
		private readonly Container $container,
		private readonly Transaction $transaction
	) {}

	/**
	 * Tells an event. Called inside of the transaction that stores it.
	 *
	 * @param Event $event What happened.
	 */
	public function tell( Event $event ): void {
		foreach ( $this->parts->here( $this->parts->listeners[ $event::class ] ?? [] ) as $name ) {
			$this->container->get( $name )->hear( $event );
		}
		$this->transaction->after_commit( $event->announce( ... ) );
	}

	/**
	 * Asks a question of the other features, at once.
	 *
	 * @template T of Question
	 * @param T $question What is asked.
	 * @return T The same, with what they know.
	 */
	public function ask( Question $question ): Question {
		foreach ( $this->parts->here( $this->parts->answerers[ $question::class ] ?? [] ) as $name ) {
			$this->container->get( $name )->answer( $question );
		}
		return $question;
	}
}
