<?php
declare( strict_types=1 );

namespace Brolga\Core\Jobs;

/**
 * Marks handlers whose jobs run only on the live site: bulk email, and calls to the owner's
 * accounts with other services. A copy of the site keeps such jobs without running them.
 *
 * @see OUTBOX-360
 */
interface LiveSiteOnly extends Handler {}
