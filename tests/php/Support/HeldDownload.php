<?php
/**
 * A download that goes nowhere.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Support;

use Brolga\Core\Export\Download;

/**
 * Holds what would be sent.
 */
final class HeldDownload implements Download {

	public string $name = '';
	public string $type = '';
	public string $text = '';

	/** How many pieces it came in. */
	public int $pieces = 0;

	/** @var array<string, string> */
	public array $headers = [];

	public function send( string $name, string $type, iterable $pieces, array $headers = [] ): void {
		$this->name    = $name;
		$this->type    = $type;
		$this->headers = $headers;
		foreach ( $pieces as $piece ) {
			$this->text .= $piece;
			++$this->pieces;
		}
	}
}
