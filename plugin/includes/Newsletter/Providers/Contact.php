<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Providers;

/**
 * Who wants to be on a list.
 */
final class Contact {

	/**
	 * @param array<array-key, string> $fields     What else was asked, as people read it, by the field's id.
	 */
	public function __construct(
		public readonly string $delivery,
		public readonly string $email,
		public readonly string $first_name = '',
		public readonly string $last_name = '',
		public readonly array $fields = [],
		public readonly string $page = '',
		public readonly string $asked_at = ''
	) {}

	/**
	 * Names and fields as one flat map, without what was left empty: an empty
	 * value would wipe out what the provider knows.
	 *
	 * @param string                   $first_name The provider's name for the first name.
	 * @param string                   $last_name  The provider's name for the last name.
	 * @return array<string, string>
	 */
	public function values( string $first_name, string $last_name ): array {
		$values = [
			$first_name => $this->first_name,
			$last_name  => $this->last_name,
		];
		foreach ( $this->fields as $id => $value ) {
			$values[ str_replace( '-', '_', (string) $id ) ] = $value;
		}
		return array_filter( $values, static fn ( string $value ): bool => '' !== $value );
	}
}
