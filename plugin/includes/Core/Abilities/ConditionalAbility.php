<?php
declare( strict_types=1 );

namespace Brolga\Core\Abilities;

/**
 * An ability that only some sites have, such as those with a connected AI model. Elsewhere it is not built.
 *
 * @template-covariant Output of array<string, mixed> = array<string, mixed>
 * @extends Ability<Output>
 */
interface ConditionalAbility extends Ability {

	public static function can_register(): bool;
}
