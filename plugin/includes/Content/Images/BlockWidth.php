<?php
declare( strict_types=1 );

namespace Brolga\Content\Images;

/**
 * The width that a block has on the page. The plugin's theme stores it as a block attribute in the
 * syntax of `sizes`; with other themes it follows from the block's alignment.
 *
 * @see THEME-20
 */
final class BlockWidth {

	public const NOTE = 'brolgaPlace';

	/** The width of blocks that do not span the window, since themes leave a margin on both sides. */
	private const BETWEEN_EDGES = '92vw';

	/**
	 * @param non-empty-array<int, string> $lengths CSS lengths by the window's minimum width in pixels, widest
	 *     first; the last key is 0.
	 */
	private function __construct( private readonly array $lengths ) {}

	public static function window(): self {
		return new self( [ 0 => '100vw' ] );
	}

	/** @param array<string, mixed> $attributes */
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
	 * Returns a value for the `sizes` attribute.
	 *
	 * @param callable(string, int): string $change Converts the block's width, for windows from a minimum width
	 *     in pixels.
	 * @param list<int>                     $from   Further minimum widths at which `$change` returns another length.
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

	public function at( int $window ): string {
		foreach ( $this->lengths as $from => $length ) {
			if ( $window >= $from ) {
				return $length;
			}
		}
		return '100vw';
	}

	/** Multiplies each number in a CSS length, including those inside `min()`. */
	public static function times( string $length, float $times ): string {
		return (string) preg_replace_callback(
			'/\d+(?:\.\d+)?/',
			static fn ( array $found ): string => (string) round( (float) $found[0] * $times, 1 ),
			$length
		);
	}

	private static function read( string $sizes ): self {
		$lengths = [];
		foreach ( (array) preg_split( '/, (?![^(]*\))/', $sizes ) as $one ) {
			preg_match( '/^(?:\(min-width: (\d+)px\) )?(.+)$/D', (string) $one, $found );
			$lengths[ (int) ( $found[1] ?? 0 ) ] = $found[2] ?? '100vw';
		}
		return [] === $lengths ? self::window() : new self( $lengths );
	}
}
