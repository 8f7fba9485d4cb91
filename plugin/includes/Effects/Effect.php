<?php
declare( strict_types=1 );

namespace Brolga\Effects;

/** An effect that any block can have. */
interface Effect {

	/**
	 * Applies the effect to a block's markup.
	 *
	 * @param array<mixed> $settings As saved, not validated.
	 * @return string|null Null: the settings ask for no effect.
	 */
	public function apply( array $settings, string $html ): ?string;

	public function is_scripted(): bool;
}
