<?php
declare( strict_types=1 );

namespace Brolga\Outbox;

use Brolga\Core\Jobs\Handler;
use Brolga\Core\Jobs\RemoteHandler;
use Brolga\Core\Support\All;

/**
 * Tells which kinds of jobs call other servers.
 *
 * @see OUTBOX-15
 */
final class RemoteJobs {

	/** @param list<Handler> $handlers */
	public function __construct( #[All( Handler::class )] private readonly array $handlers ) {}

	public function has( string $kind ): bool {
		foreach ( $this->handlers as $handler ) {
			if ( $handler instanceof RemoteHandler && $handler->kind() === $kind ) {
				return true;
			}
		}
		return false;
	}
}
