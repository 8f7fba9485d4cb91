<?php
declare( strict_types=1 );

namespace Brolga\Webhooks;

use Brolga\Core\Settings\Section;
use Brolga\Core\Settings\Values;

/**
 * Webhooks are rows with a secret each, so they have routes of their own;
 * this is their place on the screen.
 */
final class WebhooksSection implements Section {

	/**
	 * Its name in the screen's address.
	 */
	public function id(): string {
		return 'webhooks';
	}

	/**
	 * Its name for the owner.
	 */
	public function title(): string {
		return __( 'Webhooks', 'brolga' );
	}

	/**
	 * No values beside the rows.
	 */
	public function schema(): array {
		return [];
	}

	/**
	 * Nothing can be wrong with none.
	 *
	 * @param Values $values None.
	 */
	public function problems( Values $values ): array {
		return [];
	}
}
