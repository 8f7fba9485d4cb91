<?php
declare( strict_types=1 );

namespace Brolga\Newsletter;

use Brolga\Api\Newsletter\ListApi;
use Brolga\Core\Kernel\Container;
use Brolga\Core\Kernel\Feature;
use Brolga\Core\Kernel\Parts;
use Brolga\Core\Rest\PublicAction;
use Brolga\Core\Security\ClientIp;
use Brolga\Core\Support\Constants;
use Brolga\Mail\SampleMailsAsked;
use Brolga\Mail\MailShare;
use Brolga\Newsletter\Admin\DeleteSubscriberAbility;
use Brolga\Newsletter\Admin\SignupSpamController;
use Brolga\Newsletter\Admin\SubscribeAbility;
use Brolga\Newsletter\Admin\SubscribeCommand;
use Brolga\Newsletter\Admin\SubscribersCommand;
use Brolga\Newsletter\Admin\SubscribersController;
use Brolga\Newsletter\Admin\SubscribersScreen;
use Brolga\Newsletter\Admin\UnsubscribeAbility;
use Brolga\Newsletter\Digest\DigestMails;
use Brolga\Newsletter\Digest\DigestPages;
use Brolga\Newsletter\Digest\DigestSchedule;
use Brolga\Newsletter\Digest\DigestsTable;
use Brolga\Newsletter\Digest\ListMailSamples;
use Brolga\Newsletter\Digest\NewPostsTable;
use Brolga\Newsletter\Digest\PostNews;
use Brolga\Newsletter\Import\SubscriberImportAbility;
use Brolga\Newsletter\Import\SubscriberImportCommand;
use Brolga\Newsletter\Import\SubscriberImportController;
use Brolga\Newsletter\Lists\ListKeepers;
use Brolga\Newsletter\Lists\ListPages;
use Brolga\Newsletter\Lists\ListRetention;
use Brolga\Newsletter\Lists\ListTokens;
use Brolga\Newsletter\Lists\LocalList;
use Brolga\Newsletter\Lists\NewsletterSection;
use Brolga\Newsletter\Lists\SignupForm;
use Brolga\Newsletter\Providers\Accounts;
use Brolga\Newsletter\Providers\AccountsController;
use Brolga\Newsletter\Providers\AccountsSection;
use Brolga\Newsletter\Providers\Brevo;
use Brolga\Newsletter\Providers\ListApis;
use Brolga\Newsletter\Providers\Mailchimp;
use Brolga\Newsletter\Providers\MailerLite;
use Brolga\Newsletter\Providers\ProviderHandler;
use Brolga\Newsletter\Providers\RemoteList;
use Brolga\Newsletter\Providers\WebhookList;
use Brolga\Newsletter\Signups\SignupForms;
use Brolga\Newsletter\Signups\SignupPostAction;
use Brolga\Newsletter\Signups\SubscribeAjax;
use Brolga\Newsletter\Signups\SubscriptionsController;
use Brolga\Newsletter\Subscribers\SignupRepository;
use Brolga\Newsletter\Subscribers\SignupsTable;
use Brolga\Newsletter\Subscribers\SubscriberNames;
use Brolga\Newsletter\Subscribers\SubscriberRepository;
use Brolga\Newsletter\Subscribers\SubscribersTable;
use Brolga\Newsletter\Subscribers\UnsubscribedTable;
use Brolga\Outbox\Outbox;

/** Registers newsletter sign-ups, the lists of this site and of email services, and digests. */
final class NewsletterFeature implements Feature {

	public function parts(): Parts {
		return new Parts(
			waiting: [
				SignupForms::class    => [ 'block ' . SignupForm::BLOCK, SignupForms::class ],
				SubscribeAjax::class  => PublicAction::hooks( Constants::NEWSLETTER_ACTION ),
				DigestSchedule::class => [ 'transition_post_status', 'brolga_run_outbox' ],
				PostNews::class       => [ 'rest_api_init', 'enqueue_block_editor_assets' ],
			],
			asked: [
				SignupPostAction::class => [ SignupPostAction::CHECKSUM ],
				ListPages::class        => [ ListTokens::CONFIRM, ListTokens::LEAVE ],
			],
			admin: [ SubscribersScreen::class ],
			routes: [
				SubscriptionsController::class    => [ 'subscriptions' ],
				AccountsController::class         => [ 'accounts', 'lists' ],
				SubscribersController::class      => [ 'subscribers' ],
				SignupSpamController::class       => [ 'subscribers' ],
				SubscriberImportController::class => [ 'imports' ],
			],
			hourly: [ DigestSchedule::class, ListRetention::class ],
			cron: [ DigestSchedule::EVENT => DigestSchedule::class ],
			tables: [
				SubscribersTable::class,
				SignupsTable::class,
				UnsubscribedTable::class,
				DigestsTable::class,
				NewPostsTable::class,
			],
			options: [ Accounts::OPTION ],
			settings: [ NewsletterSection::class, AccountsSection::class ],
			handlers: [ ProviderHandler::class, DigestPages::class, DigestMails::class ],
			subjects: [ SubscriberNames::class ],
			personal_data: [ SubscriberPersonalData::class ],
			policy: [ NewsletterPolicy::class ],
			answerers: [ SampleMailsAsked::class => [ ListMailSamples::class ] ],
			referrals: [ ReferredSignups::class ],
			abilities: [
				SubscribeAbility::class,
				SubscriberImportAbility::class,
				UnsubscribeAbility::class,
				DeleteSubscriberAbility::class,
			],
			commands: [
				'brolga subscribe'          => SubscribeCommand::class,
				'brolga subscribers'        => SubscribersCommand::class,
				'brolga subscribers import' => SubscriberImportCommand::class,
			],
			blocks: [ SignupForms::class ],
			extensions: [ ListApi::class => [ Mailchimp::class, Brevo::class, MailerLite::class, WebhookList::class ] ],
			bindings: [
				ListKeepers::class => static fn ( Container $container ): ListKeepers => new ListKeepers(
					[
						$container->get( LocalList::class ),
						...array_map(
							static fn ( string $name ): RemoteList => new RemoteList(
								$name,
								$container->get( SubscriberRepository::class ),
								$container->get( SignupRepository::class ),
								$container->get( Outbox::class ),
								$container->get( MailShare::class ),
								$container->get( ClientIp::class )
							),
							array_keys( $container->get( ListApis::class )->all() )
						),
					]
				),
			]
		);
	}
}
