<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Lists;

use RuntimeException;

/**
 * Its message says what to do, to the administrator.
 */
final class EnrolmentRefused extends RuntimeException {}
