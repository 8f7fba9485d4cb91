<?php
/**
 * What tests of forms build on.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests;

use Brolga\Core\Database\Connection;
use Brolga\Core\Jobs\Handler;
use Brolga\Core\Kernel\Container;
use Brolga\Core\Kernel\Services;
use Brolga\Core\Security\Hmac;
use Brolga\Forms\Definition\FormLocator;
use Brolga\Forms\Definition\SourceStack;
use Brolga\Forms\Sending\FormTokens;
use Brolga\Forms\Sending\Submission;
use Brolga\Forms\Source\FormId;
use Brolga\Forms\Source\FormSource;
use Brolga\Forms\Source\SourceKind;
use Brolga\Forms\Uploads\FileStore;
use Brolga\Forms\Uploads\UploadFolder;
use Brolga\Forms\Uploads\UploadRepository;
use Brolga\Forms\Views\Captcha;
use Brolga\Forms\Views\FormScope;
use Brolga\Forms\Views\FormState;
use Brolga\Leads\Inbox\LeadService;
use Brolga\Leads\Intake\FormPostAction;
use Brolga\Leads\Intake\SubmissionService;
use Brolga\Leads\Replies\ReplyService;
use Brolga\Leads\Search\LeadWordsRepository;
use Brolga\Leads\Storage\LeadListRepository;
use Brolga\Leads\Storage\LeadRepository;
use Brolga\Leads\Storage\QuestionRepository;
use Brolga\Mail\MailHandler;
use Brolga\Newsletter\Providers\Accounts;
use Brolga\Newsletter\Signups\SignupForms;
use Brolga\Outbox\OutboxRepository;
use Brolga\Outbox\RunReport;
use Brolga\Outbox\Worker;
use Brolga\Spam\BlockedAttempts;
use Brolga\Spam\SpamGuard;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\Support\ScriptedHandler;
use Brolga\Webhooks\Webhooks;
use WP_Block_Type_Registry;

/**
 * The forms of the plugin, built anew around a clock that stands still, with
 * the blocks as the source has them.
 */
abstract class FormTestCase extends TestCase {

	protected const BLOCKS = [ 'contact-form', 'form-field' ];

	/** A form with a field of each kind of rule. */
	protected const FIELDS = [
		[
			'fieldId'      => 'name',
			'label'        => 'Your name',
			'autocomplete' => 'name',
		],
		[
			'fieldId' => 'email',
			'type'    => 'email',
			'label'   => 'Email',
		],
		[
			'fieldId'  => 'services',
			'type'     => 'checkbox',
			'label'    => 'Services',
			'required' => false,
			'options'  => [ [ 'label' => 'Lawns' ], [ 'label' => 'Walls' ] ],
		],
		[
			'fieldId' => 'message',
			'type'    => 'text',
			'label'   => 'Message',
		],
	];

	/** What a visitor answers. */
	protected const VALUES = [
		'name'     => 'Jo Smith',
		'email'    => 'jo@example.com',
		'services' => [ 'Lawns' ],
		'message'  => "Hello,\nwhat does a wall cost?",
	];

	protected FrozenClock $clock;
	protected Connection $connection;
	protected Hmac $hmac;
	protected FormTokens $tokens;
	protected Captcha $captcha;
	protected FormLocator $locator;
	protected SourceStack $sources;
	protected FormState $state;
	protected FormScope $scope;
	protected LeadWordsRepository $words;
	protected QuestionRepository $questions;
	protected LeadRepository $leads;
	protected LeadListRepository $list;
	protected OutboxRepository $jobs;
	protected SubmissionService $service;
	protected LeadService $inbox;
	protected ReplyService $replies;
	protected SpamGuard $guard;
	protected BlockedAttempts $blocked;
	protected UploadFolder $folder;
	protected FileStore $store;
	protected UploadRepository $upload_table;

	/** Builds the plugin's objects around the clock. */
	protected Container $built;

	/** What blocks were given before. */
	private ?Container $before = null;

	protected function setUp(): void {
		parent::setUp();
		$this->clock      = new FrozenClock( 'now' );
		$this->built      = Built::around( $this->clock );
		$this->before     = Services::provide( $this->built );
		$this->connection = $this->built->get( Connection::class );
		$this->hmac       = $this->built->get( Hmac::class );
		$this->tokens     = $this->built->get( FormTokens::class );
		$this->captcha    = $this->built->get( Captcha::class );
		$this->locator    = $this->built->get( FormLocator::class );
		$this->sources    = $this->built->get( SourceStack::class );
		$this->state      = $this->built->get( FormState::class );
		$this->scope      = $this->built->get( FormScope::class );
		$this->words      = $this->built->get( LeadWordsRepository::class );
		$this->questions  = $this->built->get( QuestionRepository::class );
		$this->leads    = $this->built->get( LeadRepository::class );
		$this->list       = $this->built->get( LeadListRepository::class );
		$this->jobs       = $this->built->get( OutboxRepository::class );
		$this->service    = $this->built->get( SubmissionService::class );
		$this->inbox      = $this->built->get( LeadService::class );
		$this->replies    = $this->built->get( ReplyService::class );
		$this->guard      = $this->built->get( SpamGuard::class );
		$this->blocked    = $this->built->get( BlockedAttempts::class );
		$this->folder     = $this->built->get( UploadFolder::class );
		$this->store      = $this->built->get( FileStore::class );

		$this->upload_table = $this->built->get( UploadRepository::class );
		// What else lies in the site's tables is not this test's; the roll-back brings it back.
		foreach ( [ 'entries', 'entry_words', 'questions', 'outbox', 'ledger' ] as $table ) {
			$this->connection->execute( "DELETE FROM {$this->connection->table( $table )}" );
		}
		delete_option( Accounts::OPTION );
		delete_option( Webhooks::OPTION );
		$this->sources->register();
		$this->scope->register();
		$this->built->get( SignupForms::class )->register();
		foreach ( self::BLOCKS as $name ) {
			self::register_from_source( $name );
		}
	}

