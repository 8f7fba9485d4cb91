<?php
declare( strict_types=1 );

namespace Brolga\Spam;

use RuntimeException;

/**
 * Thrown inside the transaction, so that what it stored goes away with it and
 * can be stored again, as spam.
 */
final class TokenReused extends RuntimeException {}
