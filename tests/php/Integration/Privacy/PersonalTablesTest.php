<?php
/**
 * WordPress' tools for personal data, and every table that there is.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Privacy;

use Brolga\Core\Audit\AuditLogRepository;
use Brolga\Core\Database\Schema;
use Brolga\Mail\Mail;
use Brolga\Privacy\PersonalData;
use Brolga\Shop\BackInStock\StockWaitRepository;
use Brolga\Tests\UploadTestCase;

/**
 * Somebody leaves her name wherever the plugin keeps one. Whoever makes a table
 * says here that it holds nothing of anybody, or what she leaves in it.
 */
final class PersonalTablesTest extends UploadTestCase {

	private const EMAIL = 'jo.walker@example.com';

	/** In her name, her address and whatever else she leaves. */
	private const MARK = 'walker';

	/** Tables with nothing of anybody. */
	private const OF_NOBODY = [
		'consents'            => 'answers under random numbers that their visitors alone know',
		'consent_wordings'    => 'what visitors were asked',
		'counters'            => 'numbers',
		'departed'            => 'keyed hashes of addresses that had left a list',
		'digests'             => 'which posts went to which list',
		'experiment_counts'   => 'numbers',
		'experiment_history'  => 'numbers',
		'experiment_origins'  => 'numbers by groups of thousands of networks',
		'experiments'         => 'what owners test',
		'form_days'           => 'numbers',
		'ledger'              => 'keyed hashes',
		'missed_searches'     => 'keyed hashes, and words that several visitors have searched for',
		'new_posts'           => 'when posts were published',
		'popup_counts'        => 'numbers',
		'questions'           => 'what owners ask',
		'spam_words'          => 'keyed hashes of words, of many messages',
		'words'               => 'what posts say, once more, and with them gone',
	];

	/** What the exporter tells of each table. */
	private const TOLD = [
		'entries'     => 'walker-message',
		'outbox'      => 'walker-mail',
		'signups'     => 'walker-request',
		'stock_waits' => 'brolga-stock',
		'subscribers' => 'walker-place',
		'uploads'     => 'walker-plan.pdf',
	];

	/** Tables that only the eraser reads. */
	private const UNTOLD = [
		'audit'       => 'what owners searched for',
		'entry_words' => 'the words of entries, once more',
	];

	protected function setUp(): void {
		parent::setUp();
		foreach ( [ 'exporters', 'erasers' ] as $tool ) {
			remove_all_filters( "wp_privacy_personal_data_{$tool}" );
		}
		$this->built->get( PersonalData::class )->register();
		foreach ( $this->tables() as $table ) {
			$this->connection->execute( "DELETE FROM {$this->connection->table( $table )}" );
		}
		$this->leave_traces();
	}

	/**
	 * PRIV-12: no table is forgotten.
	 */
	public function test_every_table_is_somebodys_or_nobodys(): void {
		$known = [ ...array_keys( self::OF_NOBODY ), ...array_keys( self::TOLD ), ...array_keys( self::UNTOLD ) ];
		self::assertSame(
			[],
			array_diff( $this->tables(), $known ),
			'Say whether these tables hold anything of anybody.'
		);
		self::assertSame( [], array_diff( $known, $this->tables() ), 'There are no such tables.' );
		$personal = [ ...array_keys( self::TOLD ), ...array_keys( self::UNTOLD ) ];
		sort( $personal );
		self::assertSame( $personal, $this->marked() );
	}

	/**
	 * PRIV-1 PRIV-12: she is told what is in each of them.
	 */
	public function test_the_exporter_tells_of_every_table(): void {
		$told = strtolower( (string) wp_json_encode( self::whole( 'exporters' ) ) );
		foreach ( self::TOLD as $table => $text ) {
			self::assertStringContainsString( $text, $told, $table );
		}
	}

	/**
	 * PRIV-1 PRIV-12: nothing of her is left in any of them.
	 */
	public function test_the_eraser_empties_every_table(): void {
		self::whole( 'erasers' );
		self::assertSame( [], $this->marked() );
	}

	/**
	 * Leaves her name in each table.
	 */
	private function leave_traces(): void {
		$form = $this->form_on_page(
			[],
			[ ...self::form_fields(), [ 'fieldId' => 'message', 'type' => 'text', 'label' => 'Message' ] ]
		);
		self::assertNull( $this->send_files(
			[ $this->pdf( 'walker-plan.pdf' ) ],
			[ 'name' => 'Jo Walker', 'email' => self::EMAIL, 'message' => 'walker-message' ],
			$form
		)->error );
		$consent = [
			'consent_text' => 'Yes',
			'consent_page' => 'https://example.com/',
			'consent_at'   => '2026-11-21 09:00:00',
		];
		$place   = $this->connection->insert(
			'subscribers',
			$consent + [
				'list_id'    => 'main',
				'email'      => self::EMAIL,
				'first_name' => 'walker-place',
				'created_at' => '2026-11-21 09:00:00',
			]
		);
		$this->connection->insert(
			'signups',
			$consent + [
				'subscriber_id' => $place,
				'first_name'    => 'walker-request',
				'asked_at'      => '2026-11-21 09:00:00',
			]
		);
		$this->built->get( StockWaitRepository::class )->ask( $this->make_post(), self::EMAIL );
		$this->jobs->add( ( new Mail( [ self::EMAIL ], 'walker-mail', 'Hello' ) )->to_job() );
		$this->built->get( AuditLogRepository::class )->record( 1, 'export_leads', 1, [ 'search' => self::EMAIL ] );
	}

	/**
	 * All tables of the plugin.
	 *
	 * @return list<string>
	 */
	private function tables(): array {
		return $this->built->get( Schema::class )->names();
	}

	/**
	 * The tables in which her name stands.
	 *
	 * @return list<string>
	 */
	private function marked(): array {
		$marked = array_filter(
			$this->tables(),
			fn ( string $table ): bool => str_contains(
				strtolower( (string) wp_json_encode(
					$this->connection->rows( "SELECT * FROM {$this->connection->table( $table )}" )
				) ),
				self::MARK
			)
		);
		sort( $marked );
		return $marked;
	}

	/**
	 * Asks a tool page by page, as WordPress does.
	 *
	 * @param string $tool exporters or erasers.
	 * @return list<mixed> Its answers.
	 */
	private static function whole( string $tool ): array {
		$parts = apply_filters( "wp_privacy_personal_data_{$tool}", [] );
		self::assertIsArray( $parts );
		self::assertIsArray( $parts['brolga'] );
		self::assertIsCallable( $parts['brolga']['callback'] );
		$answers = [];
		for ( $page = 1; $page < 20; $page++ ) {
			$answer    = $parts['brolga']['callback']( self::EMAIL, $page );
			$answers[] = $answer;
			if ( ! is_array( $answer ) || true === $answer['done'] ) {
				break;
			}
		}
		return $answers;
	}
}
