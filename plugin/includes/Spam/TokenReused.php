<?php
declare( strict_types=1 );

namespace Brolga\Spam;

use RuntimeException;

/** Thrown inside the transaction, which rolls the submission back so that it can be stored again as spam. */
final class TokenReused extends RuntimeException {}
