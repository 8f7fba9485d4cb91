<?php
declare( strict_types=1 );

namespace Brolga\Forms\Fields;

use Brolga\Core\Support\Constants;
use Brolga\Core\Support\Text;

/**
 * An address as the contact form takes it. The rule is the wire contract's own,
 * and stricter than a mail server's in what can be put into a mail header: no
 * quotes, no white space, no line breaks, no comma.
 */
final class EmailAddress {

	/**
	 * Judges what was typed. An empty value is not checked, nor is one that only
	 * repeats the field's label.
	 *
	 * @param string $typed As the visitor typed it.
	 * @param string $label The field's label.
	 * @return array{checked: bool, valid: bool, value: string} The value is what is sent on.
	 */
	public static function check( string $typed, string $label ): array {
		$value   = Text::lower( Text::trim( $typed ) );
		$checked = '' !== $value && Text::lower( Text::trim( $label ) ) !== $value;
		return [
			'checked' => $checked,
			'valid'   => ! $checked || self::is_valid( $value ),
			'value'   => $value,
		];
	}

	/**
	 * Whether an address in small letters, without white space around it, passes.
	 *
	 * @see EMAIL-1 EMAIL-2 EMAIL-3 EMAIL-4 EMAIL-5 EMAIL-6 EMAIL-7 EMAIL-8
	 */
	public static function is_valid( string $address ): bool {
		if ( Text::length( $address ) < Constants::EMAIL_MIN_LENGTH ) {
			return false;
		}
		$at = strpos( $address, '@' );
		if ( false === $at || 0 === $at ) {
			return false;
		}
		$local  = substr( $address, 0, $at );
		$labels = explode( '.', substr( $address, $at + 1 ) );
		if ( 1 !== preg_match( '/^[A-Za-z0-9!#$%&\'*+\/=?^_`{|}~.-]+$/D', $local ) || count( $labels ) < 2 ) {
			return false;
		}
		foreach ( $labels as $label ) {
			// Two dots in a row, or one at an end, leave an empty label.
			if ( 1 !== preg_match( '/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/iD', $label ) ) {
				return false;
			}
		}
		return true;
	}
}
