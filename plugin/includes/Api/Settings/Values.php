<?php
declare( strict_types=1 );

namespace Brolga\Api\Settings;

/**
 * The values of a section. One that is not valid is read as its default.
 *
 * @since 0.1.0
 */
interface Values {

	public function text( string $name ): string;

	public function number( string $name ): int;

	public function flag( string $name ): bool;

	/** @return list<string> */
	public function texts( string $name ): array;

	/**
	 * Returns the constants that must be set before a constant's secret is sent to the server in
	 * the settings: otherwise, whoever changes the server's address would receive the secret.
	 *
	 * @return array<string, string> Missing constants by the value that they override; empty: the secret
	 *     may be sent.
	 */
	public function keeps_back( string $name ): array;
}
