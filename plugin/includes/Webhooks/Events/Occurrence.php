<?php
declare( strict_types=1 );

namespace Brolga\Webhooks\Events;

use Brolga\Core\Jobs\Subject;

/** One occurrence of a webhook event, with what its delivery needs to know. */
final class Occurrence {

	/**
	 * @param array<string, int|string> $noted Stored until the delivery.
	 * @param Subject|null $subject The lead or subscriber that the event is about.
	 * @param string $form_uid Empty if no form is involved.
	 */
	public function __construct(
		public readonly array $noted,
		public readonly ?Subject $subject = null,
		public readonly string $form_uid = ''
	) {}
}
