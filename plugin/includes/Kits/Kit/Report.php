<?php
declare( strict_types=1 );

namespace Brolga\Kits\Kit;

/**
 * What became of each part of an import, line by line.
 *
 * @phpstan-type Line array{outcome: string, what: string, text: string, url: string, key: string}
 * @see KIT-8
 */
final class Report {

	/** @phpstan-var list<Line> */
	private array $lines = [];

	/**
	 * @param string $url Where to look at it; may be empty.
	 * @param string $key Which item it is about; empty: none.
	 */
	public function add( Outcome $outcome, string $what, string $text, string $url = '', string $key = '' ): void {
		$this->lines[] = [
			'outcome' => $outcome->value,
			'what'    => $what,
			'text'    => $text,
			'url'     => $url,
			'key'     => $key,
		];
	}

	/** @phpstan-return list<Line> */
	public function lines(): array {
		return $this->lines;
	}

	public function count( Outcome $outcome ): int {
		return count( array_keys( array_column( $this->lines, 'outcome' ), $outcome->value, true ) );
	}
}
