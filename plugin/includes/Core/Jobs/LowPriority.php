<?php
declare( strict_types=1 );

namespace Brolga\Core\Jobs;

/**
 * Marks handlers whose jobs run after all others: calls to other servers, which may hang, and
 * email to many readers. An email that somebody is waiting for must not be delayed by them.
 *
 * @see OUTBOX-27
 */
interface LowPriority extends LiveSiteOnly {}
