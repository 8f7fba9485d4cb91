<?php
declare( strict_types=1 );

namespace Brolga\Core\Events;

/**
 * Does something inside of the transaction that stores what happened: both or
 * neither. It may read and write the database and queue jobs, nothing else,
 * since the transaction may run twice.
 */
interface Listener {

	/**
	 * Hears of an event.
	 *
	 * @param Event $event What happened; of a class that the feature named it for.
	 */
	public function hear( Event $event ): void;
}
