<?php
declare( strict_types=1 );

namespace Brolga\Forms\Fields;

use Brolga\Core\Support\Text;

/**
 * Makes the part of an input's name that the site owner chooses, unique within a form. Used in the order of the
 * saved form both when the form is printed and when a request is read, so that both produce the same names.
 */
final class FieldNames {

	/** Names of the form's own inputs. */
	public const RESERVED = [ 'captcha', 'et_number', 'email_fields', 'email_hidden_fields' ];

	/** @var array<string, true> */
	private array $taken = [];

	public function claim( string $wanted ): string {
		$name = trim( preg_replace( '/[^a-z0-9_-]+/', '_', Text::lower( $wanted ) ) ?? '', '_' );
		$name = '' === $name ? 'field' : substr( $name, 0, 64 );
		$free = $name;
		for ( $n = 2; isset( $this->taken[ $free ] ) || in_array( $free, self::RESERVED, true ); $n++ ) {
			$free = "{$name}_{$n}";
		}
		$this->taken[ $free ] = true;
		return $free;
	}
}
