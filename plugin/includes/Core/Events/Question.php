<?php
declare( strict_types=1 );

namespace Brolga\Core\Events;

/**
 * What a feature asks the others before it goes on. It takes their answers in,
 * and has other plugins filter them by a hook of its own.
 */
interface Question {}
