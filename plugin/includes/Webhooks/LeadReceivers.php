<?php
declare( strict_types=1 );

namespace Brolga\Webhooks;

/**
 * All services that receive new leads in a form of their own.
 *
 * @see LEAD-734 LEAD-735
 */
final class LeadReceivers {

	/** @var array<string, LeadReceiver> */
	private readonly array $all;

	public function __construct( Slack $slack, Sheet $sheet ) {
		$this->all = [
			$slack->kind() => $slack,
			$sheet->kind() => $sheet,
		];
	}

	/** @return array<string, LeadReceiver> By kind. */
	public function all(): array {
		return $this->all;
	}

	/** @return array<string, LeadReceiver> */
	public function on(): array {
		return array_filter( $this->all, static fn ( LeadReceiver $receiver ): bool => $receiver->is_on() );
	}
}
