<?php
declare( strict_types=1 );

namespace Brolga\Popups\Triggers;

use Brolga\Api\Popups\PopupTrigger;
use Brolga\Popups\Settings\PopupSettings;

/**
 * For popups that only links and buttons open.
 *
 * @see POPUP-1
 */
final class LinkTrigger implements PopupTrigger {

	public const ID = PopupSettings::BY_LINK;

	public function id(): string {
		return self::ID;
	}

	public function label(): string {
		return __( 'When a link or button is clicked', 'brolga' );
	}

	public function summary( array $settings ): string {
		return __( 'When clicked', 'brolga' );
	}

	public function fields(): array {
		return [];
	}

	public function controls(): array {
		return [];
	}

	/** Needs no script: links open popups whatever their trigger. */
	public function script(): string {
		return '';
	}
}
