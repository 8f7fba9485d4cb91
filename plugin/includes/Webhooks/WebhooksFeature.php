<?php
declare( strict_types=1 );

namespace Brolga\Webhooks;

use Brolga\Api\Webhooks\WebhookEvent;
use Brolga\Core\Kernel\Feature;
use Brolga\Core\Kernel\Parts;
use Brolga\Leads\LeadStored;
use Brolga\Newsletter\Lists\SignupStored;
use Brolga\Webhooks\Events\LeadCreated;
use Brolga\Webhooks\Events\SubscriptionRequested;
use Brolga\Webhooks\Google\SheetsApi;

/** Webhooks: notifies other servers of leads, sign-ups and other events, and hands new leads to Slack and Google. */
final class WebhooksFeature implements Feature {

	public function parts(): Parts {
		return new Parts(
			modules: [ HookedEvents::class ],
			routes: [
				WebhooksController::class  => [ 'webhooks' ],
				ReceiversController::class => [ 'receivers' ],
			],
			options: [ Webhooks::OPTION ],
			settings: [ WebhooksSection::class ],
			server: [ SheetsApi::class ],
			handlers: [ WebhookHandler::class, Slack::class, Sheet::class ],
			listeners: [
				LeadStored::class   => [ WebhookListener::class ],
				SignupStored::class => [ WebhookListener::class ],
			],
			policy: [ WebhookPolicy::class ],
			extensions: [ WebhookEvent::class => [ LeadCreated::class, SubscriptionRequested::class ] ]
		);
	}
}
