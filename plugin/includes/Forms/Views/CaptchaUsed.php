<?php
declare( strict_types=1 );

namespace Brolga\Forms\Views;

use RuntimeException;

/** Thrown inside the transaction if a captcha was used before, so that the lead is rolled back. */
final class CaptchaUsed extends RuntimeException {}
