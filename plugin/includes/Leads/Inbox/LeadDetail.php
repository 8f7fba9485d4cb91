<?php
declare( strict_types=1 );

namespace Brolga\Leads\Inbox;

use Brolga\Forms\Uploads\Upload;
use Brolga\Leads\Lead;
use Brolga\Outbox\Delivery;
use Brolga\Outbox\OutboxRepository;

/**
 * A lead with everything that the inbox shows about it.
 *
 * @phpstan-import-type JobHistory from OutboxRepository
 */
final class LeadDetail {

	/**
	 * @phpstan-param list<JobHistory> $jobs
	 * @phpstan-param list<Upload>     $files
	 */
	public function __construct(
		public readonly Lead $lead,
		public readonly Delivery $delivery,
		public readonly array $jobs,
		public readonly array $files
	) {}
}
