<?php
declare( strict_types=1 );

namespace Brolga\Content\Slides;

/** Prints the icon buttons that the scripts of sliders and carousels use. */
final class ControlButton {

	private const ICONS = [
		'arrow' => 'M5 12h14M13 6l6 6-6 6',
		'pause' => 'M9 6v12M15 6v12',
		'play'  => 'M8 5l11 7-11 7Z',
	];

	/** @see SLIDER-16 CAROUSEL-11 */
	public static function pause( string $name ): string {
		return '<button type="button" class="'
			. esc_attr( $name )
			. ' is-pause" data-brolga-pause aria-label="'
			. esc_attr__( 'Pause', 'brolga' )
			. '" data-brolga-other-label="'
			. esc_attr__( 'Play', 'brolga' )
			. '">'
			. self::icon( 'pause' )
			. self::icon( 'play' )
			. '</button>';
	}

	/** @param 'previous'|'next' $go */
	public static function arrow( string $name, string $go, string $label ): string {
		return '<button type="button" class="'
			. esc_attr( "{$name} is-{$go}" )
			. '" data-brolga-go="'
			. $go
			. '" aria-label="'
			. esc_attr( $label )
			. '">'
			. self::icon( 'arrow' )
			. '</button>';
	}

	/** @param key-of<self::ICONS> $name */
	private static function icon( string $name ): string {
		return '<svg class="is-'
			. $name
			. '" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><path d="'
			. self::ICONS[ $name ]
			. '"/></svg>';
	}
}
