<?php
declare( strict_types=1 );

namespace Brolga\Popups\Settings;


/**
 * What one popup does, as its post says it.
 *
 * @see POPUP-12
 */
final class PopupSettings {

	/** The trigger of popups that open by links alone. */
	public const BY_LINK = 'trigger_on_none';

	/**
	 * @param array<string, string|int> $values     By name, all of them.
	 * @param Conditions                $conditions On which pages, to whom, when.
	 */
	public function __construct(
		public readonly array $values,
		public readonly Conditions $conditions
	) {}

	/**
	 * The same, opened by links alone.
	 *
	 * @see POPUP-38
	 */
	public function by_link(): self {
		return new self( [ 'trigger_event' => self::BY_LINK ] + $this->values, $this->conditions );
	}

	public function text( string $name ): string {
		return (string) ( $this->values[ $name ] ?? '' );
	}

	public function number( string $name ): int {
		return (int) ( $this->values[ $name ] ?? 0 );
	}

	/**
	 * Whether something is on.
	 */
	public function is_on( string $name ): bool {
		return 'on' === $this->text( $name );
	}

	/**
	 * Whether it has a button that closes it. One that nothing else on the screen
	 * could close keeps it, whatever its owner wants: a telephone has no Escape.
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
