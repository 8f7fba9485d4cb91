<?php
declare( strict_types=1 );

namespace Brolga\Effects;

/**
 * Makes a block stick to the top or bottom of the window. CSS limits this to the block's parent; a
 * script extends it to the limit that the owner chose.
 *
 * @see STICKY-1 STICKY-2 STICKY-3
 */
final class Sticky implements Effect {

	private const EDGES  = [ 'none', 'top', 'bottom' ];
	private const LIMITS = [ 'column', 'row', 'section', 'body' ];

	private const MAX_OFFSET_PX = 500;

	/** @param array<mixed> $settings */
	public function apply( array $settings, string $html ): ?string {
		$by_device = new ByDevice( $settings );
		$edges     = $by_device->values( 'position', ByDevice::one_of( self::EDGES ) );
		$desktop   = $edges[''] ?? 'none';
		$tablet    = $edges['-tablet'] ?? $desktop;
		$phone     = $edges['-phone'] ?? $tablet;
		$opening   = [ 'none' ] === array_unique( [ $desktop, $tablet, $phone ] ) ? null : OpeningTag::of( $html );
		if ( null === $opening ) {
			return null;
		}
		$offsets = $by_device->values(
			'offset',
			ByDevice::number( 0, self::MAX_OFFSET_PX, static fn ( float $px ): string => round( $px ) . 'px' )
		);
		$style   = [];
		foreach ( $offsets as $device => $offset ) {
			$style[ "--brolga-sticky-offset{$device}" ] = $offset;
		}
		return $opening->with(
			[ 'brolga-sticky', "is-desktop-{$desktop}", "is-tablet-{$tablet}", "is-phone-{$phone}" ],
			[ 'data-brolga-sticky' => ByDevice::one_of( self::LIMITS )( $settings['limit'] ?? '' ) ?? self::LIMITS[0] ],
			ByDevice::style( $style )
		);
	}

	public function is_scripted(): bool {
		return true;
	}
}
