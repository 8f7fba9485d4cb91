<?php
declare( strict_types=1 );

namespace Brolga\Webhooks;

use Brolga\Core\Privacy\PolicySource;

/**
 * Suggested privacy policy text about webhooks and receivers of leads, which send personal data to other
 * servers.
 *
 * @see PRIV-4 LEAD-734 LEAD-735
 */
final class WebhookPolicy implements PolicySource {

	public function __construct(
		private readonly Webhooks $webhooks,
		private readonly LeadReceivers $receivers
	) {}

	/** @return list<string> */
	public function policy(): array {
		return [
			...( [] === $this->webhooks->all()
				? []
				: [ __( 'We share some of what you send us with other services. [Name the services here.]', 'brolga' ) ] ),
			...array_values( array_map(
				static fn ( LeadReceiver $receiver ): string => $receiver->policy(),
				$this->receivers->on()
			) ),
		];
	}
}
