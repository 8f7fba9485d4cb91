<?php
declare( strict_types=1 );

namespace Brolga\Popups\Stored;

use Brolga\Api\Popups\Field;
use Brolga\Core\Extensions\Extensions;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\Text;
use Brolga\Popups\Settings\DisplayConditions;
use Brolga\Popups\Settings\PopupSettings;
use Brolga\Popups\Triggers\LinkTrigger;
use Brolga\Popups\Triggers\PopupTriggers;

/**
 * The settings of popups, by the meta keys they are stored under.
 *
 * @see POPUP-12 POPUP-32
 */
final class Fields {

	public const CONDITIONS = 'brolga_conditions';

	/** @var array<string, Field>|null */
	private ?array $all = null;

	public function __construct( private readonly PopupTriggers $triggers ) {}

	/** @return array<string, Field> */
	public function all(): array {
		return $this->all ??= $this->with_triggers( self::shared() );
	}

	public function of( int $popup ): PopupSettings {
		$values = [];
		foreach ( $this->all() as $name => $field ) {
			$values[ $name ] = self::clean( $field, get_post_meta( $popup, $name, true ) );
		}
		return new PopupSettings( $values, DisplayConditions::of( get_post_meta( $popup, self::CONDITIONS, true ) ) );
	}

	/**
	 * @param array<string, Field> $fields
	 * @return array<string, Field>
	 */
	private function with_triggers( array $fields ): array {
		$triggers                = $this->triggers->all();
		$fields['trigger_event'] = Field::choice( array_map( 'strval', array_keys( $triggers ) ), LinkTrigger::ID );
		foreach ( $triggers as $trigger ) {
			foreach ( Extensions::guard( $trigger::class, $trigger->fields( ... ), [] ) as $name => $field ) {
				if ( isset( $fields[ $name ] ) || self::CONDITIONS === $name ) {
					Extensions::complain(
						PopupTriggers::FILTER,
						'Name the setting of ' . $trigger::class . ' otherwise: “' . $name . '” is taken.'
					);
				} else {
					$fields[ $name ] = $field;
				}
			}
		}
		return $fields;
	}

	/** @return array<string, Field> */
	private static function shared(): array {
		return [
			'custom_selector'                  => Field::selector(),
			'remove_link'                      => Field::toggle(),
			'brolga_pages_seen'                => Field::number(
				...Constants::POPUP_BOUNDS['brolga_pages_seen'],
				default: 1
			),
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

	/** An invalid value becomes the default; a number out of range becomes the nearest limit. */
	public static function clean( Field $field, mixed $value ): string|int {
		if ( isset( $field->rules['minimum'], $field->rules['maximum'] ) ) {
			return is_numeric( $value )
				? (int) min( $field->rules['maximum'], max( $field->rules['minimum'], (float) $value ) )
				: $field->default;
		}
		$text = is_string( $value ) ? trim( Text::line( $value ) ) : '';
		if ( isset( $field->rules['enum'] ) ) {
			return in_array( $text, $field->rules['enum'], true ) ? $text : $field->default;
		}
		$text = Text::start( $text, $field->rules['maxLength'] ?? 0 );
		return $field->selector && ! self::is_selector( $text ) ? '' : $text;
	}

	/** A rough check; only the browser knows for certain, and the script ignores invalid selectors. */
	private static function is_selector( string $text ): bool {
		return false === strpbrk( $text, Field::NOT_A_SELECTOR )
			&& substr_count( $text, '(' ) === substr_count( $text, ')' )
			&& substr_count( $text, '[' ) === substr_count( $text, ']' );
	}

	/** @return list<string> */
	public function names(): array {
		return [ ...array_keys( $this->all() ), self::CONDITIONS ];
	}
}
