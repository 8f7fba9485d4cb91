<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Lists;

use RuntimeException;

/** Thrown if a person cannot be subscribed. The message tells the administrator what to do. */
final class EnrolmentRefused extends RuntimeException {}
