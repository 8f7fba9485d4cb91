<?php
/**
 * The composition root.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga;

use Brolga\Content\TabName;
use Brolga\Core\Abilities\Abilities;
use Brolga\Core\Admin\Screen;
use Brolga\Core\Admin\ScriptScreens;
use Brolga\Core\Audit\AuditLogRepository;
use Brolga\Core\Blocks\BlockTypes;
use Brolga\Core\Blocks\ChildBlocks;
use Brolga\Core\Blocks\EditorScripts;
use Brolga\Core\Blocks\Services;
use Brolga\Core\Capabilities;
use Brolga\Core\Cli\Commands;
use Brolga\Core\ClientIp;
use Brolga\Core\Database\Connection;
use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Database\MigrationLockRepository;
use Brolga\Core\Database\Migrator;
use Brolga\Core\Database\OptionRepository;
use Brolga\Core\Database\Schema;
use Brolga\Core\Database\TableRepository;
use Brolga\Core\Database\Transaction;
use Brolga\Core\Export\StreamedDownload;
use Brolga\Core\Hmac;
use Brolga\Core\Http\AllowedHosts;
use Brolga\Core\Http\Client;
use Brolga\Core\Http\SystemResolver;
use Brolga\Core\Import\Import;
use Brolga\Core\Import\ImportsController;
use Brolga\Core\Lifecycle\Installer;
use Brolga\Core\Lifecycle\Lifecycle;
use Brolga\Core\Module;
use Brolga\Core\Page\Build;
use Brolga\Core\Page\ClientConfig;
use Brolga\Core\Page\Modules;
use Brolga\Core\Page\PageTokens;
use Brolga\Core\RateLimiter;
use Brolga\Core\Rest\PublicBodies;
use Brolga\Core\Roles;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Settings\SettingsController;
use Brolga\Core\Settings\SettingsRepository;
use Brolga\Core\Settings\SettingsService;
use Brolga\Core\Settings\Vault;
use Brolga\Core\SystemClock;
use Brolga\Database\Migrations\AddAudit;
use Brolga\Database\Migrations\AddDigests;
use Brolga\Database\Migrations\AddEntryWords;
use Brolga\Database\Migrations\AddFormAge;
use Brolga\Database\Migrations\AddFormDays;
use Brolga\Database\Migrations\AddQuestions;
use Brolga\Database\Migrations\AddSignupOrigin;
use Brolga\Database\Migrations\AddSpamReason;
use Brolga\Database\Migrations\AddSubscriberAnswers;
use Brolga\Database\Migrations\AddSubscribers;
use Brolga\Database\Migrations\AddUploads;
use Brolga\Database\Migrations\CreateTables;
use Brolga\Database\Migrations\WidenListIds;
use Brolga\Forms\Captcha;
use Brolga\Forms\FormChanges;
use Brolga\Forms\FormLocator;
use Brolga\Forms\FormPatterns;
use Brolga\Forms\FormsCheck;
use Brolga\Forms\FormScope;
use Brolga\Forms\FormsProbe;
use Brolga\Forms\FormState;
use Brolga\Forms\FormTokens;
use Brolga\Forms\SourceStack;
use Brolga\Forms\Uploads\EntryFiles;
use Brolga\Forms\Uploads\FileInspector;
use Brolga\Forms\Uploads\FileStore;
use Brolga\Forms\Uploads\KeptFiles;
use Brolga\Forms\Uploads\MailFiles;
use Brolga\Forms\Uploads\UploadDownload;
use Brolga\Forms\Uploads\UploadFolder;
use Brolga\Forms\Uploads\UploadRepository;
use Brolga\Forms\Uploads\Uploads;
use Brolga\Forms\Uploads\UploadsCheck;
use Brolga\Forms\Uploads\UploadsProbe;
use Brolga\Forms\Uploads\UploadsSweep;
use Brolga\Health\HealthController;
use Brolga\Health\HttpsCheck;
use Brolga\Health\ProxyCheck;
use Brolga\Health\SiteHealth;
use Brolga\Health\StorageCheck;
use Brolga\Health\VersionsCheck;
use Brolga\Leads\Abilities\ExportLeads;
use Brolga\Leads\Abilities\ListLeads;
use Brolga\Leads\Abilities\ResendLead;
use Brolga\Leads\EntryListRepository;
use Brolga\Leads\EntryRepository;
use Brolga\Leads\Export\LeadExport;
use Brolga\Leads\Export\LeadsDownload;
use Brolga\Leads\LeadRetention;
use Brolga\Leads\LeadsCommand;
use Brolga\Leads\LeadsController;
use Brolga\Leads\LeadService;
use Brolga\Leads\LeadsScreen;
use Brolga\Leads\Mails\AutoreplyHandler;
use Brolga\Leads\Mails\Autoresponder;
use Brolga\Leads\Mails\MessageIds;
use Brolga\Leads\Mails\Notifications;
use Brolga\Leads\Mails\NotificationsSection;
use Brolga\Leads\QuestionRepository;
use Brolga\Leads\Replies\ReplyHandler;
use Brolga\Leads\Replies\ReplyService;
use Brolga\Leads\Reports\FormDayRepository;
use Brolga\Leads\Reports\FormReport;
use Brolga\Leads\Reports\FormsController;
use Brolga\Leads\Search\EntryIndexer;
use Brolga\Leads\Search\EntryKeysRepository;
use Brolga\Leads\Search\EntrySearch;
use Brolga\Leads\Search\EntryWordsRepository;
use Brolga\Leads\Sending\EnquiriesController;
use Brolga\Leads\Sending\FormPostAction;
use Brolga\Leads\Sending\SubmissionService;
use Brolga\Mail\MailCheck;
use Brolga\Mail\MailController;
use Brolga\Mail\MailHandler;
use Brolga\Mail\MailProbe;
use Brolga\Mail\MailSection;
use Brolga\Mail\QueueCheck;
use Brolga\Mail\SenderDomain;
use Brolga\Mail\SystemDns;
use Brolga\Mail\TestMail;
use Brolga\Newsletter\Digest\DigestLetter;
use Brolga\Newsletter\Digest\DigestMails;
use Brolga\Newsletter\Digest\DigestPages;
use Brolga\Newsletter\Digest\DigestRepository;
use Brolga\Newsletter\Digest\DigestSchedule;
use Brolga\Newsletter\Enrolment;
use Brolga\Newsletter\ListMails;
use Brolga\Newsletter\ListPages;
use Brolga\Newsletter\ListRetention;
use Brolga\Newsletter\ListTokens;
use Brolga\Newsletter\LocalList;
use Brolga\Newsletter\NewsletterSection;
use Brolga\Newsletter\Providers\Accounts;
use Brolga\Newsletter\Providers\AccountsController;
use Brolga\Newsletter\Providers\AccountsSection;
use Brolga\Newsletter\Providers\Brevo;
use Brolga\Newsletter\Providers\ListApis;
use Brolga\Newsletter\Providers\ListChoices;
use Brolga\Newsletter\Providers\Mailchimp;
use Brolga\Newsletter\Providers\MailerLite;
use Brolga\Newsletter\Providers\ProviderHandler;
use Brolga\Newsletter\Providers\ProviderKind;
use Brolga\Newsletter\Providers\RemoteList;
use Brolga\Newsletter\Providers\WebhookList;
use Brolga\Newsletter\SignupChecksum;
use Brolga\Newsletter\SignupForms;
use Brolga\Newsletter\SignupPostAction;
use Brolga\Newsletter\SignupSpamController;
use Brolga\Newsletter\SpamRelease;
use Brolga\Newsletter\SubscribeAbility;
use Brolga\Newsletter\SubscribeAjax;
use Brolga\Newsletter\SubscribeCommand;
use Brolga\Newsletter\SubscriberExport;
use Brolga\Newsletter\SubscriberListRepository;
use Brolga\Newsletter\SubscriberRepository;
use Brolga\Newsletter\SubscribersCommand;
use Brolga\Newsletter\SubscribersController;
use Brolga\Newsletter\SubscribersScreen;
use Brolga\Newsletter\SubscriptionsController;
use Brolga\Newsletter\SubscriptionService;
use Brolga\Outbox\Calls\Caller;
use Brolga\Outbox\Calls\SignedPost;
use Brolga\Outbox\CronCheck;
use Brolga\Outbox\Dispatcher;
use Brolga\Outbox\FailedJobRepository;
use Brolga\Outbox\FailedJobs;
use Brolga\Outbox\FailedJobsController;
use Brolga\Outbox\Outbox;
use Brolga\Outbox\OutboxCommand;
use Brolga\Outbox\OutboxRepository;
use Brolga\Outbox\Worker;
use Brolga\Privacy\OwnHost;
use Brolga\Privacy\PersonalData;
use Brolga\Privacy\PersonalDataRepository;
use Brolga\Privacy\PolicyText;
use Brolga\Privacy\PrivacySection;
use Brolga\Session\KeepAlive;
use Brolga\Shop\AssetGate;
use Brolga\Shop\SessionKeeper;
use Brolga\Shop\StaffAccess;
use Brolga\Shop\WooCommerceShop;
use Brolga\Spam\BlockedAttempts;
use Brolga\Spam\BlockedController;
use Brolga\Spam\ClientVerifier;
use Brolga\Spam\ProofOfWork;
use Brolga\Spam\Service;
use Brolga\Spam\ServiceVerifier;
use Brolga\Spam\Siteverify;
use Brolga\Spam\SpamGuard;
use Brolga\Spam\SpamSection;
use Brolga\Spam\SpamSettings;
use Brolga\Spam\VerifierCheck;
use Brolga\Spam\VerifierProbe;
use Brolga\Webhooks\WebhookHandler;
use Brolga\Webhooks\WebhookListener;
use Brolga\Webhooks\Webhooks;
use Brolga\Webhooks\WebhooksController;
use Brolga\Webhooks\WebhooksSection;

/**
 * Builds every object of the plugin by hand, in order, and lets the parts that
 * can work on this site hook themselves in. Nothing else says `new` to a service.
 */
