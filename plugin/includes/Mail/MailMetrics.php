<?php
declare( strict_types=1 );

namespace Brolga\Mail;

use Brolga\Core\Metrics\Counters;
use Brolga\Core\Metrics\MetricSource;
use Brolga\Core\Metrics\MetricTotals;
use Brolga\Core\Support\Module;

/**
 * Metrics: counts sent and failed emails of the site, whichever code sent them.
 *
 * @see OPS-5
 */
final class MailMetrics implements Module, MetricSource {

	private const MAILS = 'mails_total';

	public function __construct( private readonly Counters $counters ) {}

	public function register(): void {
		add_action( 'wp_mail_succeeded', fn () => $this->counters->add( self::MAILS, [ 'result' => 'sent' ] ) );
		add_action( 'wp_mail_failed', fn () => $this->counters->add( self::MAILS, [ 'result' => 'failed' ] ) );
	}

	public function metrics( MetricTotals $totals ): array {
		return [ $totals->counter( self::MAILS, 'Mails that the site handed over to be sent, by result.' ) ];
	}
}
