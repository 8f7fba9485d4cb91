<?php
declare( strict_types=1 );

namespace Brolga\Core\Jobs;

/**
 * Does jobs that others go before: calls to other servers, which may hang, and
 * mail to many readers. A mail that somebody waits for does not wait for them.
 *
 * @see OUTBOX-27
 */
interface Patient extends OnlyLive {}
