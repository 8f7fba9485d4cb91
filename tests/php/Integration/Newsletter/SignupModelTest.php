<?php
/**
 * Random lives of addresses, held against a small reference model.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Newsletter;

use Brolga\Core\Database\Transaction;
use Brolga\Core\Import\RowOutcome;
use Brolga\Mail\Mail;
use Brolga\Mail\ShareUsed;
use Brolga\Newsletter\Import\SubscriberImports;
use Brolga\Newsletter\Lists\ListName;
use Brolga\Newsletter\Lists\ListRetention;
use Brolga\Newsletter\Lists\ListTokens;
use Brolga\Newsletter\Lists\LocalList;
use Brolga\Newsletter\Subscribers\SubscriberRepository;
use Brolga\Newsletter\Subscribers\SubscriptionRequest;
use Brolga\Tests\NewsletterTestCase;
use Brolga\Tests\Support\SignupModel;
use Random\Engine\Mt19937;
use Random\Randomizer;

/**
 * NEWS-23 NEWS-31 NEWS-32 NEWS-33 NEWS-34: nobody who has left is mailed, nobody
 * is told of a mail that does not go, each proof belongs to its act.
 *
 * The list, its tables, tokens, shares and mails are the real ones; the clock and
 * the mailbox are the test's. BROLGA_MODEL_SEED begins elsewhere,
 * BROLGA_MODEL_SEQUENCES=10000 makes a long run of it.
 */
final class SignupModelTest extends NewsletterTestCase {

	/**
	 * Lives, and the most acts of one. SQLite, whose statements are translated first, is asked for few: its answers are
	 * the same.
	 */
	private const SEQUENCES = 1000;
	private const ON_SQLITE = 200;
	private const ACTS      = 7;

	private const MACHINES = [
		'visitor'  => '192.0.2.1',
		'stranger' => '203.0.113.9',
		'another'  => '2001:db8::9',
	];

	private LocalList $local;
	private Transaction $transaction;
	private SubscriberRepository $subscribers;
	private ListRetention $retention;

	/** The life that is being lived. */
	private SignupModel $model;
	private Randomizer $random;
	private string $life = '';

	/**
	 * Mails that have arrived: what each asked, the row it names, its two tokens.
	 *
	 * @var list<array{act: string, place: int, confirm: string, leave: string}>
	 */
	private array $mailbox = [];

	/** @var list<string> */
	private array $story = [];

	protected function setUp(): void {
		parent::setUp();
		$this->local       = $this->built->get( LocalList::class );
		$this->transaction = $this->built->get( Transaction::class );
		$this->subscribers = $this->built->get( SubscriberRepository::class );
		$this->retention   = $this->built->get( ListRetention::class );
		$this->model       = new SignupModel();
		$this->random      = new Randomizer();
	}

	public function test_random_lives(): void {
		$given = getenv( 'BROLGA_MODEL_SEED' );
		$seed  = is_string( $given ) && '' !== $given ? (int) $given : 1;
		$long  = getenv( 'BROLGA_MODEL_SEQUENCES' );
		$count = is_string( $long ) && '' !== $long
			? (int) $long
			: ( class_exists( 'WP_SQLite_DB', false ) ? self::ON_SQLITE : self::SEQUENCES );
		fwrite( STDERR, "\nSign-up model: seeds {$seed} to " . ( $seed + $count - 1 ) . "\n" );
		for ( $number = 0; $number < $count; $number++ ) {
			$this->live( $seed + $number );
		}
		self::assertGreaterThan( $count, self::getCount() );
	}

	/**
	 * Lives one life.
	 *
	 * @param int $seed Its own.
	 */
	private function live( int $seed ): void {
		$this->random  = new Randomizer( new Mt19937( $seed ) );
		$this->model   = new SignupModel();
		$this->life    = "life-{$seed}";
		$this->mailbox = [];
		$this->story   = [];
		// By weight, so that most lives come far and few forget.
		$acts = [
			...array_fill( 0, 4, 'ask' ),
			...array_fill( 0, 3, 'deliver' ),
			...array_fill( 0, 4, 'confirm' ),
			...array_fill( 0, 3, 'leave' ),
			...array_fill( 0, 3, 'import' ),
			'wait',
			'forget',
		];
		$this->act( 'ask' );
		for ( $left = $this->random->getInt( 2, self::ACTS ); $left > 0; $left-- ) {
			$this->act( $acts[ $this->random->getInt( 0, count( $acts ) - 1 ) ] );
		}
		$this->act( 'deliver' );
		$row = $this->connection->row( "SELECT id, status, consent_text FROM {$this->connection->table( 'subscribers' )} WHERE list_id = %s", $this->life );
		$this->same(
			[ $this->model->status, $this->model->proof ],
			[ $row['status'] ?? 'none', $row['consent_text'] ?? '' ],
			'status and proof'
		);
		$this->same(
			'confirmed' === $this->model->status ? 1 : 0,
			count( $this->subscribers->confirmed_after( $this->life, 0, 2 ) ),
			'readers of the next mail'
		);
	}

