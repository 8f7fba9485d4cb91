<?php
/**
 * What owners do with subscribers, on the command line.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Cli;

use Brolga\Core\Audit\AuditLogRepository;
use Brolga\Newsletter\Admin\DeleteSubscriberAbility;
use Brolga\Newsletter\Admin\SubscribersCommand;
use Brolga\Newsletter\Admin\UnsubscribeAbility;
use Brolga\Newsletter\Subscribers\SubscriberStatus;
use Brolga\Tests\NewsletterTestCase;
use PHPUnit\Framework\Attributes\TestWith;
use WP_CLI;
use WP_CLI\ExitException;
use WP_Error;

require_once dirname( __DIR__, 3 ) . '/support/wp-cli.php';

/**
 * LEAD-80
 */
final class SubscriberChangesTest extends NewsletterTestCase {

	private SubscribersCommand $command;

	protected function setUp(): void {
		parent::setUp();
		WP_CLI::$said   = [];
		WP_CLI::$agrees = true;
		$this->command  = $this->built->get( SubscribersCommand::class );
		foreach ( [ 'subscribers', 'signups', 'outbox', 'audit' ] as $table ) {
			$this->connection->execute( "DELETE FROM {$this->connection->table( $table )}" );
		}
	}

	/**
	 * Somebody who has signed up.
	 *
	 * @param string $email    The address.
	 * @param string $honeypot What makes it spam.
	 * @return string The ID, as one types it.
	 */
	private function signed_up( string $email = 'jo@example.com', string $honeypot = '' ): string {
		$this->sign_up( $this->signup_on_page(), [ 'email' => $email, 'honeypot' => $honeypot ] );
		return (string) $this->subscriber( $email )['id'];
	}

	/**
	 * Where somebody stands.
	 *
	 * @param string $email The address.
	 */
	private function standing( string $email = 'jo@example.com' ): string {
		return (string) $this->subscriber( $email )['status'];
	}

	/**
	 * LEAD-80: each option narrows the list.
	 */
	public function test_subscribers_are_listed_by_the_options(): void {
		$jo  = $this->signed_up();
		$kim = $this->signed_up( 'kim@example.com' );
		foreach ( [
			[ [ 'list' => 'newsletter', 'status' => 'pending' ], "{$kim} {$jo}" ],
			[ [ 'search' => 'kim' ], $kim ],
			[ [ 'before' => $kim ], $jo ],
			[ [ 'limit' => '1' ], $kim ],
		] as [ $options, $found ] ) {
			WP_CLI::$said = [];
			$this->command->list( [], $options + [ 'format' => 'ids' ] );
			self::assertSame( [ $found ], WP_CLI::$said );
		}
		foreach ( [ [ 'list' => 'other' ], [ 'status' => 'confirmed' ] ] as $options ) {
			WP_CLI::$said = [];
			$this->command->list( [], $options + [ 'format' => 'count' ] );
			self::assertSame( [ '0' ], WP_CLI::$said );
		}
		$this->expectException( ExitException::class );
		$this->command->list( [], [ 'status' => 'lost' ] );
	}

	/**
	 * NEWS-33: the mail that asks is taken back.
	 */
	public function test_somebody_is_unsubscribed(): void {
		$id = $this->signed_up();
		self::assertCount( 1, $this->waiting_mails() );
		$this->command->unsubscribe( [ $id ] );
		self::assertSame( SubscriberStatus::Unsubscribed->value, $this->standing() );
		self::assertSame( [], $this->waiting_mails() );
		self::assertSame( [ 'Success: jo@example.com has been unsubscribed from the list “newsletter”.' ], WP_CLI::$said );
	}

	/**
	 * @param 'unsubscribe'|'not-spam'|'delete' $name A command that takes several subscribers.
	 */
	#[TestWith( [ 'unsubscribe' ] )]
	#[TestWith( [ 'not-spam' ] )]
	#[TestWith( [ 'delete' ] )]
	public function test_one_who_is_missing_keeps_the_others_as_they_are( string $name ): void {
		$id      = $this->signed_up();
		$missing = (string) ( (int) $id + 1 );
		foreach ( [ [ $missing, 'no longer exists' ], [ 'jo@example.com', 'is not an ID' ] ] as [ $other, $words ] ) {
			try {
				match ( $name ) {
					'unsubscribe' => $this->command->unsubscribe( [ $id, $other ] ),
					'not-spam'    => $this->command->not_spam( [ $id, $other ] ),
					'delete'      => $this->command->delete( [ $id, $other ], [ 'yes' => true ] ),
				};
				self::fail( 'It should have been refused.' );
			} catch ( ExitException $refusal ) {
				self::assertStringContainsString( $words, $refusal->getMessage() );
				self::assertStringContainsString( 'wp brolga subscribers list', $refusal->getMessage() );
			}
		}
		self::assertSame( 'pending', $this->standing() );
	}

