<?php
declare( strict_types=1 );

namespace Brolga\Effects;

use Brolga\Core\Support\Constants;

/**
 * Animates a block when it scrolls into view. Without scripts or with reduced motion, the style
 * sheet shows the block at once.
 *
 * @see ANIM-1 ANIM-2 ANIM-3 ANIM-4 ANIM-7
 */
final class Animation implements Effect {

	private const NONE = 'none';

	private const MAX_STAGGER_MS = 2000;

	/** @param array<mixed> $settings */
	public function apply( array $settings, string $html ): ?string {
		$by_device = new ByDevice( $settings );
		$styles    = $by_device->values( 'style', ByDevice::one_of( [ self::NONE, ...Constants::ANIMATION_STYLES ] ) );
		$opening   = array_diff( $styles, [ self::NONE ] ) === [] ? null : OpeningTag::of( $html );
		if ( null === $opening ) {
			return null;
		}
		$classes = [ 'brolga-animated', ...OpeningTag::classes( $settings['class'] ?? '' ) ];
		$style   = $this->style( $by_device, $styles );
		$stagger = ByDevice::number( 0, self::MAX_STAGGER_MS, self::ms( ... ) )( $settings['stagger'] ?? 0 ) ?? '0ms';
		if ( '0ms' !== $stagger ) {
			$classes[]                            = 'has-brolga-stagger';
			$style['--brolga-animation-stagger'] = $stagger;
		}
		return $opening->with( $classes, [ 'data-brolga-animation' => true ], ByDevice::style( $style ) );
	}

	public function is_scripted(): bool {
		return true;
	}

	/**
	 * @param array<string, string> $styles
	 * @return array<string, string>
	 */
	private function style( ByDevice $by_device, array $styles ): array {
		$shown      = array_map(
			static fn (): string => '1',
			array_filter( $styles, static fn ( string $style ): bool => self::NONE === $style )
		);
		$per_cent   = static fn ( float $value ): string => (string) ( $value / 100 );
		$time       = ByDevice::number( 0, Constants::ANIMATION_MAX_MS, self::ms( ... ) );
		$properties = [
			'name'      => array_map(
				static fn ( string $style ): string => self::NONE === $style ? $style : "brolga-{$style}",
				$styles
			),
			'duration'  => $by_device->values( 'duration', $time ),
			'delay'     => $by_device->values( 'delay', $time ),
			'intensity' => $by_device->values( 'intensity', ByDevice::number( 0, 100, $per_cent ) ),
			// An element without an animation must not start transparent.
			'opacity'   => $shown + $by_device->values( 'starting_opacity', ByDevice::number( 0, 100, $per_cent ) ),
			'curve'     => $by_device->values( 'speed_curve', ByDevice::one_of( Constants::ANIMATION_SPEED_CURVES ) ),
			'count'     => str_replace(
				'once',
				'1',
				$by_device->values( 'repeat', ByDevice::one_of( [ 'once', 'infinite' ] ) )
			),
		];
		$style = [];
		foreach ( $properties as $name => $values ) {
			foreach ( $values as $device => $value ) {
				$style[ "--brolga-animation-{$name}{$device}" ] = $value;
			}
		}
		return $style;
	}

	private static function ms( float $ms ): string {
		return round( $ms ) . 'ms';
	}
}
