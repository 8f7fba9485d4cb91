<?php
declare( strict_types=1 );

namespace Brolga\Core\Events;

/**
 * A question that a feature asks all others. It collects the answers, and lets other plugins
 * filter them with a hook.
 */
interface Question {}
