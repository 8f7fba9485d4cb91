<?php
declare( strict_types=1 );

namespace Brolga\Core\Export;

/**
 * Hands a file to whoever asked for it, piece by piece.
 */
interface Download {

	/**
	 * Sends a file that lies nowhere.
	 *
	 * @param string                $name    What the browser calls it.
	 * @param string                $type    Its media type.
	 * @param iterable<string>      $pieces  What it holds.
	 * @param array<string, string> $headers Further headers.
	 */
	public function send( string $name, string $type, iterable $pieces, array $headers = [] ): void;
}
