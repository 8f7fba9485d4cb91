<?php
declare( strict_types=1 );

namespace Brolga\Core\Jobs;

/**
 * Marks handlers that call another server which is not a mail server. Their error messages already
 * say what to do; the general advice about email would be misleading.
 *
 * @see OUTBOX-15
 */
interface RemoteHandler extends LowPriority {}
