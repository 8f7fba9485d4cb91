<?php
declare( strict_types=1 );

namespace Brolga\Core\Abilities;

/**
 * One that cannot be undone, or that changes what visitors see for good:
 * assistants that read annotations ask before they do it.
 *
 * @see LEAD-81
 */
interface DestructiveAbility extends Ability {}
