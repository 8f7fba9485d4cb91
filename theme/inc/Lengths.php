<?php
/**
 * Lengths of CSS, in pixels.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

namespace Brolga\Theme;

/**
 * Reads the lengths that theme.json and blocks are written in: numbers with units,
 * sums of them, `min()`, `max()`, `clamp()` and the presets of spacing.
 *
 * @see THEME-20
 */
final class Lengths {

	/** A rem, as browsers have it. */
	private const REM = 16;

	private const PRESET = '/^var(?::preset\|spacing\||\(--wp--preset--spacing--)([a-z0-9-]+)\)?$/D';

	/**
	 * The presets of spacing by their slugs.
	 *
	 * @var array<array-key, string>|null
	 */
	private ?array $presets = null;

	/**
	 * What was reckoned before, by text and window.
	 *
	 * @var array<string, float|null>
	 */
	private array $known = [];

	/**
	 * A length in a window.
	 *
	 * @param mixed $css    As it is written.
	 * @param int   $window The window's width.
	 * @param float $part   What a percentage is of.
	 * @return float|null Nothing for what is no length.
	 */
	public function px( mixed $css, int $window, float $part = 0.0 ): ?float {
		if ( ! is_string( $css ) || '' === $css ) {
			return null;
		}
		$css = $this->preset( $css );
		if ( str_contains( $css, '%' ) ) {
			return self::reckon( $css, $window, $part );
		}
		$key = "$window $css";
		if ( ! array_key_exists( $key, $this->known ) ) {
			$this->known[ $key ] = self::reckon( $css, $window, $part );
		}

		return $this->known[ $key ];
	}

	/**
	 * What a preset stands for; anything else is itself.
	 *
	 * @param string $css A length.
	 */
	private function preset( string $css ): string {
		if ( 1 !== preg_match( self::PRESET, $css, $found ) ) {
			return $css;
		}
		if ( null === $this->presets ) {
			$this->presets = [];
			$groups        = wp_get_global_settings( [ 'spacing', 'spacingSizes' ] );
			foreach ( is_array( $groups ) ? $groups : [] as $group ) {
				foreach ( is_array( $group ) ? $group : [] as $preset ) {
					[ 'slug' => $slug, 'size' => $size ] = (array) $preset + [
						'slug' => null,
						'size' => null,
					];
					if ( is_string( $slug ) && is_string( $size ) ) {
						$this->presets[ $slug ] = $size;
					}
				}
			}
		}

		return $this->presets[ $found[1] ] ?? '';
	}

	/**
	 * Reckons from the innermost function outwards.
	 *
	 * @param string $css    A length.
	 * @param int    $window The window's width.
	 * @param float  $part   What a percentage is of.
	 */
	private static function reckon( string $css, int $window, float $part ): ?float {
		$units = [
			'px'  => 1,
			'rem' => self::REM,
			'em'  => self::REM,
			'vw'  => $window / 100,
			'%'   => $part / 100,
		];
		$css   = (string) preg_replace_callback(
			'/(\d*\.?\d+)(px|rem|em|vw|%)/',
			static fn ( array $found ): string => self::text( (float) $found[1] * $units[ $found[2] ] ),
			$css
		);
		do {
			$css = (string) preg_replace_callback(
				'/(min|max|clamp)\(([^()]+)\)/',
				static function ( array $found ): string {
					$parts = array_map( self::sum( ... ), explode( ',', $found[2] ) );

					return self::text(
						match ( $found[1] ) {
							'min'   => min( $parts ),
							'max'   => max( $parts ),
							default => max( $parts[0], min( $parts[1] ?? INF, $parts[2] ?? INF ) ),
						}
					);
				},
				$css,
				-1,
				$count
			);
		} while ( $count > 0 );

		return 1 === preg_match( '/^[\d.+\s-]+$/D', $css ) ? self::sum( $css ) : null;
	}

	/**
	 * A number as CSS writes it.
	 *
	 * @param float $number Any.
	 */
	private static function text( float $number ): string {
		return sprintf( '%.3F', $number );
	}

	/**
	 * Adds up what stands between signs.
	 *
	 * @param string $terms Numbers with `+` and `-` between them.
	 */
	private static function sum( string $terms ): float {
		preg_match_all( '/([+-]?)\s*([\d.]+)/', $terms, $found, PREG_SET_ORDER );
		$sum = 0.0;
		foreach ( $found as [, $sign, $number] ) {
			$sum += '-' === $sign ? - (float) $number : (float) $number;
		}

		return $sum;
	}
}
