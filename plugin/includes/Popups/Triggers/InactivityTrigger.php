<?php
declare( strict_types=1 );

namespace Brolga\Popups\Triggers;

use Brolga\Api\Popups\Control;
use Brolga\Api\Popups\Field;
use Brolga\Api\Popups\PopupTrigger;

/**
 * Opens a popup when the visitor has been inactive for some time.
 *
 * @see POPUP-6
 */
final class InactivityTrigger implements PopupTrigger {

	private const LONGEST_SECONDS = 86400;

	public const ID = 'trigger_on_inactivity';

	public function id(): string {
		return self::ID;
	}

	public function label(): string {
		return __( 'When the visitor does nothing for a while', 'brolga' );
	}

	public function summary( array $settings ): string {
		$idle = (int) ( $settings[ 'oninactivity_delays' ] ?? 0 );
		return sprintf(
			/* translators: %s: a number of seconds. */
			_n( 'After %s second without activity', 'After %s seconds without activity', $idle, 'brolga' ),
			number_format_i18n( $idle )
		);
	}

	public function fields(): array {
		return [
			'oninactivity_delays' => Field::number( 1, self::LONGEST_SECONDS, 30 ),
		];
	}

	public function controls(): array {
		return [
			new Control( 'oninactivity_delays', __( 'Seconds without activity', 'brolga' ) ),
		];
	}

	/** The trigger's script is `src/popups/view/popups/triggers/inactivity.ts`. */
	public function script(): string {
		return '';
	}
}
