<?php
declare( strict_types=1 );

namespace Brolga\Content\Images;

/**
 * How wide a block is. Our theme notes it with each block, wherever it stands, as
 * `sizes` writes it; elsewhere the block's alignment says it.
 *
 * @see THEME-20
 */
final class Place {

	/** What the theme notes it by. */
	public const NOTE = 'brolgaPlace';

	/** What themes leave of the window to what does not reach its edges. */
	private const BETWEEN_EDGES = '92vw';

	/**
	 * @param non-empty-array<int, string> $lengths Widths as CSS, by the window's least width, the widest first, the
	 *                                              last for 0.
	 */
	private function __construct( private readonly array $lengths ) {}

	/**
	 * The window's whole width.
	 */
	public static function window(): self {
		return new self( [ 0 => '100vw' ] );
	}

	/**
	 * Where a block stands.
	 *
	 * @param array<string, mixed> $attributes The block's.
	 */
	public static function of( array $attributes ): self {
		$note = $attributes[ self::NOTE ] ?? null;
		if ( is_string( $note ) ) {
			return self::read( $note );
		}
		$align = $attributes['align'] ?? '';
		if ( 'full' === $align ) {
			return self::window();
		}
		$layout = wp_get_global_settings( [ 'layout' ] );
		$widest = is_array( $layout ) ? $layout[ 'wide' === $align ? 'wideSize' : 'contentSize' ] ?? '' : '';
		return new self(
			[
				0 => is_string( $widest ) && 1 === preg_match( '/^\d+(?:\.\d+)?(?:px|rem|em)$/D', $widest )
					? sprintf( 'min(%s, %s)', self::BETWEEN_EDGES, $widest )
					: '100vw',
			]
		);
	}

	/**
	 * The `sizes` of what stands in it.
	 *
	 * @param callable(string, int): string $change Makes a length from the place's, in windows from so many pixels.
	 * @param list<int>                     $from   More windows in which it makes another one.
	 */
	public function sizes( callable $change, array $from = [] ): string {
		$windows = array_unique( [ ...array_keys( $this->lengths ), ...$from ] );
		rsort( $windows );
		$sizes = [];
		foreach ( $windows as $index => $window ) {
			$length = $change( $this->at( $window ), $window );
			$below  = $windows[ $index + 1 ] ?? null;
			if ( null === $below || $change( $this->at( $below ), $below ) !== $length ) {
				$sizes[] = $window > 0 ? "(min-width: {$window}px) {$length}" : $length;
			}
		}
		return implode( ', ', $sizes );
	}

	/**
	 * Its width in windows of a width and a little wider ones.
	 */
	public function at( int $window ): string {
		foreach ( $this->lengths as $from => $length ) {
			if ( $window >= $from ) {
				return $length;
			}
		}
		return '100vw';
	}

	/**
	 * A length, so many times.
	 *
	 * @param string $length Numbers with units, or the least of them.
	 */
	public static function times( string $length, float $times ): string {
		return (string) preg_replace_callback(
			'/\d+(?:\.\d+)?/',
			static fn ( array $found ): string => (string) round( (float) $found[0] * $times, 1 ),
			$length
		);
	}

	/**
	 * Reads what `sizes` says.
	 */
	private static function read( string $sizes ): self {
		$lengths = [];
		foreach ( (array) preg_split( '/, (?![^(]*\))/', $sizes ) as $one ) {
			preg_match( '/^(?:\(min-width: (\d+)px\) )?(.+)$/D', (string) $one, $found );
			$lengths[ (int) ( $found[1] ?? 0 ) ] = $found[2] ?? '100vw';
		}
		return [] === $lengths ? self::window() : new self( $lengths );
	}
}
