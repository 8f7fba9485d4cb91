<?php
declare( strict_types=1 );

namespace Brolga\Core\Jobs;

/**
 * Does jobs that are the live site's alone: mail to many, and calls to accounts
 * of the owner's. On a copy of the site they are kept and not done.
 *
 * @see OUTBOX-360
 */
interface OnlyLive extends Handler {}
