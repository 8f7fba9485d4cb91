<?php
/**
 * Names that point where a test says.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Support;

use Brolga\Core\Http\Resolver;

/**
 * Answers from a table, and counts. Nothing is asked of the network.
 */
final class FixedResolver implements Resolver {

	/** @var list<string> */
	public array $asked = [];

	/**
	 * @param array<string, list<list<string>>> $answers By host: what each question gets; the last one stays.
	 */
	public function __construct( private array $answers = [] ) {}

	public function addresses( string $host ): array {
		$this->asked[] = $host;
		$answers       = $this->answers[ $host ] ?? [ [] ];
		if ( count( $answers ) > 1 ) {
			$this->answers[ $host ] = array_slice( $answers, 1 );
		}
		return $answers[0];
	}
}
