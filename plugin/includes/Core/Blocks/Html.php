<?php
declare( strict_types=1 );

namespace Brolga\Core\Blocks;

/**
 * Prints attributes from a list, so that a view need not be a thicket of ifs.
 */
final class Html {

	/**
	 * Attributes, escaped, each with a space before it.
	 *
	 * @param array<string, string|int|bool|null> $attributes Values by name; true prints the name alone, false and null print nothing.
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
