<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

/** Builds attributes, fills templates and prints markup. */
final class Html {

	/**
	 * Prints markup that was escaped where it was made. No other method prints unescaped values,
	 * so a security review can follow the callers of this one.
	 */
	public static function put( string ...$markup ): void {
		foreach ( $markup as $part ) {
			echo $part; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where it was made; wp_kses() would take away forms and drawings.
		}
	}

	/**
	 * Fills a template of several lines: `{name}` stands for a value that is escaped markup already. A line
	 * break within a tag becomes a space; other line breaks and the indentation are removed.
	 *
	 * @param array<string, string> $values Escaped markup by name.
	 */
	public static function fill( string $template, array $values ): string {
		$markup = (string) preg_replace( [ '/\n\s*(?=[<{])/', '/\n\s*/' ], [ '', ' ' ], $template );
		$names  = array_map( static fn ( string $name ): string => "{{$name}}", array_keys( $values ) );
		return strtr( $markup, array_combine( $names, $values ) );
	}

	/**
	 * Returns escaped attributes, each preceded by a space.
	 *
	 * @param array<string, string|int|bool|null> $attributes Values by name: true prints only the name,
	 *     false and null print nothing.
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