	public function test_a_deletion_asks_first_and_stands_in_the_audit_log(): void {
		$id = $this->signed_up();
		$this->command->delete( [ $id ], [ 'dry-run' => true, 'format' => 'json', 'yes' => true ] );
		self::assertSame(
			'[{"id":' . $id . ',"email":"jo@example.com","list":"newsletter","status":"pending"}]',
			WP_CLI::$said[0] ?? ''
		);
		WP_CLI::$agrees = false;
		try {
			$this->command->delete( [ $id ], [] );
			self::fail( 'Nobody agreed.' );
		} catch ( ExitException ) {
			self::assertSame( 'Delete 1 subscriber permanently, with the proof of consent?', WP_CLI::$said[1] ?? '' );
			self::assertSame( 'pending', $this->standing() );
		}
		$user = $this->become( 'editor' );
		$this->command->delete( [ $id ], [ 'yes' => true ] );
		self::assertSame( 'Success: 1 subscriber has been deleted permanently.', WP_CLI::$said[2] ?? '' );
		self::assertSame( [ 0, 0 ], [ $this->rows_of( 'subscribers' ), $this->rows_of( 'signups' ) ] );
		self::assertSame( [], $this->waiting_mails() );
		$line = $this->built->get( AuditLogRepository::class )->newest( 1 )[0] ?? [];
		self::assertSame( [ 'delete_subscriber', $user ], [ $line['action'] ?? '', $line['user'] ?? 0 ] );
	}

	/**
	 * LEAD-81
	 */
	public function test_assistants_unsubscribe_and_delete(): void {
		$id = (int) $this->signed_up();
		self::assertSame(
			[ 'unsubscribed' => true ],
			$this->built->get( UnsubscribeAbility::class )->execute( [ 'id' => $id ] )
		);
		self::assertSame( 'unsubscribed', $this->standing() );
		self::assertSame(
			[ 'deleted' => true ],
			$this->built->get( DeleteSubscriberAbility::class )->execute( [ 'id' => $id ] )
		);
		self::assertSame( 0, $this->rows_of( 'subscribers' ) );
		foreach ( [ UnsubscribeAbility::class, DeleteSubscriberAbility::class ] as $class ) {
			self::assertInstanceOf( WP_Error::class, $this->built->get( $class )->execute( [ 'id' => $id ] ) );
			self::assertFalse( $this->built->get( $class )->definition()->is_readonly );
		}
	}

	/**
	 * SPAM-12
	 */
	public function test_what_is_no_spam_goes_on(): void {
		$spam = $this->signed_up( 'jo@example.com', 'x' );
		$fine = $this->signed_up( 'al@example.com' );
		self::assertSame( 'spam', $this->standing() );
		$this->command->not_spam( [ $spam, $fine ] );
		self::assertSame( [ 'pending', 'pending' ], [ $this->standing(), $this->standing( 'al@example.com' ) ] );
		self::assertCount( 2, $this->waiting_mails() );
		self::assertSame( [ 'Success: 1 sign-up marked as not spam.' ], WP_CLI::$said );
	}

	/**
	 * SPAM-12: one that cannot go on is named.
	 */
	public function test_what_cannot_go_on_is_named(): void {
		$spam = $this->signed_up( 'jo@example.com', 'x' );
		$this->connection->execute( "UPDATE {$this->connection->table( 'subscribers' )} SET list_id = 'gone/main/a1'" );
		try {
			$this->command->not_spam( [ $spam ] );
			self::fail( 'It should have been refused.' );
		} catch ( ExitException $refusal ) {
			self::assertStringContainsString( ": {$spam}.", $refusal->getMessage() );
			self::assertSame( 'spam', $this->standing() );
		}
	}
}
