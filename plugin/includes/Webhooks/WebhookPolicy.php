<?php
declare( strict_types=1 );

namespace Brolga\Webhooks;

use Brolga\Core\Privacy\PolicySource;

/**
 * Suggested privacy policy text about webhooks, which send personal data to other servers.
 *
 * @see PRIV-4 LEAD-734
 */
final class WebhookPolicy implements PolicySource {

	public function __construct(
		private readonly Webhooks $webhooks,
		private readonly Slack $slack
	) {}

	/** @return list<string> */
	public function policy(): array {
		return [
			...( [] === $this->webhooks->all()
				? []
				: [ __( 'We share some of what you send us with other services. [Name the services here.]', 'brolga' ) ] ),
			...( $this->slack->is_on()
				? [ __( 'We read messages from our forms in Slack, which therefore processes what you send us.', 'brolga' ) ]
				: [] ),
		];
	}
}
