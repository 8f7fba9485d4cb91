<?php
declare( strict_types=1 );

namespace Brolga\Core\Events;

/**
 * Question about where the current visitor came from. Each feature that stores the origin has a
 * subclass of its own.
 *
 * @see TRACK-18
 */
abstract class OriginAsked implements Question {

	/** @var array<string, string> Texts by name. */
	private array $notes = [];

	/** Adds a fact unless one with this name exists. */
	public function note( string $name, string $text ): void {
		$this->notes += [ $name => $text ];
	}

	/** @return array<string, string> */
	public function origin(): array {
		$origin = $this->filtered( $this->notes );
		$texts  = array_filter( is_array( $origin ) ? $origin : [], is_string( ... ) );
		return array_filter( $texts, is_string( ... ), ARRAY_FILTER_USE_KEY );
	}

	/** @param array<string, string> $notes */
	abstract protected function filtered( array $notes ): mixed;
}
