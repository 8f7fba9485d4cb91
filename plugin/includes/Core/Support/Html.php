<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

/**
 * Makes attributes from a list, so that a view need not be a thicket of ifs,
 * fills templates, and prints markup.
 */
final class Html {

	/**
	 * Prints markup whose values were escaped where it was made. Nothing else
	 * prints unescaped: who reads for holes reads the callers of this.
	 *
	 * @param string ...$markup One after the other.
	 */
	public static function put( string ...$markup ): void {
		foreach ( $markup as $part ) {
			echo $part; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where it was made; wp_kses() would take away forms and drawings.
		}
	}

	/**
	 * Fills a template of several lines: `{name}` stands for a value, which is
	 * escaped markup already. A line's end within a tag is a space; others, with the
	 * indentation after them, are for readers of the code alone.
	 *
	 * @param array<string, string> $values By name.
	 */
	public static function fill( string $template, array $values ): string {
		$markup = (string) preg_replace( [ '/\n\s*(?=[<{])/', '/\n\s*/' ], [ '', ' ' ], $template );
		$names  = array_map( static fn ( string $name ): string => "{{$name}}", array_keys( $values ) );
		return strtr( $markup, array_combine( $names, $values ) );
	}

	/**
	 * Attributes, escaped, each with a space before it.
	 *
	 * @param array<string, string|int|bool|null> $attributes Values by name; true prints the name alone, false and null
	 *                                                        print nothing.
	 */
	public static function attributes( array $attributes ): string {
		$html = '';
		foreach ( $attributes as $name => $value ) {
			if ( null === $value || false === $value ) {
				continue;
			}
			$html .= true === $value ? " {$name}" : " {$name}=\"" . esc_attr( (string) $value ) . '"';
		}
		return $html;
	}
}
