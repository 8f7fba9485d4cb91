<?php
declare( strict_types=1 );

namespace Brolga\Health;

use Brolga\Core\Database\Migrator;
use Brolga\Core\Database\TableRepository;
use Brolga\Core\Kernel\Container;
use Brolga\Core\Kernel\Feature;
use Brolga\Core\Kernel\Parts;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Disk;
use Brolga\Outbox\CronCheck;

/** Health checks: what is wrong with the site, and how to fix it. */
final class HealthFeature implements Feature {

	public function parts(): Parts {
		return new Parts(
			waiting: [
				SiteHealth::class => [ 'site_status_tests', 'debug_information' ],
			],
			admin: [ HealthScreen::class ],
			routes: [ HealthController::class => [ 'health', 'audit' ] ],
			dashboard: [ HealthNews::class ],
			checks: [
				CronCheck::class,
				ClockCheck::class,
				HttpsCheck::class,
				StorageCheck::class,
				ProxyCheck::class,
				VersionsCheck::class,
				ServerValuesCheck::class,
			],
			bindings: [
				StorageCheck::class  => static fn ( Container $container ): StorageCheck => new StorageCheck(
					$container->get( TableRepository::class ),
					$container->get( Migrator::class ),
					$container->get( Disk::class )->free_space( ... )
				),
				VersionsCheck::class => static fn ( Container $container ): VersionsCheck => new VersionsCheck(
					PHP_VERSION,
					wp_get_wp_version(),
					$container->get( Clock::class )->now()->format( 'Y-m-d' )
				),
			]
		);
	}
}
