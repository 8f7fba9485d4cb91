<?php
declare( strict_types=1 );

namespace Brolga\Popups\Triggers;

use Brolga\Api\Popups\Control;
use Brolga\Api\Popups\Field;
use Brolga\Api\Popups\PopupTrigger;
use Brolga\Core\Support\Percent;

/**
 * Opens a popup when the visitor has scrolled far enough.
 *
 * @see POPUP-4
 */
final class ScrollTrigger implements PopupTrigger {

	public const ID = 'trigger_on_scroll';

	public function id(): string {
		return self::ID;
	}

	public function label(): string {
		return __( 'After scrolling', 'brolga' );
	}

	public function summary( array $settings ): string {
		$offset = (int) ( $settings[ 'onscroll_offset' ] ?? 0 );
		return 'px' === ( $settings[ 'onscroll_offset_units' ] ?? '' )
			/* translators: %s: a number of pixels. */
			? sprintf( __( 'After scrolling %s pixels', 'brolga' ), number_format_i18n( $offset ) )
			/* translators: %s: a share, such as "50%". */
			: sprintf( __( 'After scrolling %s of the page', 'brolga' ), Percent::of( min( 100, $offset ) / 100 ) );
	}

	public function fields(): array {
		return [
			'onscroll_offset'       => Field::number( 0, 100000, 50 ),
			'onscroll_offset_units' => Field::choice( [ '%', 'px' ], '%' ),
		];
	}

	public function controls(): array {
		return [
			new Control(
				'onscroll_offset',
				__( 'Scrolled by', 'brolga' ),
				most: [ 'onscroll_offset_units' => [ '%' => 100 ] ]
			),
			new Control(
				'onscroll_offset_units',
				__( 'Measured in', 'brolga' ),
				options: [
					'%'  => __( 'Percent of the page', 'brolga' ),
					'px' => __( 'Pixels', 'brolga' ),
				]
			),
		];
	}

	/** The trigger's script is `src/popups/view/popups/triggers/scroll.ts`. */
	public function script(): string {
		return '';
	}
}
