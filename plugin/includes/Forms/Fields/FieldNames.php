<?php
declare( strict_types=1 );

namespace Brolga\Forms\Fields;

use Brolga\Core\Support\Text;

/**
 * Makes the part of an input's name that the owner chooses. Used in the order
 * of the saved form, both when it is printed and when it is read back, so that
 * both come to the same names.
 */
final class FieldNames {

	/** Names that the form's own inputs have. */
	public const RESERVED = [ 'captcha', 'et_number', 'email_fields', 'email_hidden_fields' ];

	/**
	 * Names that are taken.
	 *
	 * @var array<string, true>
	 */
	private array $taken = [];

	/**
	 * A name like the wanted one that no other field has.
	 *
	 * @param string $wanted The owner's id, or the label.
	 */
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
