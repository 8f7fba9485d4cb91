<?php
declare( strict_types=1 );

namespace Brolga\Webhooks;

/**
 * Where events go, which, and what they are signed with.
 */
final class Webhook {

	/**
	 * @param list<string>       $forms  Uids of the forms it is told of; empty: all.
	 * @param list<WebhookEvent> $events The events it is told of.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $url,
		#[\SensitiveParameter]
		public readonly string $secret,
		public readonly array $forms = [],
		public readonly array $events = [ WebhookEvent::LeadCreated ]
	) {}

	/**
	 * Whether it is told of an event.
	 *
	 * @param WebhookEvent $event    What happened.
	 * @param string       $form_uid At which form.
	 */
	public function hears( WebhookEvent $event, string $form_uid ): bool {
		return in_array( $event, $this->events, true )
			&& ( [] === $this->forms || in_array( $form_uid, $this->forms, true ) );
	}
}
