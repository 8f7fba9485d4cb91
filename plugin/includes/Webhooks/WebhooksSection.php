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
 * their own REST routes and this section has no values.
 */
final class WebhooksSection implements Section, DescribesForm {

	public function id(): string {
		return 'webhooks';
	}

	public function title(): string {
		return __( 'Webhooks', 'brolga' );
	}

	public function schema(): array {
		return [];
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
			]
		);
	}

	public function problems( Values $values ): array {
		return [];
	}
}
