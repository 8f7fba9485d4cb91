<?php
declare( strict_types=1 );

namespace Brolga\Mail\Design;

/**
 * A color in sRGB, and its contrast with another as WCAG 2 defines it.
 *
 * @see EMAIL-863
 */
final class Color {

	private const STEPS = 20;

	private function __construct(
		private readonly int $red,
		private readonly int $green,
		private readonly int $blue
	) {}

	/** Reads `#abc`, `#aabbcc` and `rgb(1, 2, 3)`; null for anything else, or for what is transparent. */
	public static function read( string $css ): ?self {
		$css = strtolower( trim( $css ) );
		if ( 1 === preg_match( '/^#([0-9a-f])([0-9a-f])([0-9a-f])$/D', $css, $found ) ) {
			$css = "#{$found[1]}{$found[1]}{$found[2]}{$found[2]}{$found[3]}{$found[3]}";
		}
		if ( 1 === preg_match( '/^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})(?:ff)?$/D', $css, $found ) ) {
			return new self( (int) hexdec( $found[1] ), (int) hexdec( $found[2] ), (int) hexdec( $found[3] ) );
		}
		return 1 === preg_match( '/^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/D', $css, $found )
			? new self( min( 255, (int) $found[1] ), min( 255, (int) $found[2] ), min( 255, (int) $found[3] ) )
			: null;
	}

	public static function hex( string $hex ): self {
		return self::read( $hex ) ?? new self( 0, 0, 0 );
	}

	public function css(): string {
		return sprintf( '#%02x%02x%02x', $this->red, $this->green, $this->blue );
	}

	/** @param float $share How much of the other color, from 0 to 1. */
	public function mixed( self $other, float $share ): self {
		$mix = static fn ( int $one, int $two ): int => (int) round( $one + ( $two - $one ) * $share );
		return new self(
			$mix( $this->red, $other->red ),
			$mix( $this->green, $other->green ),
			$mix( $this->blue, $other->blue )
		);
	}

	public function luminance(): float {
		$linear = static function ( int $value ): float {
			$share = $value / 255;
			return $share <= 0.04045 ? $share / 12.92 : ( ( $share + 0.055 ) / 1.055 ) ** 2.4;
		};
		return 0.2126 * $linear( $this->red ) + 0.7152 * $linear( $this->green ) + 0.0722 * $linear( $this->blue );
	}

	/** Returns the contrast ratio, from 1 to 21. */
	public function contrast( self $other ): float {
		$one = $this->luminance();
		$two = $other->luminance();
		return ( max( $one, $two ) + 0.05 ) / ( min( $one, $two ) + 0.05 );
	}

	/** Returns black or white, whichever is easier to read on this color. */
	public function ink(): self {
		$white = new self( 255, 255, 255 );
		$black = new self( 0, 0, 0 );
		return $this->contrast( $white ) >= $this->contrast( $black ) ? $white : $black;
	}

	/** Returns this color, or the closest mixture with black or white that has the contrast on a ground. */
	public function readable_on( self $ground, float $contrast ): self {
		for ( $step = 0; $step <= self::STEPS; $step++ ) {
			$color = $this->mixed( $ground->ink(), $step / self::STEPS );
			if ( $color->contrast( $ground ) >= $contrast ) {
				return $color;
			}
		}
		return $ground->ink();
	}
}
