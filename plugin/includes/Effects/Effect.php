<?php
declare( strict_types=1 );

namespace Brolga\Effects;

/**
 * Something that a block of any kind can be given.
 */
interface Effect {

	/**
	 * Applies it to a block's markup.
	 *
	 * @param array<mixed> $settings As they were saved; nothing is sure about them.
	 * @param string       $html     The block's markup.
	 * @return string|null The markup with the effect; null where the settings ask for none.
	 */
	public function apply( array $settings, string $html ): ?string;

	/**
	 * Whether it takes the script.
	 */
	public function is_scripted(): bool;
}
