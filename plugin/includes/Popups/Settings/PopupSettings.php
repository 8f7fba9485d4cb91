<?php
declare( strict_types=1 );

namespace Brolga\Popups\Settings;


/**
 * The settings and conditions of one popup.
 *
 * @see POPUP-12
 */
final class PopupSettings {

	public const BY_LINK = 'trigger_on_none';

	/** @param array<string, string|int> $values */
	public function __construct(
		public readonly array $values,
		public readonly DisplayConditions $conditions
	) {}

	/** @see POPUP-38 */
	public function by_link(): self {
		return new self( [ 'trigger_event' => self::BY_LINK ] + $this->values, $this->conditions );
	}

	public function text( string $name ): string {
		return (string) ( $this->values[ $name ] ?? '' );
	}

	public function number( string $name ): int {
		return (int) ( $this->values[ $name ] ?? 0 );
	}

	public function is_on( string $name ): bool {
		return 'on' === $this->text( $name );
	}

	/**
	 * Whether the popup has a close button. It is shown regardless of the setting if nothing else
	 * on the screen could close the popup, since phones have no Escape key.
	 *
	 * @see POPUP-33
	 */
	public function has_close_button(): bool {
		$has_room = 'fullscreen' !== $this->text( 'brolga_position' ) && ! $this->is_on( 'clickable_under_overlay' );
		return ! $this->is_on( 'hide_close_button' )
			|| ( '' === $this->text( 'closing_css_selector' )
				&& ! ( $has_room && $this->is_on( 'close_overlay_click' ) ) );
	}
}
