<?php
declare( strict_types=1 );

namespace Brolga\Forms\Views;

use RuntimeException;

/**
 * Thrown inside the transaction, so that the entry goes away with it.
 */
final class CaptchaUsed extends RuntimeException {}
