<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Lists;

use RuntimeException;

/** Thrown to roll back the transaction that removes the spam mark of a sign-up. */
final class ReleaseRefused extends RuntimeException {}
