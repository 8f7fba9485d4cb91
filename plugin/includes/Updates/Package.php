<?php
declare( strict_types=1 );

namespace Brolga\Updates;

/** A zip of a release: the plugin's or the theme's. */
final class Package {

	/** @param string $sha256 In lower-case hexadecimal digits. */
	private function __construct(
		public readonly string $version,
		public readonly string $url,
		public readonly string $sha256,
		public readonly string $requires,
		public readonly string $requires_php,
		public readonly string $tested
	) {}

	/** Reads a manifest's entry; null if a value is missing or malformed. */
	public static function read( mixed $entry ): ?self {
		$text = static fn ( string $name, string $pattern ): ?string => is_array( $entry )
			&& is_string( $entry[ $name ] ?? null )
			&& 1 === preg_match( $pattern, $entry[ $name ] ) ? $entry[ $name ] : null;
		$values = [
			$text( 'version', '/^\d{1,4}(\.\d{1,4}){2}(-[0-9a-z.]{1,20})?\z/' ),
			$text( 'package', '#^https?://[^\s"<>]{3,500}\z#' ),
			$text( 'sha256', '/^[0-9a-f]{64}\z/' ),
			$text( 'requires', '/^\d{1,3}(\.\d{1,3}){1,2}\z/' ),
			$text( 'requires_php', '/^\d{1,3}(\.\d{1,3}){1,2}\z/' ),
			$text( 'tested', '/^\d{1,3}(\.\d{1,3}){1,2}\z/' ),
		];
		return in_array( null, $values, true ) ? null : new self( ...$values );
	}

	/**
	 * Returns the newest tested version of WordPress as WordPress compares it: a release that was
	 * tested with 7.1 was tested with 7.1.4.
	 */
	public function tested_with( string $wordpress ): string {
		return str_starts_with( $wordpress, $this->tested . '.' ) ? $wordpress : $this->tested;
	}
}
