<?php
declare( strict_types=1 );

namespace Brolga\Forms\Fields;

use Brolga\Core\Support\Constants;
use Brolga\Core\Support\Text;

/**
 * Validates email addresses by the rules of the wire contract. They are stricter than a mail server's about
 * what may appear in a mail header: no quotes, no white space, no line breaks, no comma.
 */
final class EmailAddress {

	/**
	 * Checks a typed address. An empty value, or one that only repeats the field's label, is not checked.
	 *
	 * @return array{checked: bool, valid: bool, value: string} The value is trimmed and in lower case.
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

	/** @see EMAIL-1 EMAIL-2 EMAIL-3 EMAIL-4 EMAIL-5 EMAIL-6 EMAIL-7 EMAIL-8 */
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
			// Two dots in a row, or a dot at an end, produce an empty label.
			if ( 1 !== preg_match( '/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/iD', $label ) ) {
				return false;
			}
		}
		return true;
	}
}
