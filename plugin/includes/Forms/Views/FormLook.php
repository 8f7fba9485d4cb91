<?php
declare( strict_types=1 );

namespace Brolga\Forms\Views;

use Brolga\Core\Page\LazyStyles;

/**
 * The look that an owner gives the fields and the button of a form, as attributes of the form's root element.
 * Whoever may write a post can have saved it, so a value is printed only if it is one of those described here;
 * instead of any other the theme's look applies.
 *
 * @see FORM-880 FORM-881
 */
final class FormLook {

	private const COLOURS = [
		'label',
		'fieldText',
		'fieldBackground',
		'fieldBorder',
		'buttonText',
		'buttonBackground',
		'buttonBorder',
	];

	/** The greatest lengths, in pixels. */
	private const LENGTHS = [
		'fieldBorderWidth'  => 20,
		'fieldRadius'       => 999,
		'buttonBorderWidth' => 20,
		'buttonRadius'      => 999,
	];

	private const SHADOWS = [ 'fieldShadow', 'buttonShadow' ];

	private const PIXELS = [
		'px'  => 1,
		'em'  => 16,
		'rem' => 16,
	];

	/**
	 * Prepares the attributes and enqueues the style sheet that paints them.
	 *
	 * @param array<array-key, mixed> $look As saved.
	 * @return array{class?: string, style?: string} Empty if nothing differs from the theme's look.
	 */
	public static function attributes( array $look, LazyStyles $styles ): array {
		$values = [];
		foreach ( self::COLOURS as $name ) {
			$values[ $name ] = self::colour( self::text( $look, $name ) );
		}
		foreach ( self::LENGTHS as $name => $most ) {
			$values[ $name ] = self::length( self::text( $look, $name ), $most );
		}
		foreach ( self::SHADOWS as $name ) {
			$values[ $name ] = self::preset( 'shadow', self::text( $look, $name ) );
		}
		$style   = '';
		$classes = self::classes( $look );
		foreach ( array_filter( $values, static fn ( string $value ): bool => '' !== $value ) as $name => $value ) {
			$style .= '--brolga-' . _wp_to_kebab_case( $name ) . ":{$value};";
		}
		if ( '' === $style && '' === $classes ) {
			return [];
		}
		$styles->bring( 'form' );
		return [ 'class' => "brolga-look{$classes}" ] + ( '' === $style ? [] : [ 'style' => rtrim( $style, ';' ) ] );
	}

	/** @param array<array-key, mixed> $look */
	private static function classes( array $look ): string {
		$columns = $look['columns'] ?? null;
		return ( 1 === $columns || 2 === $columns ? " is-columns-{$columns}" : '' )
			. ( 'full' === ( $look['buttonWidth'] ?? null ) ? ' is-button-full' : '' );
	}

	/** @param array<array-key, mixed> $look */
	private static function text( array $look, string $name ): string {
		$value = $look[ $name ] ?? '';
		return is_string( $value ) ? strtolower( trim( $value ) ) : '';
	}

	/** Returns `rgb()` as hex, because WordPress takes functions that it doesn't know out of `style` attributes. */
	private static function colour( string $value ): string {
		if ( 1 === preg_match( '/^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/D', $value ) ) {
			return $value;
		}
		$rgb = '/^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:\s*[,\/]\s*([01]|0?\.\d{1,4}))?\s*\)$/D';
		if ( 1 === preg_match( $rgb, $value, $parts ) ) {
			$channels = array_map( 'intval', array_slice( $parts, 1, 3 ) );
			$opacity  = isset( $parts[4] ) ? sprintf( '%02x', (int) round( 255 * (float) $parts[4] ) ) : '';
			return max( $channels ) > 255 ? '' : vsprintf( '#%02x%02x%02x', $channels ) . $opacity;
		}
		return self::preset( 'color', $value );
	}

	private static function preset( string $kind, string $slug ): string {
		return 1 === preg_match( '/^[a-z0-9][a-z0-9-]{0,59}$/D', $slug )
			? "var(--wp--preset--{$kind}--" . _wp_to_kebab_case( $slug ) . ')'
			: '';
	}

	private static function length( string $value, int $most ): string {
		return 1 === preg_match( '/^(\d{1,3}(?:\.\d{1,3})?)(px|r?em)$/D', $value, $parts )
			&& (float) $parts[1] * self::PIXELS[ $parts[2] ] <= $most
			? $value
			: '';
	}
}
