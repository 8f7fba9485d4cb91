<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Core\Settings;

use Brolga\Api\Settings\Section;
use Brolga\Api\Settings\Values;
use LogicException;

/**
 * Reads a section's values with their types. A stored value that does not fit its schema is read as its
 * default, because it may be old or edited by hand. Values set on the server take precedence.
 *
 * @phpstan-import-type Schema from Section
 */
final class SectionValues implements Values {

	/** @var array<string, mixed> The section's stored values; secrets are encrypted. */
	public readonly array $stored;

	/** @var Schema */
	private readonly array $schema;

	/** @param array<array-key, mixed> $all */
	public function __construct( private readonly Section $section, array $all, private readonly Vault $vault ) {
		$this->schema = $section->schema();
		$own          = is_array( $all[ $section->id() ] ?? null ) ? $all[ $section->id() ] : [];
		$this->stored = array_intersect_key( self::named( $own ), $this->schema );
	}

	/** @param array<string, mixed> $changes */
	public function with( array $changes ): self {
		$stored = $this->stored;
		foreach ( $changes as $name => $value ) {
			if ( $this->is_secret( $name ) && is_string( $value ) && '' !== $value ) {
				$value = $this->vault->seal( $value );
			}
			$stored[ $name ] = $value;
		}
		return new self( $this->section, [ $this->section->id() => $stored ], $this->vault );
	}

	/** Returns a hash of the stored values, with which saving detects changes made meanwhile. */
	public function version(): string {
		return substr( hash( 'sha256', $this->section->id() . serialize( $this->stored ) ), 0, 16 );
	}

	public function text( string $name ): string {
		$value = $this->value( $name );
		return is_string( $value ) ? $value : '';
	}

	public function number( string $name ): int {
		$value = $this->value( $name );
		return is_int( $value ) ? $value : 0;
	}

	public function flag( string $name ): bool {
		return true === $this->value( $name );
	}

	public function texts( string $name ): array {
		$value = $this->value( $name );
		return is_array( $value ) ? array_values( array_filter( $value, is_string( ... ) ) ) : [];
	}

	public function value( string $name ): mixed {
		$rules  = $this->rules( $name );
		$server = $this->on_server( $name );
		if ( null !== $server && $server->is_set() ) {
			return [] === $this->keeps_back( $name ) ? $server->value() : $rules['default'] ?? null;
		}
		$value = $this->stored[ $name ] ?? null;
		if ( $this->is_secret( $name ) && is_string( $value ) && '' !== $value ) {
			$value = $this->vault->open( $value );
		}
		return null === $value || ! FieldCheck::fits( $value, $rules ) ? $rules['default'] ?? null : $value;
	}

	public function is_secret( string $name ): bool {
		return true === ( $this->rules( $name )['writeOnly'] ?? false );
	}

	public function constant( string $name ): ?string {
		$server = $this->on_server( $name );
		return null !== $server && $server->is_set() ? $server->name : null;
	}

	public function on_server( string $name ): ?ServerValue {
		$rules    = $this->rules( $name );
		$constant = $rules['constant'] ?? null;
		$schema   = $rules['onServer'] ?? $rules;
		return is_string( $constant ) && is_array( $schema )
			? new ServerValue( $constant, self::named( $schema ) )
			: null;
	}

	/** @return list<string> */
	public function goes_to( string $name ): array {
		$names = $this->rules( $name )['goesTo'] ?? [];
		return is_array( $names ) ? array_values( array_filter( $names, is_string( ... ) ) ) : [];
	}

	/** @see REST-18 */
	public function keeps_back( string $name ): array {
		$missing = [];
		foreach ( null === $this->constant( $name ) ? [] : $this->goes_to( $name ) as $place ) {
			$server = $this->on_server( $place );
			if (
				null !== $server
				&& ! $server->is_set()
				&& $this->value( $place ) !== ( $this->rules( $place )['default'] ?? null )
			) {
				$missing[ $place ] = $server->name;
			}
		}
		return $missing;
	}

	/** @return list<string> */
	public function names(): array {
		return array_keys( $this->schema );
	}

	/**
	 * @return array<string, mixed>
	 * @throws LogicException If the section has no value of that name.
	 */
	private function rules( string $name ): array {
		return $this->schema[ $name ] ?? throw new LogicException(
			"The section {$this->section->id()} has no value {$name}."
		);
	}

	/**
	 * @param array<array-key, mixed> $values
	 * @return array<string, mixed>
	 */
	private static function named( array $values ): array {
		return array_filter( $values, is_string( ... ), ARRAY_FILTER_USE_KEY );
	}
}
