<?php
declare( strict_types=1 );

namespace Brolga\Api\Newsletter;

/**
 * The person to be added to a provider's list.
 *
 * @since 0.1.0
 */
final class ProviderContact {

	/** @param array<array-key, string> $fields */
	public function __construct(
		public readonly string $delivery,
		public readonly string $email,
		public readonly string $first_name = '',
		public readonly string $last_name = '',
		public readonly array $fields = [],
		public readonly string $page = '',
		public readonly string $asked_at = ''
	) {}

	/** @return array<string, string> Without empty values, which would erase what the provider has stored. */
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
