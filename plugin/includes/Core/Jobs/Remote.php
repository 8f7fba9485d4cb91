<?php
declare( strict_types=1 );

namespace Brolga\Core\Jobs;

/**
 * Does its jobs on another server that is not a mail server. What it fails of says
 * by itself what to do: advice about mail would mislead.
 *
 * @see OUTBOX-15
 */
interface Remote extends Patient {}
