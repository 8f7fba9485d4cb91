<?php
declare( strict_types=1 );

namespace Brolga\Effects;

/**
 * Lets a block stick to the top or the bottom of the window. Styles do it within
 * the block's parent; a script goes as far as the limit that the owner chose.
 *
 * @see STICKY-1 STICKY-2 STICKY-3
 */
final class Sticky implements Effect {

	private const EDGES  = [ 'none', 'top', 'bottom' ];
	private const LIMITS = [ 'column', 'row', 'section', 'body' ];

	/** The greatest distance from the window's edge, in CSS pixels. */
	private const MAX_OFFSET_PX = 500;

	/**
	 * Marks the block for each device.
	 *
	 * @param array<mixed> $settings Where it sticks.
	 * @param string       $html     The block's markup.
	 */
	public function apply( array $settings, string $html ): ?string {
		$by_device = new ByDevice( $settings );
		$edges     = $by_device->values( 'position', ByDevice::one_of( self::EDGES ) );
		$desktop   = $edges[''] ?? 'none';
		$tablet    = $edges['-tablet'] ?? $desktop;
		$phone     = $edges['-phone'] ?? $tablet;
		$opening   = [ 'none' ] === array_unique( [ $desktop, $tablet, $phone ] ) ? null : Opening::of( $html );
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

	/**
	 * Only a script knows whether a block sticks at the moment.
	 */
	public function is_scripted(): bool {
		return true;
	}
}
