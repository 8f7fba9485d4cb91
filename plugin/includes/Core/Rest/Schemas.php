<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Core\Rest;

use Brolga\Core\Support\Json;
use LogicException;

/**
 * Reads the JSON schemas in plugin/contracts/schemas. The routes validate requests with the same
 * files from which the types of the browser code are generated.
 *
 * @see REST-17
 */
final class Schemas {

	/**
	 * @return array<string, mixed>
	 * @throws LogicException If the file does not exist.
	 */
	public static function get( string $name ): array {
		$file   = dirname( __DIR__, 3 ) . "/contracts/schemas/{$name}.json";
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of this plugin.
		$text   = is_file( $file ) ? file_get_contents( $file ) : false;
		$schema = [];
		foreach ( false === $text
			? throw new LogicException( "There is no schema {$name}." )
			: Json::map( $text ) as $key => $value ) {
			$schema[ (string) $key ] = $value;
		}
		return $schema;
	}

	/** @return array<string, array<string, mixed>> */
	public static function properties( string $name ): array {
		$schema     = self::get( $name );
		$properties = [];
		foreach ( is_array( $schema['properties'] ?? null ) ? $schema['properties'] : [] as $property => $rules ) {
			foreach ( is_array( $rules ) ? $rules : [] as $rule => $value ) {
				$properties[ (string) $property ][ (string) $rule ] = $value;
			}
		}
		return $properties;
	}

	/** @return array<string, array<string, mixed>> */
	public static function args( string $name ): array {
		$required = self::get( $name )['required'] ?? [];
		$args     = [];
		foreach ( self::properties( $name ) as $property => $rules ) {
			$args[ $property ] = [
				'required' => is_array( $required ) && in_array( $property, $required, true ),
			] + $rules;
		}
		return $args;
	}
}
