<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Providers;

use Brolga\Api\Settings\Section;
use Brolga\Api\Settings\Values;

/**
 * The settings section for accounts at newsletter providers. Accounts are stored with encrypted
 * keys and have their own REST routes, so the section itself has no values.
 */
final class AccountsSection implements Section {

	public function id(): string {
		return 'providers';
	}

	public function title(): string {
		return __( 'Providers', 'brolga' );
	}

	public function schema(): array {
		return [];
	}

	public function problems( Values $values ): array {
		return [];
	}
}
