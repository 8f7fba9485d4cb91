<?php
declare( strict_types=1 );

namespace Brolga\Core\Abilities;

/**
 * An ability that cannot be undone, or that permanently changes what visitors see. Assistants that
 * read this annotation ask the user before they run it.
 *
 * @see LEAD-81
 */
interface DestructiveAbility extends Ability {}
