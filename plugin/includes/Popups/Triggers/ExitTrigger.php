<?php
declare( strict_types=1 );

namespace Brolga\Popups\Triggers;

use Brolga\Api\Popups\Control;
use Brolga\Api\Popups\Field;
use Brolga\Api\Popups\PopupTrigger;

/**
 * Opens a popup when the visitor is about to leave.
 *
 * @see POPUP-5
 */
final class ExitTrigger implements PopupTrigger {

	public const ID = 'trigger_on_exit';

	public function id(): string {
		return self::ID;
	}

	public function label(): string {
		return __( 'When the visitor is about to leave', 'brolga' );
	}

	public function summary( array $settings ): string {
		return $this->label();
	}

	public function fields(): array {
		return [
			'brolga_mobile_exit' => Field::toggle( true ),
		];
	}

	public function controls(): array {
		return [
			new Control(
				'brolga_mobile_exit',
				__( 'On touch screens, too', 'brolga' ),
				__( 'Touch screens have no pointer, so a fast scroll up counts as leaving.', 'brolga' )
			),
		];
	}

	/** The trigger's script is `src/popups/view/popups/triggers/exit.ts`. */
	public function script(): string {
		return '';
	}
}