	protected function tearDown(): void {
		if ( null !== $this->before ) {
			Services::provide( $this->before );
		}
		unset( $GLOBALS['_wp_current_template_id'] );
		parent::tearDown();
	}

	/**
	 * The edge for pages, over what was built.
	 */
	protected function action(): FormPostAction {
		return $this->built->get( FormPostAction::class );
	}

	/**
	 * Registers a block as the source has it, whatever was built.
	 *
	 * @param string $name Its folder.
	 */
	protected static function register_from_source( string $name ): void {
		$folder   = dirname( __DIR__, 2 ) . "/plugin/blocks/{$name}";
		/** @var array{attributes: array<string, array<string, mixed>>, supports: array<string, mixed>} $json */
		$json     = json_decode( (string) file_get_contents( "{$folder}/block.json" ), true, 32, JSON_THROW_ON_ERROR );
		$registry = WP_Block_Type_Registry::get_instance();
		if ( $registry->is_registered( "brolga/{$name}" ) ) {
			$registry->unregister( "brolga/{$name}" );
		}
		/** @var array{api_version: string, attributes: array<string, array<string, mixed>>} $settings */
		$settings = apply_filters(
			'block_type_metadata_settings',
			[
				'api_version'     => '3',
				'attributes'      => $json['attributes'],
				'supports'        => $json['supports'],
				'render_callback' => static function (
					array $attributes,
					string $content,
					\WP_Block $block
				) use ( $folder ): string {
					ob_start();
					require "{$folder}/render.php";
					return (string) ob_get_clean();
				},
			],
			$json
		);
		register_block_type( "brolga/{$name}", $settings );
	}

	/**
	 * The markup of a form.
	 *
	 * @param array<string, mixed>       $attributes Of the form.
	 * @param list<array<string, mixed>> $fields     Of its fields.
	 */
	protected static function form( array $attributes = [], array $fields = self::FIELDS ): string {
		$inner = '';
		foreach ( $fields as $field ) {
			$inner .= get_comment_delimited_block_content( 'brolga/form-field', $field, '' );
		}
		return get_comment_delimited_block_content(
			'brolga/contact-form',
			$attributes + [ 'uid' => 'enquiry' ],
			$inner
		);
	}

	/**
	 * A page with a form, published.
	 *
	 * @param array<string, mixed>       $attributes Of the form.
	 * @param list<array<string, mixed>> $fields     Of its fields.
	 * @return FormId The form.
	 */
	protected function form_on_page( array $attributes = [], array $fields = self::FIELDS ): FormId {
		return self::id_of( $this->make_post( self::form( $attributes, $fields ) ) );
	}

	/**
	 * The id of the form on a page.
	 */
	protected static function id_of( int $page ): FormId {
		return new FormId( FormSource::of( SourceKind::Post, $page ), 'enquiry' );
	}

	/**
	 * A submission of a form; what is not said is what most visitors do.
	 *
	 * @param FormId|string           $form     The form, or a token.
	 * @param array<array-key, mixed> $values   What is answered.
	 * @param string                  $key      The visitor's key.
	 * @param string                  $captcha  Its token.
	 * @param string                  $honeypot What is in the trap.
	 * @param string                  $page     Where the form was.
	 * @param string                  $referrer The page before.
	 * @param string                  $proof    The spam verifier's token.
	 */
	protected function submission(
		FormId|string $form,
		array $values = self::VALUES,
		string $key = '',
		string $captcha = '',
		string $answer = '',
		string $honeypot = '',
		string $page = 'http://127.0.0.1/contact/',
		string $referrer = '',
		string $proof = ''
	): Submission {
		$token = is_string( $form ) ? $form : $this->tokens->sign( $form );
		return new Submission( $token, 0, $key, $values, $captcha, $answer, $honeypot, $page, $referrer, null, $proof );
	}

	/**
	 * How many rows one of our tables has.
	 *
	 * @param string $table `leads`, `outbox` …
	 */
	protected function rows_of( string $table ): int {
		return (int) $this->connection->value( "SELECT COUNT(*) FROM {$this->connection->table( $table )}" );
	}

	/** Works the queue off with one handler. Mails are sent by nobody. */
	final protected function deliver_by( Handler $handler, int $most = 50 ): RunReport {
		return ( new Worker(
			$this->jobs,
			$this->connection,
			$this->clock,
			[ $handler, new ScriptedHandler( static function (): void {}, MailHandler::KIND ) ],
			0
		) )->run( $most, 50 );
	}
}
