<?php
declare( strict_types=1 );

namespace Brolga\Core\Events;

/**
 * Reacts to an event inside the transaction that stores it, so that both are stored or neither is.
 * A listener may only use the database and queue jobs, since the transaction may run twice.
 */
interface Listener {

	public function listen( Event $event ): void;
}
