<?php
declare( strict_types=1 );

namespace Brolga\Outbox;

use Brolga\Core\Kernel\Container;
use Brolga\Core\Kernel\Feature;
use Brolga\Core\Kernel\Parts;
use Brolga\Core\Lifecycle\HomeAddress;
use Brolga\Core\Lifecycle\WpCron;
use Brolga\Core\Support\Clock;

/** Registers the queue of emails, webhooks and other deliveries that leave the site after the response. */
final class OutboxFeature implements Feature {

	public function parts(): Parts {
		return new Parts(
			waiting: [
				Dispatcher::class => [ 'brolga_run_outbox', Outbox::class ],
				CopyNotice::class => [ 'admin_notices', 'admin_post_' . CopyNotice::ACTION ],
			],
			routes: [ FailedJobsController::class => [ 'health' ] ],
			hourly: [ Dispatcher::class, OutboxSweep::class, CronCheck::class ],
			cron: [ Dispatcher::EVENT => Dispatcher::class ],
			tables: [ OutboxTable::class ],
			options: [ HomeAddress::OPTION, HomeAddress::KEPT ],
			checks: [ CopyCheck::class ],
			server: [ HomeAddress::class ],
			metrics: [ QueueMetrics::class ],
			commands: [ 'brolga outbox' => OutboxCommand::class ],
			bindings: [ CronCheck::class => static fn ( Container $container ): CronCheck => new CronCheck(
				$container->get( Clock::class ),
				WpCron::is_off()
			) ]
		);
	}
}
