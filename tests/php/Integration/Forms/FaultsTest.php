<?php
/**
 * Enquiries while the database refuses, and many at once.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Forms;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Kernel\Container;
use Brolga\Core\Support\SystemClock;
use Brolga\Forms\Definition\ApprovedSettings;
use Brolga\Forms\Sending\FormTokens;
use Brolga\Forms\Sending\Submission;
use Brolga\Forms\Source\FormId;
use Brolga\Forms\Source\FormSource;
use Brolga\Forms\Source\SourceKind;
use Brolga\Leads\Intake\SubmissionService;
use Brolga\Leads\Replies\Reply;
use Brolga\Leads\Replies\ReplyService;
use Brolga\Leads\Storage\LeadRepository;
use Brolga\Tests\OwnTablesTestCase;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\Proof;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * Real commits and real roll-backs, on tables of its own.
 */
final class FaultsTest extends OwnTablesTestCase {

	private Container $built;

	/** The page with the form, among the site's own posts. */
	private int $page = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->built = Built::around( new SystemClock() );
		$page        = wp_insert_post(
			[
				'post_type'    => 'page',
				'post_title'   => 'Contact',
				'post_status'  => 'publish',
				'post_content' => wp_slash( '<!-- wp:brolga/contact-form {"uid":"enquiry"} --><!-- wp:brolga/form-field {"fieldId":"name","label":"Name","required":true} /--><!-- /wp:brolga/contact-form -->' ),
			]
		);
		self::assertGreaterThan( 0, $page );
		$this->page = $page;
	}

	protected function tearDown(): void {
		putenv( 'BROLGA_RATE_LIMIT=' );
		remove_all_filters( 'query' );
		wp_delete_post( $this->page, true );
		parent::tearDown();
	}

	private function token(): string {
		return $this->built->get( FormTokens::class )->sign(
			new FormId( FormSource::of( SourceKind::Post, $this->page ), 'enquiry' )
		);
	}

	private function submission(): Submission {
		$page = $this->token();
		return new Submission( $page, 0, '', [ 'name' => 'Jo' ], '', '', '', '', '', token: Proof::for( $page ) );
	}

	/**
	 * How many rows leads and outbox have.
	 *
	 * @return array{int, int}
	 */
	private function rows(): array {
		$count = fn ( string $table ): int => (int) $this->connection->value(
			"SELECT COUNT(*) FROM {$this->connection->table( $table )}"
		);
		return [ $count( 'entries' ), $count( 'outbox' ) ];
	}

	/**
	 * Statements that fail.
	 *
	 * @return iterable<string, array{string}>
	 */
	public static function faults(): iterable {
		yield 'read-only' => [ '/^\s*(?:INSERT|UPDATE|DELETE)/' ];
		yield 'the entry' => [ '/brolga_entries/' ];
		yield 'the mail' => [ '/brolga_outbox/' ];
		yield 'the ledger' => [ '/INSERT.*once:/' ];
		yield 'the end' => [ '/^\s*COMMIT/' ];
	}

	/**
	 * FORM-47 LEAD-21 SPAM-2: wherever the database refuses, an honest 503, nothing stored by half and no mail; and
	 * then it works, with the same proof of work.
	 *
	 * @param string $pattern Which statements fail.
	 */
	#[DataProvider( 'faults' )]
	public function test_a_database_that_refuses_stores_nothing( string $pattern ): void {
		$fault      = static fn ( string $sql ): string => 1 === preg_match( $pattern, $sql )
			? 'INSERT INTO brolga_no_such_table VALUES (1)'
			: $sql;
		$submission = $this->submission();
		add_filter( 'query', $fault );
		$result = $this->built->get( SubmissionService::class )->submit( $submission );
		remove_filter( 'query', $fault );
		self::assertSame( 503, $result->error?->status() );
		self::assertSame( [ 0, 0 ], $this->rows() );

		$result = $this->built->get( SubmissionService::class )->submit( $submission );
		self::assertNull( $result->error );
		self::assertSame( [ 1, 1 ], $this->rows() );
	}

	/**
	 * LEAD-7: fifty with one key at once, from ten processes: one lead, one mail, one answer.
	 */
	public function test_fifty_with_one_key_are_one(): void {
		putenv( 'BROLGA_RATE_LIMIT=off' );
		$ids = array_merge(
			...$this->in_parallel( 'submit', 10, $this->token(), '0b5a3c1e-9d2f-4a6b-8c7d-1e2f3a4b5c6d', '5' )
		);
		self::assertCount( 50, $ids );
		self::assertCount( 1, array_unique( $ids ), implode( ' ', $ids ) );
		self::assertSame( [ 1, 1 ], $this->rows() );
	}

	/**
	 * LEAD-6: the same without a key, as a visitor without scripts who is impatient.
	 */
	#[Group( 'once' )]
	public function test_fifty_without_a_key_are_one(): void {
		putenv( 'BROLGA_RATE_LIMIT=off' );
		$ids = array_merge( ...$this->in_parallel( 'submit', 10, $this->token(), '', '5' ) );
		self::assertCount( 50, $ids );
		self::assertCount( 1, array_unique( $ids ), implode( ' ', $ids ) );
		self::assertSame( [ 1, 1 ], $this->rows() );
	}

	/**
	 * FORM-870: twenty entries at once for three places: three are stored, and the others are told.
	 */
	public function test_the_last_place_is_given_once(): void {
		putenv( 'BROLGA_RATE_LIMIT=off' );
		$form = '<!-- wp:brolga/contact-form {"uid":"enquiry","spamCheck":"off","limits":{"places":3}} --><!-- wp:brolga/form-field {"fieldId":"name","label":"Name","required":true} /--><!-- /wp:brolga/contact-form -->';
		wp_update_post(
			[
				'ID'           => $this->page,
				'post_content' => wp_slash( $form ),
			]
		);
		// As if somebody had saved it who may manage leads.
		ApprovedSettings::approve( $this->page, $form );
		$told = array_count_values( array_merge( ...$this->in_parallel( 'enter', 10, $this->token(), '2' ) ) );
		ksort( $told );
		self::assertSame(
			[
				'full'   => 17,
				'stored' => 3,
			],
			$told
		);
		self::assertSame( 3, $this->rows()[0] );
	}

	/**
	 * LEAD-16: several owners write notes at once: none is lost.
	 */
	public function test_notes_at_once_are_all_kept(): void {
		$lead = $this->built->get( SubmissionService::class )->submit( $this->submission() )->lead_id;
		self::assertSame(
			array_fill( 0, 24, 'noted' ),
			array_merge( ...$this->in_parallel( 'note', 4, (string) $lead, '6' ) )
		);
		$notes = array_column( $this->built->get( LeadRepository::class )->find( $lead )->timeline ?? [], 'text' );
		self::assertCount( 24, array_unique( $notes ) );
	}

	/**
	 * A lead with an address, and nothing in the queue.
	 */
	private function lead(): int {
		$lead = $this->built->get( SubmissionService::class )->submit( $this->submission() )->lead_id;
		$this->connection->execute( "UPDATE {$this->connection->table( 'entries' )} SET email = %s", 'jo@example.com' );
		$this->connection->execute( "DELETE FROM {$this->connection->table( 'outbox' )}" );
		return $lead;
	}

	/**
	 * LEAD-32: a reply is stored and queued, or neither.
	 */
	public function test_a_reply_that_is_not_stored_is_not_sent(): void {
		$lead  = $this->lead();
		$reply = new Reply( '0b5a3c1e-9d2f-4a6b-8c7d-1e2f3a4b5c6d', 'Re: Enquiry', 'Hello' );
		foreach ( [
			'/^UPDATE \S*brolga_entries\S* SET status/',
			'/INSERT.*brolga_outbox/',
			'/^\s*COMMIT/',
		] as $pattern ) {
			$fault = static fn ( string $sql ): string => 1 === preg_match( $pattern, $sql )
				? 'INSERT INTO brolga_no_such_table VALUES (1)'
				: $sql;
			add_filter( 'query', $fault );
			try {
				$this->built->get( ReplyService::class )->send( $lead, $reply, 1 );
				self::fail( 'It was told as a success.' );
			} catch ( StorageUnavailable ) {
				remove_filter( 'query', $fault );
			}
			self::assertSame( [ 1, 0 ], $this->rows() );
			self::assertSame( [], $this->built->get( LeadRepository::class )->find( $lead )->timeline ?? [] );
		}
		self::assertNull( $this->built->get( ReplyService::class )->send( $lead, $reply, 1 ) );
		self::assertSame( [ 1, 1 ], $this->rows() );
	}

	/**
	 * LEAD-34: a double click, a retry and a second tab at once: one mail.
	 */
	public function test_a_reply_sent_many_times_at_once_is_one(): void {
		$lead = $this->lead();
		self::assertSame(
			array_fill( 0, 12, 'sent' ),
			array_merge( ...$this->in_parallel( 'reply', 4, (string) $lead, '3' ) )
		);
		self::assertSame( [ 1, 1 ], $this->rows() );
		self::assertSame(
			[ 'reply', 'status' ],
			array_column( $this->built->get( LeadRepository::class )->find( $lead )->timeline ?? [], 'kind' )
		);
	}
}
