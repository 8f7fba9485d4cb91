<?php
declare( strict_types=1 );

namespace Brolga\Webhooks\Events;

use Brolga\Core\Jobs\Subject;

/**
 * What happened, with what its delivery has to know.
 */
final class Occurrence {

	/**
	 * @param array<string, int|string> $noted    What is noted until it is sent.
	 * @param Subject|null              $subject  Whom it is about.
	 * @param string                    $form_uid At which form; empty: at none.
	 */
	public function __construct(
		public readonly array $noted,
		public readonly ?Subject $subject = null,
		public readonly string $form_uid = ''
	) {}
}