final class Plugin {

	/**
	 * Keeps the plugin's main file.
	 *
	 * @param string $file Its full path.
	 */
	public function __construct( private readonly string $file ) {}

	/**
	 * Registers every part that can work here.
	 */
	public function register(): void {
		foreach ( $this->modules() as $module ) {
			if ( $module->can_register() ) {
				$module->register();
			}
		}
	}

	/**
	 * All parts of the plugin, in the order in which they are registered.
	 *
	 * @return list<Module>
	 */
	private function modules(): array {
		// What everything stands on.
		$clock      = new SystemClock();
		$hmac       = new Hmac( $clock );
		$vault      = new Vault();
		$settings   = new Settings( $vault );
		$client_ip  = new ClientIp( $settings, $hmac );
		$connection = new Connection();
		$ledger     = new LedgerRepository( $connection, $clock );
		$limiter    = new RateLimiter( $ledger, $clock );

		// Storage.
		$transaction = new Transaction( $connection );
		$schema      = new Schema( $connection );
		$migrator    = new Migrator( new MigrationLockRepository( $connection, $clock ), [ new CreateTables( $schema ), new AddSubscribers( $schema ), new AddAudit( $schema ), new AddFormDays( $schema ), new AddSubscriberAnswers( $schema ), new WidenListIds( $schema ), new AddFormAge( $schema ), new AddSpamReason( $schema ), new AddEntryWords( $schema, $connection ), new AddDigests( $schema ), new AddUploads( $schema ), new AddSignupOrigin( $schema ), new AddQuestions( $schema, $connection ) ] );

		// Files.
		$folder       = new UploadFolder( $hmac );
		$store        = new FileStore( $folder );
		$upload_table = new UploadRepository( $connection, $clock );
		$uploads      = new Uploads( new FileInspector(), $store, $upload_table, new KeptFiles( $hmac ), $clock );

		// What leaves after the answer.
		$jobs   = new OutboxRepository( $connection, $clock );
		$outbox = new Outbox( $jobs );
		$mailer = new MailHandler( $settings, new MailFiles( $upload_table, $store, $settings ) );
		$http   = new Client( new SystemResolver(), AllowedHosts::of_this_server() );

		// What a page and its blocks stand on.
		$build  = new Build( $this->file );
		$tokens = new PageTokens( $hmac );
		Services::provide( new ChildBlocks(), new TabName() );

		// Who is told of events.
		$caller    = new Caller( $http, $clock );
		$post      = new SignedPost( $caller, $clock );
		$webhooks  = new Webhooks( $vault );
		$announcer = new WebhookListener( $webhooks, $outbox );

		// Spam.
		$blocked = new BlockedAttempts( $ledger, $clock );
		$verify  = new Client( new SystemResolver(), AllowedHosts::of_this_server(), Siteverify::SECONDS );
		$spam    = new SpamSettings( $settings );
		$asks    = new Siteverify( $verify );
		$guard   = new SpamGuard( $hmac, $spam, [ new ProofOfWork(), new ServiceVerifier( Service::Recaptcha, $spam, $asks, $clock ), new ServiceVerifier( Service::Turnstile, $spam, $asks, $clock ) ], $ledger, $blocked );
		Services::provide( $guard );

		// Forms.
		$form_tokens   = new FormTokens( $hmac );
		$captcha       = new Captcha( $hmac, $ledger, $client_ip );
		$locator       = new FormLocator();
		$sources       = new SourceStack();
		$form_state    = new FormState( $form_tokens );
		$form_scope    = new FormScope( $sources, $form_state, $clock );
		$words         = new EntryWordsRepository( $connection );
		$questions     = new QuestionRepository( $connection );
		$entries       = new EntryRepository( $connection, $words, $questions, $clock );
		$entry_places  = new EntryKeysRepository( $connection );
		$entry_list    = new EntryListRepository( $connection, $entry_places, new EntrySearch( $entry_places, $words ) );
		$message_ids   = new MessageIds( $hmac );
		$notifications = new Notifications( $outbox, $settings, $locator, new Autoresponder( $outbox, $ledger, $hmac, $message_ids ), $clock );
		$submissions   = new SubmissionService( $form_tokens, $limiter, $client_ip, $locator, $captcha, $transaction, $ledger, $entries, $notifications, $hmac, $clock, $announcer, $guard, $uploads );
		$leads         = new LeadService( $entries, $entry_list, $jobs, $notifications, $transaction, $clock, $announcer, new EntryFiles( $upload_table, $store ) );
		Services::provide( $form_tokens, $captcha, $form_scope );

		// Newsletter.
		$checksum      = new SignupChecksum( $hmac );
		$list_tokens   = new ListTokens( $hmac, $clock );
		$list_mails    = new ListMails( $outbox, $list_tokens, $settings );
		$subscribers   = new SubscriberRepository( $connection, $clock );
		$list          = new LocalList( $subscribers, $list_tokens, $list_mails, $ledger, $client_ip, $clock );
		$remote_lists  = array_map( static fn ( ProviderKind $kind ): RemoteList => new RemoteList( $kind, $subscribers, $outbox, $ledger, $client_ip, $clock ), ProviderKind::cases() );
		$list_keepers  = [ $list, ...$remote_lists ];
		$subscriptions = new SubscriptionService( $checksum, $limiter, $client_ip, $locator, $transaction, $list_keepers, $clock, $announcer, $guard, $subscribers );
		$signup_forms  = new SignupForms( $sources, $form_scope, $checksum, $form_state );
		$digests       = new DigestRepository( $connection, $clock );
		Services::provide( $signup_forms );

		// Who does the queue's work.
		$accounts = new Accounts( $vault );
		$apis     = new ListApis( [ new Mailchimp( $caller ), new Brevo( $caller ), new MailerLite( $caller ), new WebhookList( $post ) ] );
		$worker   = new Worker(
			$jobs,
			$connection,
			$clock,
			[
				$mailer,
				new AutoreplyHandler( $mailer ),
				new ReplyHandler( $mailer ),
				new ProviderHandler( $accounts, $subscribers, $apis ),
				new WebhookHandler( $webhooks, $entries, $subscribers, $post ),
				new DigestPages( $digests, $subscribers, $outbox, $transaction ),
				new DigestMails( $digests, $subscribers, new DigestLetter( $settings ), $list_mails, $mailer ),
			]
		);

		// What owners do with leads.
		$audit     = new AuditLogRepository( $connection, $clock );
		$export    = new LeadExport( $entry_list, $questions );
		$directory = new SubscriberListRepository( $connection, $clock );
		$letters   = new FailedJobRepository( $connection, $clock );
		$enrolment = new Enrolment( $list_keepers, $directory, $announcer, $transaction, $audit );
		$dead      = new FailedJobs( $outbox, $letters, $audit, $transaction );
		$report    = new FormReport( new FormDayRepository( $connection ), $entry_list, $clock );

		// What owners can set, in the order of the screen.
		$owners_settings = new SettingsService(
			$settings,
			new SettingsRepository( $connection ),
			$transaction,
			$audit,
			$vault,
			[
				new MailSection(),
				new NotificationsSection(),
				new SpamSection(),
				new NewsletterSection(),
				new AccountsSection(),
				new WebhooksSection(),
				new PrivacySection(),
			]
		);

		// What can be well or not, in the order of the screen.
		$cron_is_off = defined( 'DISABLE_WP_CRON' ) && true === constant( 'DISABLE_WP_CRON' );
		$checks      = [
			new QueueCheck( $jobs, $clock, $settings, $cron_is_off ),
			new MailCheck( $settings ),
			new CronCheck( $clock, $cron_is_off ),
			new FormsCheck(),
			new HttpsCheck(),
			new StorageCheck( new TableRepository( $connection ), $migrator, fn (): float|false => function_exists( 'disk_free_space' ) ? disk_free_space( dirname( $this->file ) ) : false ),
			new ProxyCheck( $client_ip ),
			new VersionsCheck( PHP_VERSION, wp_get_wp_version(), $clock->now()->format( 'Y-m-d' ) ),
			new UploadsCheck( $folder, $store, $upload_table, static fn ( string $path ): float|false => function_exists( 'disk_free_space' ) ? disk_free_space( $path ) : false ),
			new VerifierCheck( $settings, $spam ),
		];

		return [
			$transaction,
			$migrator,
			new Lifecycle( $this->file, new Installer( $migrator, $schema, new OptionRepository( $connection ), $hmac, new Roles(), $clock, $folder ), $connection, $ledger ),
			$mailer,
			$http,
			new Dispatcher( $outbox, $jobs, $worker, $clock ),
			new Modules( $build ),
			new ClientConfig( $tokens ),
			new ClientVerifier( $spam ),
			$verify,
			new OwnHost( $this->file ),
			new KeepAlive( $tokens ),
			new SessionKeeper( $clock ),
			new AssetGate( new WooCommerceShop() ),
			new BlockTypes( $build ),
			new EditorScripts( $build ),
			new FormPatterns(),
			$sources,
			$form_scope,
			new FormPostAction( $submissions, $form_tokens, $locator, $form_scope, $form_state, $clock ),
			new PublicBodies(),
			new EnquiriesController( $submissions, $captcha ),
			new LeadsController( $leads, new ReplyService( $entries, $outbox, $jobs, $message_ids, $settings, $transaction, $clock ) ),
			$report,
			new FormsController( $report, $form_tokens, $limiter, $client_ip ),
			new BlockedController( $blocked ),
			$signup_forms,
			new SignupPostAction( $subscriptions, $signup_forms, $locator ),
			new SubscribeAjax( $subscriptions, $tokens ),
			new SubscriptionsController( $subscriptions ),
			new ListPages( $list ),
			new DigestSchedule( $digests, $outbox, $transaction, $settings, $clock ),
			new ListRetention( $subscribers, $jobs, $letters, $settings, $clock ),
			new LeadsScreen( $build, $entry_list ),
			new ScriptScreens( new Screen( $build, 'forms' ), new Screen( $build, 'settings' ), new Screen( $build, 'health' ) ),
			new Capabilities(),
			new StaffAccess(),
			new SettingsController( $owners_settings ),
			new MailController( new TestMail( $mailer, $settings ), new SenderDomain( new SystemDns() ), $settings ),
			new AccountsController( $accounts, new ListChoices( $apis ), $http, $jobs, $outbox ),
			new WebhooksController( $webhooks, $http, $post ),
			new SubscribersScreen( new Screen( $build, 'subscribers' ), new SubscriberExport( $directory ), new StreamedDownload(), $audit, $clock ),
			new SubscribersController( $directory, $subscribers, $letters, $audit ),
			new SignupSpamController( new SpamRelease( $subscribers, $list_keepers, $announcer, $transaction, $audit ), $directory, $transaction, $audit ),
			new ImportsController( new Import( $transaction ), $directory, $entries, $entry_list, $audit ),
			new PersonalData( new PersonalDataRepository( $connection ), $leads ),
			new FormChanges(),
			new LeadRetention( $settings, $locator, $leads, $clock ),
			new EntryIndexer( $entries, $words, $questions, $transaction, $clock ),
			new PolicyText( $settings, $spam, $accounts, $webhooks ),
			new HealthController( $checks, [ new MailProbe( $settings ), new FormsProbe(), new UploadsProbe( $folder ), new VerifierProbe( $spam, $asks ) ], $dead, $audit ),
			new FailedJobsController( $letters, $dead ),
			new SiteHealth( $checks, $jobs ),
			new LeadsDownload( $export, new StreamedDownload(), $audit, $clock ),
			new Commands(
				[
					'brolga leads'       => new LeadsCommand( $leads, $export, $audit ),
					'brolga outbox'      => new OutboxCommand( $worker, $jobs ),
					'brolga subscribe'   => new SubscribeCommand( $enrolment ),
					'brolga subscribers' => new SubscribersCommand( $directory, new SubscriberExport( $directory ), $audit ),
				]
			),
			new Abilities( [ new ListLeads( $leads ), new ExportLeads( $export, $audit ), new ResendLead( $leads ), new SubscribeAbility( $enrolment ) ] ),
			new UploadDownload( $upload_table, $store, new StreamedDownload() ),
			new UploadsSweep( $upload_table, $store, $folder, $clock ),
		];
	}
}
