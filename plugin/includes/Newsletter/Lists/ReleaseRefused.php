<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Lists;

use RuntimeException;

/**
 * Undoes the transaction that took a sign-up out of spam.
 */
final class ReleaseRefused extends RuntimeException {}
