<?php
declare( strict_types=1 );

namespace Brolga\Mail;

use Brolga\Core\Http\Client;
use Brolga\Core\Kernel\Container;
use Brolga\Core\Kernel\Feature;
use Brolga\Core\Kernel\Parts;
use Brolga\Core\Lifecycle\WpCron;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\Clock;
use Brolga\Mail\Design\MailImage;
use Brolga\Outbox\OutboxRepository;
use Brolga\Outbox\RemoteJobs;

/** Email: how it is sent, and from which sender. */
final class MailFeature implements Feature {

	public function parts(): Parts {
		return new Parts(
			waiting: [
				MailHandler::class => [
					'wp_mail_from',
					'wp_mail_from_name',
					'phpmailer_init',
					'wp_mail_failed',
					'wp_mail_succeeded',
				],
				MailMetrics::class => [ 'wp_mail_succeeded', 'wp_mail_failed' ],
				MailImage::class   => [ 'delete_attachment', 'image_editor_output_format' ],
			],
			metrics: [ MailMetrics::class ],
			routes: [ MailController::class => [ 'mail' ] ],
			settings: [ MailSection::class, NotificationsSection::class ],
			handlers: [ MailHandler::class ],
			checks: [ QueueCheck::class, MailCheck::class ],
			probes: [ MailProbe::class ],
			bindings: [
				QueueCheck::class => static fn ( Container $container ): QueueCheck => new QueueCheck(
					$container->get( OutboxRepository::class ),
					$container->get( Clock::class ),
					$container->get( Settings::class ),
					$container->get( RemoteJobs::class ),
					WpCron::is_off()
				),
				ServerPlace::class => static fn ( Container $container ): ServerPlace => new ServerPlace(
					$container->get( Client::class ),
					is_multisite()
				),
				Dns::class        => SystemDns::class,
			]
		);
	}
}
