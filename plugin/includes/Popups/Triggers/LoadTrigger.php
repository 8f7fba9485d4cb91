<?php
declare( strict_types=1 );

namespace Brolga\Popups\Triggers;

use Brolga\Api\Popups\Control;
use Brolga\Api\Popups\Field;
use Brolga\Api\Popups\PopupTrigger;

/**
 * Opens a popup some time after the page has loaded.
 *
 * @see POPUP-3
 */
final class LoadTrigger implements PopupTrigger {

	private const LONGEST_SECONDS = 86400;

	public const ID = 'trigger_on_load';

	public function id(): string {
		return self::ID;
	}

	public function label(): string {
		return __( 'After the page has loaded', 'brolga' );
	}

	public function summary( array $settings ): string {
		$start = (int) ( $settings[ 'trigger_delay_start' ] ?? 0 );
		return 0 === $start
			? __( 'When the page has loaded', 'brolga' )
			: sprintf(
				/* translators: %s: a number of seconds. */
				_n( '%s second after the page has loaded', '%s seconds after the page has loaded', $start, 'brolga' ),
				number_format_i18n( $start )
			);
	}

	public function fields(): array {
		return [
			'trigger_delay_start' => Field::number( 0, self::LONGEST_SECONDS, 0 ),
			'trigger_delay_end'   => Field::number( 0, self::LONGEST_SECONDS, 0 ),
		];
	}

	public function controls(): array {
		return [
			new Control( 'trigger_delay_start', __( 'Open after (seconds)', 'brolga' ) ),
			new Control(
				'trigger_delay_end',
				__( 'Close after (seconds)', 'brolga' ),
				__( 'Counted from when the page loads. Enter 0 to leave the popup open.', 'brolga' )
			),
		];
	}

	/** The trigger's script is `src/popups/view/popups/triggers/load.ts`. */
	public function script(): string {
		return '';
	}
}
