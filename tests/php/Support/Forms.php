<?php
/**
 * The plugin's forms, built for a test.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Support;

use Brolga\Core\ClientIp;
use Brolga\Core\Clock;
use Brolga\Core\Database\Connection;
use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Database\Transaction;
use Brolga\Core\Hmac;
use Brolga\Core\Http\AllowedHosts;
use Brolga\Core\Http\Client;
use Brolga\Core\Http\SystemResolver;
use Brolga\Core\RateLimiter;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Settings\Vault;
use Brolga\Forms\Captcha;
use Brolga\Forms\FormLocator;
use Brolga\Forms\FormScope;
use Brolga\Forms\FormState;
use Brolga\Forms\FormTokens;
use Brolga\Forms\SourceStack;
use Brolga\Forms\Uploads\EntryFiles;
use Brolga\Forms\Uploads\FileInspector;
use Brolga\Forms\Uploads\FileStore;
use Brolga\Forms\Uploads\KeptFiles;
use Brolga\Forms\Uploads\UploadFolder;
use Brolga\Forms\Uploads\UploadRepository;
use Brolga\Forms\Uploads\Uploads;
use Brolga\Leads\EntryListRepository;
use Brolga\Leads\EntryRepository;
use Brolga\Leads\LeadService;
use Brolga\Leads\Mails\Autoresponder;
use Brolga\Leads\Mails\MessageIds;
use Brolga\Leads\Mails\Notifications;
use Brolga\Leads\QuestionRepository;
use Brolga\Leads\Replies\ReplyService;
use Brolga\Leads\Search\EntryKeysRepository;
use Brolga\Leads\Search\EntrySearch;
use Brolga\Leads\Search\EntryWordsRepository;
use Brolga\Leads\Sending\SubmissionService;
use Brolga\Outbox\Outbox;
use Brolga\Outbox\OutboxRepository;
use Brolga\Spam\BlockedAttempts;
use Brolga\Spam\ProofOfWork;
use Brolga\Spam\Service;
use Brolga\Spam\ServiceVerifier;
use Brolga\Spam\Siteverify;
use Brolga\Spam\SpamGuard;
use Brolga\Spam\SpamSettings;
use Brolga\Spam\Verifier;
use Brolga\Webhooks\WebhookListener;
use Brolga\Webhooks\Webhooks;

/**
 * The same objects as in the composition root, around a clock of the test's.
 */
final class Forms {

	public readonly Connection $connection;
	public readonly Transaction $transaction;
	public readonly Hmac $hmac;
	public readonly FormTokens $tokens;
	public readonly Captcha $captcha;
	public readonly FormLocator $locator;
	public readonly SourceStack $sources;
	public readonly FormState $state;
	public readonly FormScope $scope;
	public readonly EntryWordsRepository $words;
	public readonly QuestionRepository $questions;
	public readonly EntryRepository $entries;
	public readonly EntryListRepository $list;
	public readonly OutboxRepository $jobs;
	public readonly SubmissionService $service;
	public readonly LeadService $leads;
	public readonly ReplyService $replies;
	public readonly SpamGuard $guard;
	public readonly BlockedAttempts $blocked;
	public readonly UploadFolder $folder;
	public readonly FileStore $store;
	public readonly UploadRepository $upload_table;

	public function __construct( Clock $clock ) {
		$settings          = new Settings();
		$this->connection  = new Connection();
		$this->hmac        = new Hmac( $clock );
		$ip                = new ClientIp( $settings, $this->hmac );
		$ledger            = new LedgerRepository( $this->connection, $clock );
		$this->transaction = new Transaction( $this->connection );
		$this->tokens      = new FormTokens( $this->hmac );
		$this->captcha     = new Captcha( $this->hmac, $ledger, $ip );
		$spam              = new SpamSettings( $settings );
		$asks              = new Siteverify( new Client( new SystemResolver(), AllowedHosts::of_this_server(), Siteverify::SECONDS ) );
		$this->blocked     = new BlockedAttempts( $ledger, $clock );
		$this->guard       = new SpamGuard(
			$this->hmac,
			$spam,
			[
				new ProofOfWork(),
				...array_map( static fn ( Service $service ): Verifier => new ServiceVerifier( $service, $spam, $asks, $clock ), Service::cases() ),
			],
			$ledger,
			$this->blocked
		);
		$this->locator     = new FormLocator();
		$this->sources     = new SourceStack();
		$this->state       = new FormState( $this->tokens );
		$this->scope       = new FormScope( $this->sources, $this->state, $clock );
		$this->words       = new EntryWordsRepository( $this->connection );
		$this->questions   = new QuestionRepository( $this->connection );
		$this->entries     = new EntryRepository( $this->connection, $this->words, $this->questions, $clock );
		$places            = new EntryKeysRepository( $this->connection );
		$this->list        = new EntryListRepository( $this->connection, $places, new EntrySearch( $places, $this->words ) );
		$this->jobs        = new OutboxRepository( $this->connection, $clock );
		$outbox            = new Outbox( $this->jobs );
		$notifications     = new Notifications( $outbox, $settings, $this->locator, new Autoresponder( $outbox, $ledger, $this->hmac, new MessageIds( $this->hmac ) ), $clock );
		$this->folder      = new UploadFolder( $this->hmac, '' );
		$this->store       = new FileStore( $this->folder );

		$this->upload_table = new UploadRepository( $this->connection, $clock );
		$uploads            = new Uploads( new FileInspector(), $this->store, $this->upload_table, new KeptFiles( $this->hmac ), $clock );

		$announcer         = new WebhookListener( new Webhooks( new Vault() ), $outbox );
		$this->service     = new SubmissionService( $this->tokens, new RateLimiter( $ledger, $clock ), $ip, $this->locator, $this->captcha, $this->transaction, $ledger, $this->entries, $notifications, $this->hmac, $clock, $announcer, $this->guard, $uploads );
		$this->leads       = new LeadService( $this->entries, $this->list, $this->jobs, $notifications, $this->transaction, $clock, $announcer, new EntryFiles( $this->upload_table, $this->store ) );
		$this->replies     = new ReplyService( $this->entries, $outbox, $this->jobs, new MessageIds( $this->hmac ), $settings, $this->transaction, $clock );
	}
}
