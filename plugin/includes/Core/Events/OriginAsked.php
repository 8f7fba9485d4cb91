<?php
declare( strict_types=1 );

namespace Brolga\Core\Events;

/**
 * Where the visitor who sends this request came from. Each feature that stores
 * it asks by a class of its own.
 *
 * @see TRACK-18
 */
abstract class OriginAsked implements Question {

	/** @var array<string, string> Texts by name. */
	private array $notes = [];

	/**
	 * Notes something about the origin. What was noted first under a name stays.
	 *
	 * @param string $text What there is to know.
	 */
	public function note( string $name, string $text ): void {
		$this->notes += [ $name => $text ];
	}

	/**
	 * All that is known of it, after other plugins have filtered it.
	 *
	 * @return array<string, string> Texts by name.
	 */
	public function origin(): array {
		$origin = $this->filtered( $this->notes );
		$texts  = array_filter( is_array( $origin ) ? $origin : [], is_string( ... ) );
		return array_filter( $texts, is_string( ... ), ARRAY_FILTER_USE_KEY );
	}

	/**
	 * Has other plugins filter it, by the feature's own hook.
	 *
	 * @param array<string, string> $notes What features know.
	 */
	abstract protected function filtered( array $notes ): mixed;
}
