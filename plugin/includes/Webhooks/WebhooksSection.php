<?php
declare( strict_types=1 );

namespace Brolga\Webhooks;

use Brolga\Api\Settings\Section;
use Brolga\Api\Settings\Values;

/**
 * The webhooks' tab on the Settings screen. Each webhook has a secret, so webhooks are saved by
 * their own REST routes and this section has no values.
 */
final class WebhooksSection implements Section {

	public function id(): string {
		return 'webhooks';
	}

	public function title(): string {
		return __( 'Webhooks', 'brolga' );
	}

	public function schema(): array {
		return [];
	}

	public function problems( Values $values ): array {
		return [];
	}
}
