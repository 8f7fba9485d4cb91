<?php
declare( strict_types=1 );

namespace Brolga\Webhooks;

use Brolga\Webhooks\Events\LeadCreated;

/**
 * Where events go, which, and what they are signed with.
 */
final class Webhook {

	/**
	 * @param list<string>       $forms  Uids of the forms it is told of; empty: all.
	 * @param list<string>       $events Ids of the events it is told of.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $url,
		#[\SensitiveParameter]
		public readonly string $secret,
		public readonly array $forms = [],
		public readonly array $events = [ LeadCreated::ID ]
	) {}

	/**
	 * Whether it is told of an event.
	 *
	 * @param string $event    The event's id.
	 * @param string $form_uid At which form; empty: at none.
	 */
	public function hears( string $event, string $form_uid ): bool {
		return in_array( $event, $this->events, true )
			&& ( [] === $this->forms || '' === $form_uid || in_array( $form_uid, $this->forms, true ) );
	}
}
