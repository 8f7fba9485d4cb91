<?php
declare( strict_types=1 );

namespace Brolga\Webhooks;

use Brolga\Api\Settings\DescribesForm;
use Brolga\Api\Settings\FormField;
use Brolga\Api\Settings\FormGroup;
use Brolga\Api\Settings\Section;
use Brolga\Api\Settings\SectionForm;
use Brolga\Api\Settings\Values;
use Brolga\Outbox\RetryPlan;

/**
 * The webhooks' tab on the Settings screen. Each webhook has a secret, so webhooks are saved by
 * their own REST routes; this section's only value is Slack's URL.
 *
 * @see LEAD-734
 */
final class WebhooksSection implements Section, DescribesForm {

	public const SLACK_URL = 'slack_url';

	public function id(): string {
		return Webhooks::SECTION;
	}

	public function title(): string {
		return __( 'Webhooks', 'brolga' );
	}

	/** @return array<string, array<string, mixed>> */
	public function schema(): array {
		$url = [
			'type'      => 'string',
			'writeOnly' => true,
			'pattern'   => '^(https://hooks\\.slack\\.com/services/[A-Za-z0-9/]+)?$',
			'maxLength' => 200,
			'default'   => '',
			'message'   => __( 'Copy the webhook URL again from Slack. It starts with https://hooks.slack.com/services/.', 'brolga' ),
		];
		return [
			self::SLACK_URL => [
				'portable' => false,
				'constant' => Webhooks::SLACK_URL,
				'onServer' => [ 'pattern' => '^https?://[^\\s]+$' ] + $url,
			] + $url,
		];
	}

	public function form(): SectionForm {
		return new SectionForm(
			position: 60,
			about: __( 'Notify a CRM, a chat app or your own script of new leads and sign-ups.', 'brolga' ),
			groups: [
				new FormGroup(
					__( 'Webhooks', 'brolga' ),
					[ FormField::slot( 'webhooks' ) ],
					sprintf(
						/* translators: 1: a number of attempts, 2: a number of hours. */
						__( 'Each event is sent as a signed JSON POST request, up to %1$d times over about %2$d hours. Requests that still fail are listed under Brolga > Health.', 'brolga' ),
						RetryPlan::attempts(),
						RetryPlan::hours()
					)
				),
				new FormGroup(
					'Slack',
					[ new FormField( self::SLACK_URL, __( 'Webhook URL', 'brolga' ) ) ],
					__( 'Posts each new lead with its answers to a channel. Create an incoming webhook in Slack, choose the channel, and paste the URL here.', 'brolga' )
				),
			]
		);
	}

	public function problems( Values $values ): array {
		return [];
	}
}
