<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Providers;

use Brolga\Core\Settings\Section;
use Brolga\Core\Settings\Values;

/**
 * Accounts at providers of lists. They are rows with a key each, so they have
 * routes of their own; this is their place on the screen.
 */
final class AccountsSection implements Section {

	/**
	 * Its name in the screen's address.
	 */
	public function id(): string {
		return 'providers';
	}

	/**
	 * Its name for the owner.
	 */
	public function title(): string {
		return __( 'Providers', 'brolga' );
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
