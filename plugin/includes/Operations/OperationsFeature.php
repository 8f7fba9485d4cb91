<?php
declare( strict_types=1 );

namespace Brolga\Operations;

use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Database\Migrator;
use Brolga\Core\Database\Transaction;
use Brolga\Core\Kernel\Container;
use Brolga\Core\Kernel\Feature;
use Brolga\Core\Kernel\Parts;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Disk;
use Brolga\Outbox\OutboxRepository;

/** Registers the routes and the command for server operators. */
final class OperationsFeature implements Feature {

	public function parts(): Parts {
		return new Parts(
			routes: [ OperationsController::class => [ 'live', 'ready', 'metrics' ] ],
			commands: [ 'brolga status' => StatusCommand::class ],
			bindings: [
				Readiness::class => static fn ( Container $container ): Readiness => new Readiness(
					$container->get( Transaction::class ),
					$container->get( LedgerRepository::class ),
					$container->get( Migrator::class ),
					$container->get( OutboxRepository::class ),
					$container->get( Clock::class ),
					$container->get( Disk::class )->free_space( ... )
				),
			]
		);
	}
}