	/**
	 * Does something, in the model and in the plugin.
	 */
	private function act( string $act ): void {
		$words         = $act . ' ' . count( $this->story );
		$this->story[] = $words;
		match ( $act ) {
			'ask'     => $this->ask( $words ),
			'deliver' => $this->deliver(),
			'confirm' => $this->follow( true ),
			'leave'   => $this->follow( false ),
			'import'  => $this->import( $words ),
			'wait'    => $this->clock->advance( [ 600, 3600, 90000 ][ $this->random->getInt( 0, 2 ) ] ),
			default   => $this->forget(),
		};
	}

	/**
	 * Somebody types the address, once or over and over.
	 *
	 * @param string $words What they agree to.
	 */
	private function ask( string $words ): void {
		$who                    = array_keys( self::MACHINES )[ $this->random->getInt( 0, 2 ) ];
		$_SERVER['REMOTE_ADDR'] = self::MACHINES[ $who ];
		for ( $times = 1 === $this->random->getInt( 1, 9 ) ? 4 : 1; $times > 0; $times-- ) {
			$each = "{$words} {$who} {$times}";
			try {
				$this->transaction->run( fn () => $this->local->subscribe(
					ListName::parse( $this->life ),
					SubscriptionRequest::by_administrator( "{$this->life}@example.com", '', '', $each )
				) );
				$told = true;
			} catch ( ShareUsed ) {
				$told = false;
			}
			$this->same(
				$this->model->ask( $who, $each, $this->clock->timestamp() ),
				$told,
				"told of a mail: {$each}"
			);
		}
	}

	/**
	 * What waits arrives.
	 */
	private function deliver(): void {
		$arrived = array_map(
			static fn ( Mail $mail ): array => [
				self::token( ListTokens::CONFIRM, $mail->text ),
				self::token( ListTokens::LEAVE, $mail->text ),
			],
			$this->waiting_mails()
		);
		$this->connection->execute( "DELETE FROM {$this->connection->table( 'outbox' )}" );
		$expected = $this->model->deliver();
		$this->same(
			array_map( static fn ( array $letter ): bool => '' !== $letter['act'], $expected ),
			array_map( static fn ( array $tokens ): bool => '' !== $tokens[0], $arrived ),
			'mails that leave'
		);
		foreach ( $expected as $number => $letter ) {
			$this->mailbox[] = $letter + [
				'confirm' => $arrived[ $number ][0] ?? '',
				'leave'   => $arrived[ $number ][1] ?? '',
			];
		}
	}

	/**
	 * Any mail is opened again, and one of its links followed.
	 */
	private function follow( bool $is_yes ): void {
		if ( [] === $this->mailbox ) {
			return;
		}
		$mail = $this->mailbox[ $this->random->getInt( 0, count( $this->mailbox ) - 1 ) ];
		if ( $is_yes && '' !== $mail['act'] ) {
			$signup = $this->local->to_confirm( $mail['confirm'] );
			$this->same(
				$this->model->confirm( $mail['act'], $this->clock->timestamp() ),
				null !== $signup && $this->local->confirm( $signup ),
				"link of {$mail['act']}"
			);
		} elseif ( ! $is_yes ) {
			$subscriber = $this->local->to_leave( $mail['leave'] );
			$this->same( $this->model->leave( $mail['place'] ), null !== $subscriber, 'link to leave' );
			if ( null !== $subscriber ) {
				$this->local->leave( $subscriber );
			}
		}
	}

	/**
	 * A file is taken in, with a date that is long ago.
	 *
	 * @param string $words What stands in it.
	 */
	private function import( string $words ): void {
		$left   = 1 === $this->random->getInt( 1, 3 );
		$import = $this->built->get( SubscriberImports::class )->of( $this->life, $words );
		$values = [
			'email'     => "{$this->life}@example.com",
			'status'    => $left ? 'unsubscribed' : 'confirmed',
			'agreed_at' => '2020-01-01 10:00',
		];
		$this->same(
			$this->model->import( $left, $words ),
			RowOutcome::Known !== $import->take( $values, [], [ 'status' => $values['status'] ] ),
			"import of {$values['status']}"
		);
	}

	/**
	 * The links end, and the hourly task runs.
	 */
	private function forget(): void {
		$this->deliver();
		$this->clock->advance( 31 * 86400 );
		$this->retention->run_task();
		$this->model->forget( $this->clock->timestamp() );
	}

	/**
	 * What a link of a mail carries; empty: there is none.
	 */
	private static function token( string $parameter, string $text ): string {
		return 1 === preg_match( "/[?&]{$parameter}=([0-9a-f.]+)/", $text, $match ) ? $match[1] : '';
	}

	/**
	 * Holds the plugin against the model.
	 */
	private function same( mixed $expected, mixed $found, string $what ): void {
		self::assertSame(
			$expected,
			$found,
			"{$what}; BROLGA_MODEL_SEED="
				. substr( $this->life, 5 )
				. ' BROLGA_MODEL_SEQUENCES=1; '
				. implode( ', ', $this->story )
		);
	}
}
