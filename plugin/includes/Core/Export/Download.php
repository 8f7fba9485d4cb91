<?php
declare( strict_types=1 );

namespace Brolga\Core\Export;

/** Sends a generated file as the response, piece by piece. */
interface Download {

	/**
	 * @param iterable<string> $pieces
	 * @param array<string, string> $headers
	 */
	public function send( string $name, string $type, iterable $pieces, array $headers = [] ): void;
}
