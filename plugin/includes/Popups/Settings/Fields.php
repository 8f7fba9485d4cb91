<?php
declare( strict_types=1 );

namespace Brolga\Popups\Settings;

use Brolga\Core\Support\Constants;

/**
 * A popup's settings, by the names they are stored under.
 *
 * @see POPUP-12 POPUP-32
 */
final class Fields {

	/** What is no single value: on which pages, to whom, when. */
	public const CONDITIONS = 'brolga_conditions';

	/**
	 * Made once a request.
	 *
	 * @var array<string, Field>|null
	 */
	private static ?array $all = null;

	/**
	 * All of them but the conditions.
	 *
	 * @return array<string, Field>
	 */
	public static function all(): array {
		return self::$all ??= [
			'trigger_event'                    => Field::choice(
				array_column( Trigger::cases(), 'value' ),
				Trigger::None->value
			),
			'trigger_delay_start'              => Field::number(
				...Constants::POPUP_BOUNDS['trigger_delay_start'],
				default: 0
			),
			'trigger_delay_end'                => Field::number(
				...Constants::POPUP_BOUNDS['trigger_delay_end'],
				default: 0
			),
			'onscroll_offset'                  => Field::number(
				...Constants::POPUP_BOUNDS['onscroll_offset'],
				default: 50
			),
			'onscroll_offset_units'            => Field::choice( [ '%', 'px' ], '%' ),
			'oninactivity_delays'              => Field::number(
				...Constants::POPUP_BOUNDS['oninactivity_delays'],
				default: 30
			),
			'custom_selector'                  => Field::selector(),
			'remove_link'                      => Field::toggle(),
			'brolga_pages_seen'                => Field::number(
				...Constants::POPUP_BOUNDS['brolga_pages_seen'],
				default: 1
			),
			'brolga_mobile_exit'               => Field::toggle( true ),
			'popup_perodicity'                 => Field::choice( [ 'every_time', 'hours', 'once' ], 'every_time' ),
			'periodicity_cookie'               => Field::number(
				...Constants::POPUP_BOUNDS['periodicity_cookie'],
				default: 24
			),
			'brolga_suppress_after_conversion' => Field::toggle( true ),
			'dnxte_disable_desktop'            => Field::toggle(),
			'dnxte_disable_tablet'             => Field::toggle(),
			'dnxte_disable_phone'              => Field::toggle(),
			'brolga_position'                  => Field::choice( Constants::POPUP_POSITIONS, 'center' ),
			'opening_animation'                => Field::choice( Constants::POPUP_ANIMATIONS, 'fade' ),
			'closing_animation'                => Field::choice( Constants::POPUP_ANIMATIONS, 'fade' ),
			'brolga_animation_ms'              => Field::number(
				...Constants::POPUP_BOUNDS['brolga_animation_ms'],
				default: 300
			),
			'close_btn_position'               => Field::choice( [ 'top-right', 'top-left' ], 'top-right' ),
			'close_btn_outside'                => Field::toggle(),
			'hide_close_button'                => Field::toggle(),
			'close_overlay_click'              => Field::toggle( true ),
			'clickable_under_overlay'          => Field::toggle(),
			'prevent_page_scrolling'           => Field::toggle( true ),
			'close_clicking_back_button'       => Field::toggle(),
			'closing_css_selector'             => Field::selector(),
			'brolga_tab_label'                 => Field::line( 60 ),
		];
	}

	/**
	 * The names of everything that is stored.
	 *
	 * @return list<string>
	 */
	public static function names(): array {
		return [ ...array_keys( self::all() ), self::CONDITIONS ];
	}
}
